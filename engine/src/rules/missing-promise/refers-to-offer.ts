import { printed, type FactDocument } from '../../facts/fact.ts';

/** Says that it takes the place of what was offered. */
const replaced =
  /(?<![a-zß-ɏ])(?:supersed|replac|previous|prior|earlier|ersetz|frühere|vorherige|remplac|antérieur|sustitu|reemplaz|anterior)/i;
const annexed =
  /(?<![a-zß-ɏ])(?:term sheet|quotation|quote|(?:our|your|the|its|written) (?:offer|proposal|estimate)|offer letter|letter of (?:offer|appointment)|(?:[a-zß-ɏ]+)?angebots?|einstellungszusage|kostenvoranschlags?|devis|offre|proposition|oferta|presupuesto|propuesta|offerta|preventivo)(?![a-zß-ɏ])/i;

/** A contract that refers to the offer takes over what the offer says. */
export const refersToOffer = ({ passages }: FactDocument): boolean =>
  passages.some(({ words }) => {
    const text = printed(words);
    return annexed.test(text) && !replaced.test(text);
  });
