// Long names in narrow places: a browser that knows nothing of a language divides them anywhere, or not at all.

/** Lets names be divided after these beginnings of theirs, and only there. */
export function dividing(...parts: string[]): (name: string) => string {
  const joints = new RegExp(`(?<=^|\\s)(${parts.join("|")})(?=[a-zà-ÿ]{4})`);
  return (name) => name.replace(joints, "$1\u00ad");
}
