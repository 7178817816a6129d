import type { Dice } from '../../engine-load/seeded-random.ts';
import { drawForms } from './draw-forms.ts';
import { wordCount, type Block, type Contract } from './block.ts';

/** A paragraph in its place; `part` counts the contracts a paper is made of, each with numbers of its own. */
export interface PaperBlock extends Block {
  readonly id: string;
  readonly part: number;
}

export interface Paper {
  readonly blocks: readonly PaperBlock[];
  /** Contracts the paper holds nothing of: what is inserted comes from them. */
  readonly donors: readonly Contract[];
}

/** Words on an average page of the papers drawn here. */
const wordsPerPage = 480;
/** Contracts kept back from the longest paper. */
const fewestDonors = 5;

/** Draws contracts until they fill the pages; each but the first is an annex. */
export function drawPaper(contracts: readonly Contract[], pages: number, dice: Dice): Paper {
  const rest = shuffled(contracts, dice);
  const blocks: PaperBlock[] = [];
  for (let part = 0; rest.length > fewestDonors; part += 1) {
    const missing = pages * wordsPerPage - wordCount(blocks);
    const next = missing < wordsPerPage ? undefined : rest.pop();
    if (next === undefined) break;
    const shown = part === 0 ? next.blocks : [annex(part), ...next.blocks];
    for (const [at, { marker, text, heading }] of firstWords(shown, missing).entries())
      blocks.push({ marker, text, heading, part, id: `p${part}-${at}` });
  }
  const forms = drawForms(dice).map((block, at): PaperBlock =>
    Object.assign({}, block, { part: formPart, id: `f${at}` }),
  );
  return { blocks: [...blocks, ...forms], donors: rest };
}

/** Forms are numbered with no contract. */
const formPart = -1;

const annex = (part: number): Block => ({ marker: '', text: `ANNEX ${part}`, heading: true });

/** Whole paragraphs from the beginning; the one that passes the number of words is the last. */
function firstWords(blocks: readonly Block[], words: number): Block[] {
  let sum = 0;
  const end = blocks.findIndex((block) => (sum += wordCount([block])) > words);
  return blocks.slice(0, end === -1 ? undefined : end + 1);
}

export function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  const rest = [...list];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(dice.between(0, rest.length), 1));
  return drawn;
}
