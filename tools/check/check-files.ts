/** Words that name no content; a file or folder is named for what is in it. */
const emptyWords = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager', 'v2', 'new', 'legacy']);

/** Paths of the project whose file or folder names say nothing. */
export function findEmptyNames(paths: readonly string[]): string[] {
  return paths.filter((path) =>
    path.split('/').some((part) => {
      const stem = part.replace(/\..*$/, '');
      return emptyWords.has(stem) || stem.split('-').some((word) => word === 'utils' || word === 'helpers');
    }),
  );
}

/** What must not stand in the repository: paths of one machine, addresses of a package registry. */
const leaks = [
  /(?<![\w.])\/(?:work|home|Users)\/[a-z]/,
  /registry\.[a-z]+\.(?:org|com)/,
  /\btarball: *https?:/,
  /resolved "https?:/,
];

export interface Leak {
  readonly path: string;
  readonly line: number;
}

/** Lines of a text file that name a machine's folder or a registry's address. */
export function findLeaks(path: string, content: string): Leak[] {
  return content
    .split('\n')
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => leaks.some((leak) => leak.test(text)))
    .map(({ line }) => ({ path, line }));
}
