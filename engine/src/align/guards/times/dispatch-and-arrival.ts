import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { timeOf } from '../../candidates/kept-limits.ts';

/** Words for sending goods off, and for their arrival. */
const sent = /(?<![a-zß-ɏ])(?:versand|versend|verschick|dispatch|despatch|shipped|expédi|envoy|enviad|spedit)/i;
const arrived = /(?<![a-zß-ɏ])(?:anliefer|angeliefert|eingetroffen|arriv|received|reçu|llegad|recibid|ricevut)/i;
/** Words before a date among which it says so. */
const within = 5;
/** Days that goods may be on their way, at most. */
const longestWay = 45;

/** `Dispatched on 16 June`, `arrived on 17 June`: goods arrive after they were sent. */
export function isSentBefore(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type !== 'date') return false;
  const [first, second] = [a, b].map(({ document, passage, start }) =>
    printed(documents[document]?.passages[passage]?.words.slice(Math.max(0, start - within), start) ?? []),
  );
  if (!sent.test(first ?? '') || sent.test(second ?? '') || !arrived.test(second ?? '')) return false;
  const [from, to] = [timeOf(a, b), timeOf(b, a)];
  return from !== undefined && to !== undefined && to >= from && to - from <= longestWay;
}
