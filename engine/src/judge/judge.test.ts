import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@app/shared/contracts';
import type { RuleFinding } from '../rules/rule.ts';
import { judge } from './judge.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { aRuleFinding, placeOf } from './testing/judge-builders.ts';

const documents = factDocuments(
  ['one two three four', '', 'five six seven eight'],
  ['one two three four', '', 'five six seven eight'],
);
const [first, second] = documents as [(typeof documents)[0], (typeof documents)[0]];
const at = (words: string) => [placeOf(first, words), placeOf(second, words)];
const told = (findings: readonly Finding[]): string[] => findings.map(({ subject }) => subject);
const named = (subject: string, words: string, changes: Partial<RuleFinding> = {}): RuleFinding =>
  aRuleFinding(at(words), { subject, ...changes });

describe('judge', () => {
  it('puts the severest findings first, whatever their certainty', () => {
    const findings = judge(documents, [
      named('info', 'one', { severity: 'info', confidence: 0.99 }),
      named('low', 'two', { severity: 'low', confidence: 0.98 }),
      named('medium', 'three', { severity: 'medium', confidence: 0.97 }),
      named('high', 'four', { severity: 'high', confidence: 0.5 }),
    ]);
    expect(told(findings)).toEqual(['high', 'medium', 'low', 'info']);
  });

  it('puts the surer of two equally severe findings first', () => {
    const findings = judge(documents, [
      named('unsure', 'one', { confidence: 0.6 }),
      named('sure', 'two', { confidence: 0.8 }),
    ]);
    expect(told(findings)).toEqual(['sure', 'unsure']);
  });

  it('puts findings that are alike in the order in which a reader meets them', () => {
    const inSecond = aRuleFinding([placeOf(second, 'two')], { subject: 'second document' });
    const findings = judge(documents, [
      inSecond,
      named('second line', 'six'),
      named('later word', 'three'),
      named('first', 'one'),
    ]);
    expect(told(findings)).toEqual(['first', 'later word', 'second line', 'second document']);
  });

  it('numbers findings in their final order', () => {
    const findings = judge(documents, [named('b', 'two', { severity: 'low' }), named('a', 'one')]);
    expect(findings.map(({ id, subject }) => [id, subject])).toEqual([
      ['f1', 'a'],
      ['f2', 'b'],
    ]);
  });

  it.each([
    ['given first', ['two three', 'one two']],
    ['given last', ['one two', 'two three']],
  ])('keeps of two rules that point at the same words the surer one, %s', (_, [x = '', y = '']) => {
    const confidence = (words: string): number => (words === 'two three' ? 0.9 : 0.7);
    const findings = judge(documents, [
      named(x, x, { confidence: confidence(x) }),
      named(y, y, { confidence: confidence(y), severity: 'medium' }),
    ]);
    expect(told(findings)).toEqual(['two three']);
  });

  it('keeps findings on neighbouring words apart', () => {
    expect(told(judge(documents, [named('left', 'one two'), named('right', 'three four')]))).toEqual(['left', 'right']);
  });

  it('keeps a finding of which only one side was told already', () => {
    const places = [placeOf(first, 'one'), placeOf(second, 'six')];
    const wider = aRuleFinding(places, { subject: 'wider', rule: 'wording-change', confidence: 0.5 });
    expect(told(judge(documents, [named('sure', 'one'), wider]))).toEqual(['sure', 'wider']);
  });

  it('keeps findings at the same words of different passages and documents', () => {
    const twice = factDocuments(['again and again'], ['again and again', '', 'again and again']);
    const [a, b] = twice as [(typeof twice)[0], (typeof twice)[0]];
    const place = placeOf(b, 'and');
    const findings = judge(twice, [
      aRuleFinding([placeOf(a, 'and')], { subject: 'a' }),
      aRuleFinding([place], { subject: 'b' }),
      aRuleFinding([{ ...place, passage: place.passage + 1 }], { subject: 'b, below' }),
    ]);
    expect(told(findings)).toEqual(['a', 'b', 'b, below']);
  });

  it('shows four places per side and document', () => {
    const many = (document: typeof first) =>
      'one two three four five six'.split(' ').map((word) => placeOf(document, word));
    const finding = aRuleFinding([], {
      sides: [{ places: [...many(first), ...many(second)] }, { places: many(second).slice(0, 1) }],
    });
    const [shown] = judge(documents, [finding]);
    expect(shown?.positions.map(({ document, value }) => `${document} ${value}`)).toEqual([
      'd1 one',
      'd1 two',
      'd1 three',
      'd1 four',
      'd2 one',
      'd2 two',
      'd2 three',
      'd2 four',
      'd2 one',
    ]);
  });

  it('judges findings alike in whatever order rules give them', () => {
    const findings = [
      named('a', 'one two'),
      named('b', 'two three', { rule: 'wording-change', kind: 'wording' }),
      named('c', 'six', { severity: 'low' }),
      named('d', 'seven', { confidence: 0.4 }),
    ];
    expect(judge(documents, findings.toReversed())).toEqual(judge(documents, findings));
  });
});
