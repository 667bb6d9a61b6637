"""Around the entry points of a WebAssembly module: what a host can call, in LLVM's words.

A host passes numbers: an array as its address in the module's memory and its length in each direction, integers and
truth values as 32 bits, other numbers as they are. What it gets back is a number, too. Where a rule raises an
exception, the module stops with a trap, after noting in `failure` what happened.
"""

from __future__ import annotations

from typing import Any

from numba import types as nb

EXPORTS = ("take", "give", "failure")
# Memory in blocks of two to the power of k; those given back wait in a list for each k. In front of a block lies its k.
RUNTIME = """
@__heap_base = external global i8
@blocks = internal global [32 x i32] zeroinitializer
@top = internal global i32 0
@failed = internal global ptr null
declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare void @llvm.trap() noreturn

define i32 @take(i32 %n) {
  %large = icmp ugt i32 %n, 1073741824
  br i1 %large, label %none, label %fits
fits:
  %small = icmp ult i32 %n, 16
  %room = select i1 %small, i32 16, i32 %n
  %most = sub i32 %room, 1
  %zeros = call i32 @llvm.ctlz.i32(i32 %most, i1 true)
  %k = sub i32 32, %zeros
  %list = getelementptr [32 x i32], ptr @blocks, i32 0, i32 %k
  %kept = load i32, ptr %list
  %has = icmp ne i32 %kept, 0
  br i1 %has, label %again, label %new
again:
  %block = inttoptr i32 %kept to ptr
  %next = load i32, ptr %block
  store i32 %next, ptr %list
  ret i32 %kept
new:
  %at = load i32, ptr @top
  %begun = icmp ne i32 %at, 0
  %base = ptrtoint ptr @__heap_base to i32
  %low = select i1 %begun, i32 %at, i32 %base
  %up = add i32 %low, 15
  %start = and i32 %up, -16
  %size = shl i32 1, %k
  %whole = add i32 %size, 16
  %end = add i32 %start, %whole
  %over = icmp ult i32 %end, %start
  br i1 %over, label %none, label %check
check:
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %less = sub i32 %end, 1
  %last = lshr i32 %less, 16
  %enough = icmp ult i32 %last, %pages
  br i1 %enough, label %done, label %grow
grow:
  %needed = add i32 %last, 1
  %more = sub i32 %needed, %pages
  %before = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %more)
  %refused = icmp eq i32 %before, -1
  br i1 %refused, label %none, label %done
done:
  store i32 %end, ptr @top
  %head = inttoptr i32 %start to ptr
  store i32 %k, ptr %head
  %usable = add i32 %start, 16
  ret i32 %usable
none:
  ret i32 0
}

define void @give(i32 %at) {
  %start = sub i32 %at, 16
  %head = inttoptr i32 %start to ptr
  %k = load i32, ptr %head
  %list = getelementptr [32 x i32], ptr @blocks, i32 0, i32 %k
  %next = load i32, ptr %list
  %block = inttoptr i32 %at to ptr
  store i32 %next, ptr %block
  store i32 %at, ptr %list
  ret void
}

define i32 @failure() {
  %told = load ptr, ptr @failed
  %at = ptrtoint ptr %told to i32
  ret i32 %at
}

define void @NRT_incref(ptr %counted) alwaysinline {
  ret void
}

define void @NRT_decref(ptr %counted) alwaysinline {
  ret void
}
"""
BODY = """
define {result} @{name}({given}) {{
  %result = alloca i64
  %told = alloca ptr
{lines}
  %status = call i32 @"{inner}"({passed})
  %fine = icmp eq i32 %status, 0
  %nothing = icmp eq i32 %status, -2
  %well = or i1 %fine, %nothing
  br i1 %well, label %done, label %failed
failed:
  %what = load ptr, ptr %told
  store ptr %what, ptr @failed
  call void @llvm.trap()
  unreachable
done:
{end}
}}
"""


def shim(name: str, inner: Any, signature: Any) -> str:
    """What a host calls by the name of an entry point. `inner`: Numba's description of the function itself."""
    given, lines, passed = [], [], ["ptr %result", "ptr %told"]
    for i, kind in enumerate(signature.args):
        if isinstance(kind, nb.Array):
            sizes = [f"%a{i}n{j}" for j in range(kind.ndim)]
            given += [f"ptr %a{i}", *(f"i32 {size}" for size in sizes)]
            lines += [f"{size}w = zext i32 {size} to i64" for size in sizes]
            item = kind.dtype.size if isinstance(kind.dtype, nb.Record) else kind.dtype.bitwidth // 8
            steps = [f"{item}"]
            if kind.ndim == 2:
                lines += [f"%a{i}s = mul i64 {sizes[1]}w, {item}", f"%a{i}c = mul i64 {sizes[0]}w, {sizes[1]}w"]
                steps = [f"%a{i}s", f"{item}"]
            count = f"{sizes[0]}w" if kind.ndim == 1 else f"%a{i}c"
            row = ["ptr null", "ptr null", f"i64 {count}", f"i64 {item}", f"ptr %a{i}"]
            row += [*(f"i64 {size}w" for size in sizes), *(f"i64 {step}" for step in steps)]
        elif kind == nb.float64:
            given, row = [*given, f"double %a{i}"], [f"double %a{i}"]
        elif kind == nb.boolean:
            given.append(f"i32 %a{i}")
            lines += [f"%a{i}b = icmp ne i32 %a{i}, 0", f"%a{i}w = zext i1 %a{i}b to i8"]
            row = [f"i8 %a{i}w"]
        elif kind == nb.int64:
            given.append(f"i32 %a{i}")
            lines.append(f"%a{i}w = sext i32 %a{i} to i64")
            row = [f"i64 %a{i}w"]
        else:
            raise TypeError(f"{name}: a host cannot pass {kind}")
        passed += row
    declared = [one.split()[0] for one in passed]
    result, end = answered(name, nb.unliteral(signature.return_type))
    body = BODY.format(
        name=name,
        inner=inner.llvm_func_name,
        result=result,
        given=", ".join(given),
        lines="\n".join(f"  {line}" for line in lines),
        passed=", ".join(passed),
        end=end,
    )
    return f'declare i32 @"{inner.llvm_func_name}"({", ".join(declared)})\n{body}'


def answered(name: str, kind: Any) -> tuple[str, str]:
    """How the result comes back: its type, and the words that end the function."""
    if kind == nb.none:
        return "void", "  ret void"
    if kind == nb.float64:
        return "double", "  %number = load double, ptr %result\n  ret double %number"
    if isinstance(kind, nb.Integer | nb.Boolean):
        held, change = (f"i{kind.bitwidth}", "sitofp") if isinstance(kind, nb.Integer) else ("i8", "uitofp")
        read = f"  %whole = load {held}, ptr %result\n  %number = {change} {held} %whole to double\n"
        return "double", read + "  ret double %number"
    raise TypeError(f"{name}: a host cannot be given {kind}")
