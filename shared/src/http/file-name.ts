/** The file name a `Content-Disposition` header gives (RFC 6266): the extended form wins over the plain one. */
export function fileNameOf(header: string | null): string | null {
  if (header === null) return null;
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header)?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // A broken escape: the plain form is still there.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(header);
  const name = plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2];
  return name === undefined || name === '' ? null : name;
}
