/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const single = /^bytes=(\d*)-(\d*)$/;

/**
 * What a `Range` header asks for of so many bytes (RFC 9110, 14.2): `whole` without one, for several at once and for what
 * is none; `unsatisfiable` when it begins behind the end.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = single.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const suffix = Math.min(Number(last), size);
    return suffix === 0 ? 'unsatisfiable' : { start: size - suffix, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
