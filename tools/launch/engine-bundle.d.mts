/** Path of the command that compares, bundled from the sources as they are now. */
export declare const bundledCommand: (
  root: string,
  bundle?: (engine: string, folder: string) => Promise<void>,
) => Promise<string>;
