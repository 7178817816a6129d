/** `lease.pdf` as the second of its name is `lease (2).pdf`. */
function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)} (${number})${name.slice(dot)}` : `${name} (${number})`;
}

export interface NamedApart {
  readonly files: readonly File[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

/**
 * Tells files of one name apart, because the server knows a document by its name: the second becomes `x (2).pdf`, also
 * where the first is among `kept`, which are there already. Names that differ in case only count as one. The bytes are not copied.
 */
export function nameApart(files: readonly File[], kept: readonly string[] = []): NamedApart {
  const seen = new Set(kept.map((name) => name.toLowerCase()));
  const taken = new Set([...seen, ...files.map((file) => file.name.toLowerCase())]);
  const renamed: { from: string; to: string }[] = [];
  const apart = files.map((file) => {
    if (!seen.has(file.name.toLowerCase())) {
      seen.add(file.name.toLowerCase());
      return file;
    }
    let number = 2;
    while (taken.has(numbered(file.name, number).toLowerCase())) number += 1;
    const name = numbered(file.name, number);
    taken.add(name.toLowerCase());
    renamed.push({ from: file.name, to: name });
    return new File([file], name, { type: file.type, lastModified: file.lastModified });
  });
  return { files: apart, renamed };
}
