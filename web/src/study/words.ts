// The words of the pages for study: a file of their own, which the first page does not load.
import { saying } from "../lib/words.svelte";

/** A message of the pages for study. */
export const s = saying("board");
