import { joined, run, type Inlines, type RunFormat } from '../blocks/inline.ts';
import { redlineOf, type ChangePassage, type RedlinePart } from '../model/change-passages.ts';

/** A passage with its struck, inserted and moved words marked, as runs. */
export function redline(passage: ChangePassage, words: RunFormat): Inlines {
  const parts = redlineOf(passage);
  const [first, last] = [parts[0], parts.at(-1)];
  const lead = first?.mark === 'same' && /^[^\p{Lu}\p{N}]/u.test(first.text) ? run('… ') : [];
  const tail = last?.mark === 'same' && /[^.!?:;"”’)]$/u.test(last.text) ? run(' …') : [];
  return [
    lead,
    joined(
      parts.map((part) => redlinePart(part, words)),
      run(' '),
    ),
    tail,
  ];
}

function redlinePart({ text, mark, isLight }: RedlinePart, words: RunFormat): Inlines {
  if (mark === 'same') return run(text, words);
  return run(text, { ...words, style: styleOf[isLight ? 'light' : 'full'][mark] });
}

const styleOf = {
  full: { struck: 'Struck', inserted: 'Inserted', moved: 'Moved' },
  light: { struck: 'LightlyStruck', inserted: 'LightlyInserted', moved: 'Moved' },
} as const;

/** What the marks mean, each shown as itself. */
export const redlineLegend = (first: string, second: string): Inlines => [
  run('Marks: ', { style: 'Muted' }),
  run(`only in ${first}`, { style: 'Struck' }),
  run('  '),
  run(`only in ${second}`, { style: 'Inserted' }),
  run('  '),
  run('moved', { style: 'Moved' }),
  run('  '),
  run('old', { style: 'LightlyStruck' }),
  run(' '),
  run('new', { style: 'LightlyInserted' }),
  run(' form or wording only, same meaning', { style: 'Muted' }),
];
