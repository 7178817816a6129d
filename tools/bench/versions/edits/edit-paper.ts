import type { Dice } from '../../engine-load/seeded-random.ts';
import { shuffled, type Paper, type PaperBlock } from '../sources/draw-paper.ts';
import { Draft } from './draft.ts';
import type { EditedPaper, Operator } from './edit.ts';
import { paperNames } from './paper-names.ts';
import { relist } from './relist.ts';
import { restructure } from './restructure.ts';
import { respell, rewriteOperators, withDonors } from './rewrite-operators.ts';
import { isGeneral, sentencesOf } from './sentences.ts';
import { tokenOperators, type Finder } from './token-operators.ts';

export type EditKind = 'clean' | 'token' | 'rewrite' | 'nway';

type Finders = Readonly<Partial<Record<Operator, Finder>>>;

/** Makes the second edition; the longer the paper, the more is changed in it. */
export function editPaper({ blocks, donors }: Paper, kind: EditKind, pages: number, dice: Dice): EditedPaper {
  const draft = new Draft(blocks);
  const count = kind === 'nway' ? dice.between(2, 5) : 4 + Math.ceil(pages / 5);
  const names = paperNames(blocks);
  if (kind === 'token' || kind === 'nway') changeWords(draft, tokenOperators, { count, names, dice });
  if (kind === 'rewrite') {
    for (const part of partsOf(blocks)) {
      restructure(part, draft, donors, dice);
      relist(part, draft, dice.between(0, 2) === 0, dice);
    }
    const sentences = donors.flatMap((donor) =>
      donor.blocks.flatMap(({ text }) => sentencesOf(text).map((one) => one.text)),
    );
    const finders = { ...rewriteOperators, ...withDonors(sentences.filter(isGeneral)) };
    changeWords(draft, finders, { count, names, dice });
    changeWords(draft, { respelt: respell }, { count: Math.ceil(count / 4), names, dice, harmless: true });
  }
  return draft.finish();
}

function partsOf(blocks: readonly PaperBlock[]): PaperBlock[][] {
  return [...Map.groupBy(blocks, ({ part }) => part).values()];
}

interface Amount {
  readonly count: number;
  readonly names: ReadonlySet<string>;
  readonly dice: Dice;
  readonly harmless?: boolean;
}

/** Each operator in its turn changes one paragraph that lets it; one that finds nothing falls out. */
function changeWords(draft: Draft, finders: Finders, { count, names, dice, harmless = false }: Amount): void {
  let turns = shuffled(Object.keys(finders).filter(isKeyOf(finders)), dice);
  for (let done = 0; done < count && turns.length > 0;) {
    const failed = new Set<Operator>();
    for (const operator of turns) {
      if (done >= count) break;
      if (changeOne(draft, operator, finders[operator], { names, dice, harmless })) done += 1;
      else failed.add(operator);
    }
    turns = turns.filter((operator) => !failed.has(operator));
  }
}

const isKeyOf =
  (finders: Finders) =>
  (key: string): key is Operator =>
    Object.hasOwn(finders, key);

function changeOne(
  draft: Draft,
  operator: Operator,
  find: Finder | undefined,
  { names, dice, harmless }: Required<Omit<Amount, 'count'>>,
): boolean {
  for (const block of shuffled(draft.open(), dice)) {
    const found = find?.(block.text, dice, names) ?? [];
    const change = found[dice.between(0, Math.max(1, found.length))];
    if (change !== undefined && draft.change(block, change, operator, harmless)) return true;
  }
  return false;
}
