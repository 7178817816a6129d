/** How Node starts a comparison. */
export declare const compareStart: (
  root: string,
  major: number,
) => Promise<{
  readonly options: readonly string[];
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
}>;
