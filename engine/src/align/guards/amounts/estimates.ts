import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { slipOf } from '../../slips.ts';

const estimated =
  /(?<![a-zß-ɏ])(?:estimat(?:e[sd]?|ing)|expect(?:ed)?|forecast|projected|geschätzt[a-zß-ɏ]*|schätz[a-zß-ɏ]+|voraussichtlich[a-zß-ɏ]*|erwartet[a-zß-ɏ]*|estim(?:é|ée|és|ées|e|ons|ation|atif)|prévisionnel[a-zß-ɏ]*|estima(?:d[oa]s?|mos|ción)?|previsible|presupuesto (?:base|máximo|de licitación)|auftragswert|kostenschätzung[a-zß-ɏ]*|tender budget)(?![a-zß-ɏ])/i;
/** `Guide price £465,000`: what a seller hopes for. */
const asked =
  /(?<![a-zß-ɏ])(?:(?:guide|asking) price|offers (?:over|around|in excess of|in the region of)|richtpreis|verhandlungsbasis|preisvorstellung|prix (?:demandé|affiché|indicatif)|mise à prix|precio (?:de salida|orientativo|pedido|solicitado))(?![a-zß-ɏ])/i;
/** Words before an amount among which stands that it is an estimate. */
const within = 8;

function isEstimate(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  const start = Math.max(document?.units[fact.sentence]?.start ?? 0, fact.start - within);
  const words = document?.passages[fact.passage]?.words.slice(start, fact.start) ?? [];
  const text = `${printed(words)} ${fact.source === 'cell' ? fact.subject : ''}`;
  return estimated.test(text) || (fact.value.type === 'money' && asked.test(text));
}

/** What something was expected to cost, or hoped to fetch, binds nobody: it is no other account of what it costs. */
export function isOnlyEstimated(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.key !== '' || b.value.key !== '' || a.value.type === 'date' || a.value.type === 'time') return false;
  return isEstimate(a, documents) !== isEstimate(b, documents) && slipOf(a, b, documents) === 0;
}
