import type { Fact, FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';

/** What a label adds whose every word the other slot holds. */
const wholeLabel = 0.12;
const labelWeight = 1.4;
const nearWeight = 0.45;
/** The same of the words of a line that holds nothing but them and an amount, and most of them. */
const lineWeight = 0.8;
const mostOfLine = 3;

/** `Net debt £44.6m`: a line of a list of figures is a label and its amount. */
function isWholeLine({ document, passage, start, end, value }: Fact, documents: readonly FactDocument[]): boolean {
  const words = documents[document]?.passages[passage]?.words ?? [];
  return value.type === 'money' && start > 0 && start <= mostOfLine && end === words.length;
}

/** `Amount`, `Sum`, `Total`: every paper has several. */
const total = stem('total');

/** What it adds that all words of the label of one value name the other. */
export function labelBonus(a: Fact, b: Fact, documents: readonly FactDocument[]): number {
  const isHeld = (label: Fact, other: Fact): boolean => {
    const least = label.source === 'label' ? labelWeight : isWholeLine(label, documents) ? lineWeight : Infinity;
    const terms = [...label.slot].filter(([, weight]) => weight >= least);
    return terms.some(([term]) => term !== total) && terms.every(([term]) => (other.slot.get(term) ?? 0) >= nearWeight);
  };
  return isHeld(a, b) || isHeld(b, a) ? wholeLabel : 0;
}
