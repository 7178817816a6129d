import { plainWord } from './words/stem.ts';

/**
 * Events from which stretches of time are reckoned, in English, German, French, Spanish and Italian, without accents: an event a line,
 * named first. A star stands for any ending. What may be several of them (receipt, handover) is left out.
 */
const lines = `
delivery: deliver* liefer* anlieferung* auslieferung* livraison* entrega* consegna
acceptance: acceptance abnahme* recepcion
invoice: invoice* rechnung* factur* fattur*
installation: install* einbau* montage* montaje
commissioning: commissioning inbetriebnahme* service marcha
conclusion: sign* order* unterzeichn* unterschrift* bestell* auftrag* vertragsschluss* vertragsabschluss* commande* firma* pedido* ordine
completion: complet* fertigstell* achevement* finalizacion* ultimazione
purchase: purchase kauf* achat* compra* acquisto
dispatch: dispatch* despatch* versand* expedition* envio*
discovery: discover* entdeck* decouvert* descubrim*
`;

const exact = new Map<string, string>();
const beginnings: [string, string][] = [];
for (const line of lines.trim().split('\n')) {
  const [event = '', words = ''] = line.split(': ');
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) beginnings.push([word.slice(0, -1), event]);
    else exact.set(word, event);
  }
}

const eventOf = (plain: string): string | undefined =>
  exact.get(plain) ?? beginnings.find(([beginning]) => plain.startsWith(beginning))?.[1];

const from =
  /^(?:from|after|of|following|since|ab|nach|seit|apres|suivant|depuis|des|desde|tras|despues|dalla?|dopo)$/u;
/** `À compter de la livraison`, `a partir de la entrega`. */
const fromPhrase = /^(?:a|as|starting|beginning)$/u;
const phraseEnd = /^(?:compter|partir|contar|of|from|on|with)$/u;
/** Words between the stretch of time and the event, and words that may name the event. */
const eventWithin = 5;

/** From which event a stretch of time is reckoned, by the words right behind it, with how many of them say so; undefined where none does. */
export function reckonedFrom(
  words: readonly string[],
): { readonly event: string; readonly length: number } | undefined {
  const plain = words.map(plainWord);
  const isPhrase = fromPhrase.test(plain[0] ?? '') && phraseEnd.test(plain[1] ?? '');
  if (!isPhrase && !from.test(plain[0] ?? '')) return undefined;
  for (let at = isPhrase ? 2 : 1; at < Math.min(words.length, eventWithin + 1); at += 1) {
    const event = eventOf(plain[at] ?? '');
    if (event !== undefined) return { event, length: at + 1 };
    if (/[.,;:)]$/u.test(words[at] ?? '')) return undefined;
  }
  return undefined;
}
