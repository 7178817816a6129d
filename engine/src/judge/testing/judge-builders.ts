import type { FactDocument } from '../../facts/fact.ts';
import type { Place, RuleFinding } from '../../rules/rule.ts';

/** The first place where a document prints some words, quoted with the passage around them. */
export function placeOf(document: FactDocument, text: string): Place {
  const wanted = text.split(' ');
  for (const [passage, { words }] of document.passages.entries()) {
    const at = words.findIndex((_, start) => wanted.every((word, step) => words[start + step]?.text === word));
    if (at >= 0)
      return {
        document: document.index,
        passage,
        start: 0,
        end: words.length,
        valueStart: at,
        valueEnd: at + wanted.length,
      };
  }
  throw new Error(`${document.name} does not print “${text}”.`);
}

/** A finding with one place per side. */
export const aRuleFinding = (places: readonly Place[], changes: Partial<RuleFinding> = {}): RuleFinding => ({
  rule: 'value-mismatch',
  kind: 'value-conflict',
  severity: 'high',
  confidence: 0.9,
  subject: 'Monthly rent',
  explanation: 'The documents give different values for the same amount.',
  sides: places.map((place) => ({ places: [place] })),
  ...changes,
});
