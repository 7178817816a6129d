import type { FactDocument } from '../../facts/fact.ts';
import type { Place, RuleFinding } from '../../rules/rule.ts';

/** What is known of a finding that says how likely it is right. Read off a result as well, so that weights can be fitted to results. */
export interface Evidence {
  readonly rule: string;
  /** What the rule says of itself, 0 to 1. */
  readonly stated: number;
  /** Documents that print one of its places. */
  readonly documents: number;
  /** One of its places was read by a recogniser. */
  readonly ocr: boolean;
}

export function evidenceOf(documents: readonly FactDocument[], { rule, confidence, sides }: RuleFinding): Evidence {
  const places = sides.flatMap((side) => side.places);
  return {
    rule,
    stated: Math.round(confidence * 100) / 100,
    documents: new Set(places.map(({ document }) => document)).size,
    ocr: places.some((place) => isRecognised(documents, place)),
  };
}

function isRecognised(documents: readonly FactDocument[], { document, passage, valueStart, start }: Place): boolean {
  const words = documents[document]?.passages[passage]?.words ?? [];
  return (words[valueStart] ?? words[start])?.page.ocr === true;
}
