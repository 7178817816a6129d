import type { FactDocument } from '../../../facts/fact.ts';
import { plainWord } from '../../../facts/words/stem.ts';
import type { Passage } from '../../../layout/passage.ts';
import type { PartyBook } from './party-book.ts';
import { sideOf } from './sides.ts';

/** Who writes a paper and for whom, as keys of parties; undefined where it does not tell. */
export interface Correspondents {
  readonly writer: string | undefined;
  readonly addressee: string | undefined;
}

/** Finds the party that is named at a word of a paper. */
export type PartyAt = (words: readonly string[], index: number) => string | undefined;

/** Begins the line that names whom a letter is for, and the one that names who writes. */
const addressed = /^(?:to|dear|an|attention|attn|para|estimad[oa]s?|sehr|chere?s?)$/u;
const sent = /^(?:from|von|absender|sender|expediteur|remitente)$/u;
/** Before a name in a title. */
const forWhom = /^(?:to|for|an|fur|a|au|aux|pour|para|al|per)$/u;
const ofWhom = /^(?:of|de|du|des|del|der|d|della|dell)$/u;
const byWhom = /^(?:by|from|von|par|por|da|dal|dalla)$/u;
const article =
  /^(?:the|der|die|das|dem|den|le|la|les|el|los|las|il|lo|l|societe|firma|empresa|m|mr|mrs|ms|frau|herr|herrn|mme|don|dona)$/u;
const closing =
  /^(?:yours|kind regards|best regards|sincerely|regards|mit freundlichen|freundliche grusse|cordialement|veuillez|sinceres salutations|bien a vous|atentamente|un saludo|saludos|cordiali saluti)/u;
/** Passages at the head of a letter among which such lines stand, those of a title, and those at its end. */
const headPassages = 10;
const titlePassages = 2;
const lastPassages = 4;
const longestTitle = 18;

export function readCorrespondents({ passages }: FactDocument, partyAt: PartyAt, book: PartyBook): Correspondents {
  const body = passages.filter(({ kind }) => kind !== 'furniture');
  const head = body.slice(0, headPassages);
  const title = titleOf(body.slice(0, titlePassages), partyAt, book);
  const isSelfNamed = title.isBetween;
  const writer =
    partyBehind(head, sent, partyAt) ??
    signed(body.slice(-lastPassages), partyAt) ??
    title.writer ??
    (isSelfNamed ? undefined : runningName(passages, partyAt));
  const addressee = partyBehind(head, addressed, partyAt) ?? title.addressee;
  return { writer: writer === addressee ? undefined : writer, addressee };
}

const textsOf = ({ words }: Passage): string[] => words.map(({ text }) => text);

/** The party that is named behind a word which opens a line or ends with a colon. */
function partyBehind(passages: readonly Passage[], opening: RegExp, partyAt: PartyAt): string | undefined {
  for (const texts of passages.map(textsOf)) {
    const at = texts.findIndex((text, index) => opening.test(plainWord(text)) && (index === 0 || text.endsWith(':')));
    if (at < 0) continue;
    const next = texts.findIndex((text, index) => index > at && /[:.]$/u.test(text));
    const [found] = partiesBetween(texts, at + 1, next < 0 ? texts.length : next + 1, partyAt);
    if (found !== undefined) return found.key;
  }
  return undefined;
}

interface PartyPlace {
  readonly key: string;
  readonly at: number;
}

function partiesBetween(texts: readonly string[], from: number, to: number, partyAt: PartyAt): PartyPlace[] {
  const found: PartyPlace[] = [];
  for (let at = from; at < to; at += 1) {
    const key = partyAt(texts, at);
    if (key !== undefined && found.at(-1)?.key !== key) found.push({ key, at });
  }
  return found;
}

/** `Welcome letter, Fallow Creek Marina`, `Presupuesto de Piscinas Lubián para doña Amalia`. */
function titleOf(
  passages: readonly Passage[],
  partyAt: PartyAt,
  book: PartyBook,
): Correspondents & { readonly isBetween: boolean } {
  let [writer, addressee, isBetween]: [string | undefined, string | undefined, boolean] = [undefined, undefined, false];
  for (const texts of passages.map(textsOf)) {
    if (texts.length > longestTitle) continue;
    isBetween ||= texts.some((text) => /^(?:between|zwischen|entre|tra)$/u.test(plainWord(text)));
    const places = partiesBetween(texts, 0, texts.length, partyAt).map(({ key, at }) => ({
      key,
      lead: leadOf(texts, at),
    }));
    addressee ??= places.find(({ lead }) => forWhom.test(lead))?.key;
    const writers = places.filter(({ lead }) => !forWhom.test(lead));
    // A lone name that stands over a bill may be whom it is for.
    const isHost = (key: string): boolean => sideOf(book.callingsOf(key), undefined) === 'offering';
    const isBody = (key: string): boolean => sideOf(book.callingsOf(key), 'organisation') !== 'using';
    writer ??= (
      writers.find(({ lead }) => byWhom.test(lead)) ??
      writers.find(({ lead }) => ofWhom.test(lead)) ??
      writers.find(({ key }) => isHost(key)) ??
      writers.find(({ key }) => isBody(key))
    )?.key;
  }
  return isBetween ? { writer: undefined, addressee: undefined, isBetween } : { writer, addressee, isBetween };
}

/** The word before a name, without its article and title. */
function leadOf(texts: readonly string[], at: number): string {
  if (/^[^a-zß-ɏ]*d[’']/i.test(texts[at] ?? '')) return 'de';
  let before = at - 1;
  while (before >= 0 && article.test(plainWord(texts[before] ?? ''))) before -= 1;
  const lead = texts[before] ?? '';
  // `Carta a la Librería`, and not `clause A`.
  return /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}$/u.test(lead) || /[,.;:–-]$/u.test(lead) ? '' : plainWord(lead);
}

/** A name behind the closing words of a letter. */
function signed(passages: readonly Passage[], partyAt: PartyAt): string | undefined {
  const texts = passages.map(textsOf);
  const at = texts.findIndex((words) => closing.test(words.map(plainWord).join(' ')));
  for (const words of at < 0 ? [] : texts.slice(at)) {
    const [found, ...others] = partiesBetween(words, 0, words.length, partyAt);
    if (found !== undefined && others.length === 0) return found.key;
  }
  return undefined;
}

/** The only party that the running lines name. */
function runningName(passages: readonly Passage[], partyAt: PartyAt): string | undefined {
  const running = passages
    .filter(({ kind }) => kind === 'furniture')
    .slice(0, headPassages)
    .map(textsOf);
  const keys = new Set(
    running.flatMap((texts) => partiesBetween(texts, 0, texts.length, partyAt).map(({ key }) => key)),
  );
  return keys.size === 1 ? [...keys][0] : undefined;
}
