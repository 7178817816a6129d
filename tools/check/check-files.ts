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

export interface Finding {
  readonly path: string;
  readonly line: number;
}

/** Lines of a text file that name a machine's folder or a registry's address. */
export const findLeaks = (path: string, content: string): Finding[] =>
  linesLike(path, content, (text) => leaks.some((leak) => leak.test(text)));

/** Steps upwards one after the other, in one text or as one part each: `../../x` and `'..', '..', 'x'`. */
const stepsUp = /(?<![\w.])\.\.(?:(?:\/|(['"`])\s*,\s*\1)\.\.)*(?![\w.])/g;

/** Lines with a path that leads from its file out of the repository, where a clone has nothing. */
export const findPathsOut = (path: string, content: string): Finding[] => {
  const depth = path.split('/').length - 1;
  const isOut = (steps: string): boolean => steps.split('..').length - 1 > depth;
  return linesLike(path, content, (text) => (text.match(stepsUp) ?? []).some(isOut));
};

/** The flags of a regular expression that ignores case over all of Unicode, which no word needs (docs/decisions/0012). */
const slowFlags = /[^\s/]\/[gmsy]*(?:iu|ui)[gmsy]*(?![\w/])|'[gmsy]*(?:iu|ui)[gmsy]*'/;

/** Letters and figures of all scripts, which V8 gathers anew for each expression. */
const wideClasses = /\\[pP]\{[LN]\}/;

/** Lines with an expression that takes several times as long to compile as it needs to. */
export const findSlowExpressions = (path: string, content: string): Finding[] =>
  linesLike(path, content, (text) => slowFlags.test(text) || wideClasses.test(text));

const linesLike = (path: string, content: string, isLike: (text: string) => boolean): Finding[] =>
  content
    .split('\n')
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => isLike(text))
    .map(({ line }) => ({ path, line }));
