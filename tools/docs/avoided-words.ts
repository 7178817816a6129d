export interface AvoidedWord {
  readonly path: string;
  readonly line: number;
  readonly word: string;
  /** What to write in its place. */
  readonly better: string;
}

/** The words of the last table of the glossary, each with what to write in its place. */
export function avoidedWordsOf(glossary: string): ReadonlyMap<string, string> {
  const table = glossary.slice(glossary.indexOf('## Words we avoid')).matchAll(/^\| ([a-z][^|]*?) +\| ([^|]*?) +\|$/gm);
  const rows = [...table].filter(([, words]) => words !== 'avoid');
  return new Map(
    rows.flatMap(([, words = '', better = '']) => words.split(', ').map((word) => [word, better] as const)),
  );
}

/** Avoided words in the text of a page, or in the texts that a source file holds. */
export function findAvoidedWords(path: string, content: string, avoided: ReadonlyMap<string, string>): AvoidedWord[] {
  const texts = path.endsWith('.md') ? proseOf(content) : textsOf(content);
  return texts.flatMap(({ text, line }) =>
    [...avoided].flatMap(([word, better]) =>
      new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(text) ? [{ path, line, word, better }] : [],
    ),
  );
}

interface TextLine {
  readonly text: string;
  readonly line: number;
}

/** The lines of a page without what is code. */
function proseOf(page: string): TextLine[] {
  const prose = page
    .replace(/^ *```[\s\S]*?^ *```/gm, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']');
  return prose.split('\n').map((text, index) => ({ text, line: index + 1 }));
}

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** The sentences and labels among the literals: code names have no space and begin with a small letter. */
function textsOf(source: string): TextLine[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^import .*$/gm, '');
  return [...code.matchAll(literal)].flatMap((match) => {
    const text = (match[1] ?? match[2] ?? match[3] ?? '').replace(/\$\{[^}]*\}/g, ' ');
    if (!/ |^[A-Z]/.test(text.trim())) return [];
    return [{ text, line: code.slice(0, match.index).split('\n').length }];
  });
}
