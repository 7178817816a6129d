import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@app/shared/contracts';
import type { RuleFinding } from '../rules/rule.ts';
import type { Weigh } from './calibration/weigh.ts';
import { judge } from './judge.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { aRuleFinding, placeOf } from './testing/judge-builders.ts';

const documents = factDocuments(
  ['one two three four', '', 'five six seven eight'],
  ['one two three four', '', 'five six seven eight'],
);
const [first, second] = documents as [(typeof documents)[0], (typeof documents)[0]];
const at = (words: string) => [placeOf(first, words), placeOf(second, words)];
/** All is sure, and just as likely as its rule says. */
const asStated: Weigh = ({ stated }) => ({ tier: 'sure', confidence: stated });
/** From seven of ten on. */
const inTiers: Weigh = ({ stated }) => ({ tier: stated >= 0.7 ? 'sure' : 'possible', confidence: stated });
const judged = (papers: typeof documents, findings: readonly RuleFinding[], weigh = asStated): Finding[] =>
  judge(papers, findings, { weigh }).findings;
const told = (findings: readonly Finding[]): string[] => findings.map(({ subject }) => subject);
const named = (subject: string, words: string, changes: Partial<RuleFinding> = {}): RuleFinding =>
  aRuleFinding(at(words), { subject, ...changes });

describe('judge', () => {
  it('puts the severest findings first, whatever their certainty', () => {
    const findings = judged(documents, [
      named('info', 'one', { severity: 'info', confidence: 0.99 }),
      named('low', 'two', { severity: 'low', confidence: 0.98 }),
      named('medium', 'three', { severity: 'medium', confidence: 0.97 }),
      named('high', 'four', { severity: 'high', confidence: 0.5 }),
    ]);
    expect(told(findings)).toEqual(['high', 'medium', 'low', 'info']);
  });

  it('puts the surer of two equally severe findings first', () => {
    const findings = judged(documents, [
      named('unsure', 'one', { confidence: 0.6 }),
      named('sure', 'two', { confidence: 0.8 }),
    ]);
    expect(told(findings)).toEqual(['sure', 'unsure']);
  });

  it('puts findings that are alike in the order in which a reader meets them', () => {
    const inSecond = aRuleFinding([placeOf(second, 'two')], { subject: 'second document' });
    const findings = judged(documents, [
      inSecond,
      named('second line', 'six'),
      named('later word', 'three'),
      named('first', 'one'),
    ]);
    expect(told(findings)).toEqual(['first', 'later word', 'second line', 'second document']);
  });

  it('puts what is possible behind all that is sure, the likeliest first, whatever its severity', () => {
    const findings = judged(
      documents,
      [
        named('less likely', 'one', { confidence: 0.4 }),
        named('likelier', 'two', { severity: 'info', confidence: 0.5 }),
        named('sure', 'three', { severity: 'low', confidence: 0.7 }),
      ],
      inTiers,
    );
    expect(findings.map(({ id, subject, tier }) => `${id} ${subject}, ${tier}`)).toEqual([
      'f1 sure, sure',
      'f2 likelier, possible',
      'f3 less likely, possible',
    ]);
  });

  it('tells by what it weighed each finding, in the order of the findings', () => {
    const three = factDocuments(['one two'], ['one two'], ['one two']);
    const place = (index: number, words: string) => placeOf(three[index] ?? first, words);
    const { evidence } = judge(three, [
      aRuleFinding([place(0, 'one'), place(1, 'one')], { rule: 'boundary-mismatch', confidence: 0.5 }),
      aRuleFinding([place(0, 'two'), place(1, 'two'), place(2, 'two')], { confidence: 0.876 }),
    ]);
    expect(evidence).toEqual([
      expect.objectContaining({ rule: 'value-mismatch', stated: 0.88, documents: 3 }),
      expect.objectContaining({ rule: 'boundary-mismatch', stated: 0.5, documents: 2 }),
    ]);
  });

  it('lets a rule say that its finding is sure by its nature', () => {
    const [finding] = judge(documents, [named('changed', 'one', { confidence: 0.3, tier: 'sure' })]).findings;
    expect(finding?.tier).toBe('sure');
  });

  it('numbers findings in their final order', () => {
    const findings = judged(documents, [named('b', 'two', { severity: 'low' }), named('a', 'one')]);
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
    const findings = judged(documents, [
      named(x, x, { confidence: confidence(x) }),
      named(y, y, { confidence: confidence(y), severity: 'medium' }),
    ]);
    expect(told(findings)).toEqual(['two three']);
  });

  it('keeps findings on neighbouring words apart', () => {
    expect(told(judged(documents, [named('left', 'one two'), named('right', 'three four')]))).toEqual([
      'left',
      'right',
    ]);
  });

  it('keeps a finding of which only one side was told already', () => {
    const places = [placeOf(first, 'one'), placeOf(second, 'six')];
    const wider = aRuleFinding(places, { subject: 'wider', rule: 'statement-mismatch', confidence: 0.5 });
    expect(told(judged(documents, [named('sure', 'one'), wider]))).toEqual(['sure', 'wider']);
  });

  it('keeps findings at the same words of different passages and documents', () => {
    const twice = factDocuments(['again and again'], ['again and again', '', 'again and again']);
    const [a, b] = twice as [(typeof twice)[0], (typeof twice)[0]];
    const place = placeOf(b, 'and');
    const findings = judged(twice, [
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
    const [shown] = judged(documents, [finding]);
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
      named('b', 'two three', { rule: 'statement-mismatch', kind: 'wording' }),
      named('c', 'six', { severity: 'low' }),
      named('d', 'seven', { confidence: 0.4 }),
    ];
    expect(judged(documents, findings.toReversed())).toEqual(judged(documents, findings));
  });
});
