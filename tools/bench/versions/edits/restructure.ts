import type { Dice } from '../../engine-load/seeded-random.ts';
import { wordCount, wordsOf, type Block, type Contract } from '../sources/block.ts';
import type { PaperBlock } from '../sources/draw-paper.ts';
import { clausesOf, type Clause, type ClausedPart } from './clauses.ts';
import type { Draft } from './draft.ts';
import { readClauseNumber, writeClauseNumber } from './numbering.ts';
import { adaptReferences, referencesIn } from './references.ts';

/** What is moved, inserted or deleted as a whole is of this many words at most. */
const mostWords = 220;
/** A clause moves past so many others at least. */
const leastMove = 2;

/** Number of a clause that has none yet: it takes that of the clause it stands before. */
const inserted = 0;

type Rearrange = (part: ClausedPart, draft: Draft, dice: Dice) => Clause[] | undefined;

/** Moves, inserts or deletes one clause of a contract; the numbers behind it, and the references to them, follow. */
export function restructure(part: readonly PaperBlock[], draft: Draft, donors: readonly Contract[], dice: Dice): void {
  const claused = clausesOf(part);
  if (claused === undefined) return;
  const ways: Rearrange[] = [move, remove, insertFrom(donors)];
  const order = ways[dice.between(0, ways.length)]?.(claused, draft, dice);
  if (order === undefined) return;
  const newNumbers = new Map(order.flatMap(({ number }, at) => (number === inserted ? [] : [[number, at + 1]])));
  const renumbered = order.flatMap(({ number, blocks }) =>
    number === inserted ? blocks : blocks.map((block) => withNumber(block, newNumbers)),
  );
  const changed = new Map(renumbered.map((block) => [block.id, block]));
  const first = draft.blocks.findIndex(({ id }) => id === claused.clauses[0]?.blocks[0]?.id);
  const count = claused.clauses.reduce((sum, { blocks }) => sum + blocks.length, 0);
  draft.blocks.splice(first, count, ...renumbered);
  for (const block of part) {
    if (!draft.blocks.some(({ id }) => id === block.id)) continue;
    const isRenumbered = changed.has(block.id) && changed.get(block.id)?.marker !== block.marker;
    if (isRenumbered && !draft.isClosed(block))
      draft.note({ operator: 'renumbered', harmless: true, beginning: true }, [block]);
    for (const change of adaptReferences(block.text, newNumbers)) draft.change(block, change, 'reference', true);
  }
}

function withNumber(block: PaperBlock, newNumbers: ReadonlyMap<number, number>): PaperBlock {
  const read = readClauseNumber(block.marker);
  const [first = 0, ...rest] = read?.numbers ?? [];
  const next = newNumbers.get(first);
  if (read === undefined || next === undefined) return block;
  return { ...block, marker: writeClauseNumber({ ...read, numbers: [next, ...rest] }) };
}

/** The last clause runs into signatures and exhibits, so it stays where it is; the first opens the contract. */
function movable({ clauses }: ClausedPart, draft: Draft, dice: Dice): Clause | undefined {
  const open = new Set(draft.open().map(({ id }) => id));
  const fit = clauses
    .slice(1, -1)
    .filter(({ blocks }) => wordCount(blocks) <= mostWords && wordCount(blocks) > 12)
    .filter(({ blocks }) => blocks.every(({ id, heading }) => heading || open.has(id)));
  return fit[dice.between(0, Math.max(1, fit.length))];
}

function move(part: ClausedPart, draft: Draft, dice: Dice): Clause[] | undefined {
  const clause = movable(part, draft, dice);
  if (clause === undefined) return undefined;
  const rest = part.clauses.filter((one) => one !== clause);
  const old = part.clauses.indexOf(clause);
  const places = rest.flatMap((_, at) => (at > 0 && Math.abs(at - old) >= leastMove ? [at] : []));
  const place = places[dice.between(0, Math.max(1, places.length))];
  if (place === undefined) return undefined;
  draft.note({ operator: 'moved', harmless: true }, clause.blocks);
  return rest.toSpliced(place, 0, clause);
}

function remove(part: ClausedPart, draft: Draft, dice: Dice): Clause[] | undefined {
  const clause = movable(part, draft, dice);
  if (clause === undefined || clause.blocks.length > 3) return undefined;
  const everything = [...part.before, ...part.clauses.flatMap(({ blocks }) => blocks)];
  if (everything.some(({ text }) => referencesIn(text).includes(clause.number))) return undefined;
  const at = part.clauses.indexOf(clause);
  const neighbour = part.clauses[at - 1]?.blocks.at(-1);
  draft.note({ operator: 'clause-deleted', harmless: false }, clause.blocks, neighbour);
  return part.clauses.filter((one) => one !== clause);
}

function insertFrom(donors: readonly Contract[]): Rearrange {
  return ({ clauses }, draft, dice) => {
    const fit = donors.flatMap(({ blocks }) => blocks).filter(isClause);
    const donor = fit[dice.between(0, Math.max(1, fit.length))];
    const at = dice.between(2, clauses.length - 1);
    const [neighbour, like] = [clauses[at - 1]?.blocks.at(-1), clauses[at]?.blocks[0]];
    if (donor === undefined || neighbour === undefined || like === undefined) return undefined;
    const block = { ...like, heading: false, id: `${like.id}-inserted`, text: donor.text };
    draft.note({ operator: 'clause-inserted', harmless: false }, [block], neighbour);
    return clauses.toSpliced(at, 0, { number: inserted, blocks: [block] });
  };
}

/** A clause that reads on its own: a title, and a sentence or two that refer to nothing else. */
const isClause = ({ marker, text, heading }: Block): boolean =>
  !heading &&
  readClauseNumber(marker) !== undefined &&
  /^[A-Z][A-Za-z ,;]{3,40}\. [A-Z].*[a-z]\.$/u.test(text) &&
  wordsOf(text).length >= 18 &&
  wordsOf(text).length <= 110 &&
  !/\d|Section|Exhibit|Schedule|\$/u.test(text);
