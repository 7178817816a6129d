/** Shapes that a recogniser takes for each other. */
const alikeShapes: readonly (readonly [RegExp, string])[] = [
  // The marks over a vowel blur it: `ä` is read as `é`.
  [/[àáâãäåèéêëìíîïòóôõöøùúûü]/gi, 'ä'],
  [/rn/gu, 'm'],
  [/cl/gu, 'd'],
  [/vv/gu, 'w'],
  [/[q9]/gu, 'g'],
  [/[o0dq]/gi, 'o'],
  [/[iIl1|!tfj]/gu, 'l'],
  [/[s5]/gi, 's'],
  [/[b8]/gi, 'b'],
  [/[z2]/gi, 'z'],
  [/[uvy]/gu, 'u'],
  [/[hn]/gu, 'n'],
  [/[ec]/gu, 'c'],
];

/** Whether two texts can be the same on paper: they differ by shapes that a recogniser mistakes. */
export function isScanSlip(a: string, b: string): boolean {
  const fold = (text: string): string =>
    alikeShapes.reduce(
      (folded, [pattern, sign]) => folded.replace(pattern, sign),
      text.replace(/[^A-Za-zªµºÀ-ÖØ-ӿ\d|!]/gu, ''),
    );
  return fold(a) === fold(b);
}

/** Marks from which on a code is known by all but one of them, and from which on whatever that one is. */
const longCode = { twice: 6, other: 12 } as const;
/** One mark that is read as two of its shape. */
const twice = /0[OQD]|[OQD]0|1[IL]|[IL]1/gu;

/** Whether a recogniser can have read one code for another: `RM4I7` for `RM417`, a letter for a figure, `M0O` for `MO`. */
export function isCodeMisread(read: string, exact: string): boolean {
  if (!/[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(read + exact)) return false;
  if (isScanSlip(read, exact)) return true;
  if (read.length === exact.length + 1)
    return (
      exact.length >= longCode.twice &&
      [...read.matchAll(twice)].some(({ index }) =>
        [index, index + 1].some((at) => isScanSlip(read.slice(0, at) + read.slice(at + 1), exact)),
      )
    );
  return exact.length >= longCode.other && isOtherSort(read, exact);
}

/** One mark alone differs, and is a letter here and a figure there: nobody types so. */
function isOtherSort(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const unlike = Array.from({ length: a.length }, (_, at) => at).filter((at) => a[at] !== b[at]);
  const [at = 0] = unlike;
  return unlike.length === 1 && /\d/u.test(a[at] ?? '') !== /\d/u.test(b[at] ?? '');
}
