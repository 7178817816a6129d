import { describe, expect, it } from '@jest/globals';
import { dice, seededRandom } from '../../engine-load/seeded-random.ts';
import { drawPaper, type Paper } from '../sources/draw-paper.ts';
import { sampleContracts } from '../testing/sample-contracts.ts';
import { printed } from './draft.ts';
import { editPaper, type EditKind } from './edit-paper.ts';
import type { EditedPaper, Operator, Place } from './edit.ts';

const seeds = Array.from({ length: 40 }, (_, at) => at + 1);
const kinds: readonly EditKind[] = ['token', 'rewrite', 'nway'];

const [supply] = sampleContracts;
const paper: Paper = {
  blocks: (supply?.blocks ?? []).map(({ marker, text, heading }, at) => ({
    marker,
    text,
    heading,
    part: 0,
    id: `p${at}`,
  })),
  donors: sampleContracts.slice(1),
};

const edited = (kind: EditKind, seed: number): EditedPaper =>
  editPaper(paper, kind, 10, dice(seededRandom(seed * 7919)));

const everyPaper = kinds.flatMap((kind) => seeds.map((seed) => edited(kind, seed)));

function textOf(side: EditedPaper['a'], { block, start, end }: Place): string {
  const found = side.find(({ id }) => id === block);
  if (found === undefined) throw new Error(`no paragraph ${block}`);
  return printed(found).slice(start, end);
}

/** The words of an edition that no edit lies over. */
function untouched({ edits, ...sides }: EditedPaper, side: 'a' | 'b'): string[] {
  const moved = new Set(edits.flatMap(({ operator, a }) => (operator === 'moved' ? a.map(({ block }) => block) : [])));
  return sides[side]
    .filter(({ id }) => !moved.has(id))
    .map((block) => {
      const spans = edits.flatMap((edit) => edit[side]).filter((place) => place.block === block.id);
      const marked = spans.toSorted((one, other) => other.start - one.start);
      // An item may have another marker although nothing is noted of its text.
      const renumbered = edits.some(
        (edit) => edit.operator === 'renumbered' && edit[side].some((place) => place.block === block.id),
      );
      if (renumbered) return '';
      return marked.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), printed(block));
    })
    .filter((text) => text !== '');
}

describe(editPaper.name, () => {
  it('is the same for the same draws', () => {
    expect(edited('rewrite', 3)).toEqual(edited('rewrite', 3));
  });

  it('keeps every word that no edit lies over', () => {
    for (const one of everyPaper) expect(untouched(one, 'b')).toEqual(untouched(one, 'a'));
  });

  it('keeps all words of what is moved, renumbered or referred to', () => {
    const words = (text: string): string => text.replace(/^\S+ /u, '').replace(/\d+/gu, '#');
    const harmless = everyPaper.flatMap(({ a, b, edits }) =>
      edits
        .filter(({ operator }) => ['moved', 'renumbered', 'reference'].includes(operator))
        .map((edit) => [
          edit.a.map((place) => words(textOf(a, place))),
          edit.b.map((place) => words(textOf(b, place))),
        ]),
    );
    expect(harmless.length).toBeGreaterThan(50);
    for (const [inA, inB] of harmless) expect(inB).toEqual(inA);
  });

  it('changes words by every operator', () => {
    const expected: readonly Operator[] = [
      'amount',
      'clause-deleted',
      'clause-inserted',
      'condition-added',
      'date',
      'definition-widened',
      'duration',
      'exception-moved',
      'exception-removed',
      'item-deleted',
      'modality',
      'moved',
      'negation',
      'obligation-softened',
      'party',
      'percentage',
      'reference',
      'renumbered',
      'respelt',
      'scope-word',
      'section',
      'sentence-deleted',
      'sentence-inserted',
      'sentence-replaced',
      'time-phrase',
      'transposition',
    ];
    const done = new Set(everyPaper.flatMap(({ edits }) => edits.map(({ operator }) => operator)));
    expect([...done].toSorted()).toEqual(expected);
  });

  it('changes something wherever it says so', () => {
    for (const { a, b, edits } of everyPaper)
      for (const edit of edits.filter(({ operator }) => operator !== 'moved'))
        expect(edit.b.map((place) => textOf(b, place))).not.toEqual(edit.a.map((place) => textOf(a, place)));
  });

  it('leaves the clauses of the second edition counted without a gap, and references on their clauses', () => {
    for (const { a, b } of seeds.map((seed) => edited('rewrite', seed))) {
      const numbers = b.flatMap(({ marker }) => (/^\d+\.$/u.test(marker) ? [Number.parseInt(marker, 10)] : []));
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      const liability = (side: typeof a): string | undefined =>
        side.find(({ text }) => text.startsWith('Liability.'))?.marker;
      const warranty = b.find(({ text }) => text.startsWith('Warranty.'));
      if (liability(b) !== undefined && warranty?.text.includes('governed by'))
        expect(warranty.text).toContain(`governed by Section ${liability(b)?.replace('.', '')}`);
    }
  });

  it('leaves the clauses of other papers alone', () => {
    const claims = everyPaper.flatMap(({ b }) => b.filter(({ text }) => text.includes('Sales Act')));
    expect(claims.length).toBeGreaterThan(0);
    for (const { text } of claims) expect(text).toMatch(/Section 15 of the Sales Act/u);
  });

  it('changes nothing of a clean pair', () => {
    const { a, b, edits } = edited('clean', 1);
    expect(b).toEqual(a);
    expect(edits).toEqual([]);
  });
});

describe(drawPaper.name, () => {
  it('fills the pages, names the annexes and keeps donors back', () => {
    const drawn = drawPaper([...sampleContracts, ...sampleContracts], 2, dice(seededRandom(5)));
    expect(drawn.blocks.some(({ text }) => text === 'ANNEX 1')).toBe(true);
    expect(drawn.donors.length).toBeGreaterThanOrEqual(5);
    expect(new Set(drawn.blocks.map(({ id }) => id)).size).toBe(drawn.blocks.length);
  });
});
