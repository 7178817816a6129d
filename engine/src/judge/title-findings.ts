import type { Finding } from '@app/shared/contracts';

/** Longer, in letters, a heading is no title. */
const longestTitle = 60;

/**
 * Gives findings titles that a person would write: of a change between versions the heading that it stands under, where no
 * other change does; otherwise what it was called, without brackets that are cut. No two are alike.
 */
export function titleFindings(findings: readonly Finding[]): Finding[] {
  const choices = findings.map(choicesOf);
  const first = countsOf(choices.map(([title = '']) => title));
  const taken = new Set<string>();
  return findings.map((finding, index) => {
    const [title = '', otherwise = title] = choices[index] ?? [];
    const wanted = first.get(title) === 1 ? title : otherwise;
    const subject = distinct(wanted, finding, taken);
    taken.add(subject);
    return { ...finding, subject };
  });
}

/** The best title, and what is taken where another finding would have the same. */
function choicesOf({ rule, subject, positions }: Finding): string[] {
  const told = tidied(subject);
  const heading = rule.startsWith('version-') ? titleOf(positions[0]?.section ?? '') : '';
  return heading === '' ? [told] : [heading, told];
}

function countsOf(titles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  return counts;
}

/** Told apart by the page, and where that is the same by a number. */
function distinct(title: string, { positions }: Finding, taken: ReadonlySet<string>): string {
  if (!taken.has(title)) return title;
  const onPage = `${title}, page ${positions[0]?.page ?? 1}`;
  if (!taken.has(onPage)) return onPage;
  let count = 2;
  while (taken.has(`${onPage} (${count})`)) count += 1;
  return `${onPage} (${count})`;
}

/** `ARTICLE VI OWNER FURNISHED EQUIPMENT:` is `Owner furnished equipment`; the number of a clause alone is no title. */
function titleOf(heading: string): string {
  const bare = heading
    .replace(/^(?:(?:[A-Za-zªµºÀ-ÖØ-ӿ]+|§)\s+)?(?:\d+(?:\.\d+)*|[IVXLC]+)[.):]*(?:\s+|$)/u, '')
    .replace(/[\s.:;,]+$/u, '');
  if (bare.length > longestTitle || !/[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(bare)) return '';
  const title = bare === bare.toUpperCase() ? bare.toLowerCase() : bare;
  return tidied(title.charAt(0).toUpperCase() + title.slice(1));
}

const pairs = [
  ['(', ')'],
  ['[', ']'],
] as const;

/** Without a bracket that has no other half, and the punctuation at its ends. */
function tidied(subject: string): string {
  let text = subject;
  for (const [open, close] of pairs) text = withoutHalves(text, open, close);
  const trimmed = text
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s.,;:)\]–-]+/u, '')
    .replace(/[\s.,;:([–-]+$/u, '');
  return trimmed === '' ? subject : trimmed;
}

function withoutHalves(text: string, open: string, close: string): string {
  const halves: number[] = [];
  const opened: number[] = [];
  for (const [at, letter] of Array.from(text).entries()) {
    if (letter === open) opened.push(at);
    else if (letter === close && opened.pop() === undefined) halves.push(at);
  }
  const lone = new Set([...halves, ...opened]);
  return Array.from(text)
    .filter((_, at) => !lone.has(at))
    .join('');
}
