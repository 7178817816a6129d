/** How Node starts a comparison. */
export declare const compareStart: (
  root: string,
  major: number,
) => { readonly options: readonly string[]; readonly env: Readonly<Record<string, string>> };
