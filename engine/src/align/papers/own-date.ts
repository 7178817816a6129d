import { isDayOfAccident } from './dates-of-accidents.ts';
import { printed, type Fact, type FactDocument } from '../../facts/fact.ts';

const madeOn =
  /\bth(?:is|ese) (?:[a-zß-ɏ][a-zß-ɏ-]+ ){0,3}[a-zß-ɏ][a-zß-ɏ-]+ (?:is|are|was|has been) (?:made|dated|entered|concluded|signed|executed|given|issued)|^\W*(?:made|dated|signed) (?:on|this)\b|^\W*(?:date|datum|fecha|data)\W*$|^\W*(?:this )?(?:[a-zß-ɏ][a-zß-ɏ-]+ ){1,4}(?:dated|made)|(?<![a-zß-ɏ])(?:agree(?:d|s)?|vereinbar(?:en|ten)|conviennent|sont convenus|acuerdan) (?:on|am|le|el)\W*$|(?<![a-zß-ɏ])(?:fait (?:(?:en|sur) [^.;:]{2,30}?)?(?:à|le)|hecho (?:[^.;:]{2,30}? )?en|ausgefertigt (?:in|am)|done at|signed at|ausgestellt|établi|expedido|fatto a)(?![a-zß-ɏ])/i;
/** `Written by A. Hale, 6 October 2025`: who wrote a paper, and when. */
const writtenBy =
  /(?<![a-zß-ɏ])(?:drawn up|aufgestellt|aufgenommen|dressée?|levantad[oa]) (?:on|am|le|el)\W*$|^\W*(?:written|drawn up|prepared|compiled|verfasst|erstellt|aufgestellt|rédigée?|établie?|redactad[oa]|elaborad[oa]) (?:by|von|par|por) [^;:]{2,70}?[ ,](?:on|am|le|el)?\W*$/i;
/** `To: the town hall. On 3 June 2025.`: the day of a letter behind the line that says whom it goes to. */
const addressedBefore =
  /^\W*(?:to|attn|attention|recipient|addressee|an|empfänger(?:in)?|adressat(?:in)?|à|destinataires?|para|destinatari[oa]s?|a)\s?:[^;:]{2,90}[.,]\s*(?:on|am|den|le|el)?\W*$/i;
/** `On 9 October A. Hale wrote:`, `Am 9. Oktober schrieb A. Hale:`: the day of a letter that is cited. */
const wroteBefore = /^\W*(?:on|am|le|el)\W*$/i;
const wroteBehind = /^[^.;:]{0,60}(?<![a-zß-ɏ])(?:wrote|schrieb|a écrit|escribió)(?![a-zß-ɏ])[^.;:]{0,60}:/i;
/** Words behind such a date in which it says who wrote. */
const wroteWithin = 12;
/** `Oberau, 5. September 2024`, `Hofmann GmbH, Lyon, le 3 mai`: names alone stand before a date that ends the line. */
const placeBefore =
  /^\W*(?:[\p{Lu}\d][A-Za-zªµºÀ-ÖØ-ӿ\d.&-]*,? (?:(?:am|an|der|de|del|du|des|sur|la|le|upon|on|und|and|et|y|e) )*){0,7}[\p{Lu}\d][A-Za-zªµºÀ-ÖØ-ӿ\d.-]+,\s*(?:(?:den|am|le|el|a|the|on|il|lì)\s*)?$/u;
/** `Rechnung 118` and below it `vom 5. Mai 2025 für Bauholz`. */
const isBelowTitle = /^\W*(?:vom|du|en date du)$/i;
/** `Zwischen … und …, geschlossen am`: the opening of a contract ends with its day. */
const concludedOn =
  /[,;–—-]\s*(?:geschlossen|abgeschlossen|vereinbart) am\W*$|[,;]\s*(?:conclu|signée?|passée?) le\W*$|[,;]\s*(?:celebrado|suscrito|firmado|concertado) el\W*$|[,;]\s*(?:concluded|entered into|signed|made) on\W*$/i;
/** `Press release, 12 March 2026`, `For release on 12 March`: when news may be told. */
const releasedOn =
  /(?<![a-zß-ɏ])(?:(?:for|press|news|media) release|embargoed until|(?:presse|medien)mitteilung|sperrfrist(?: bis)?|communiqué(?: de presse)?|sous embargo jusqu['’]au|(?:nota|comunicado) de prensa)[^.;:]{0,16}$/i;
/** `9 May 2025 Mr P. Holt`: the day of a letter beside the one it goes to. */
const addressee =
  /^(?:Mrs?|Ms|Miss|Dr|Prof|Herrn?|Frau|M|MM|Mme|Monsieur|Madame|Maître|Sra?|Señora?|Don|Doña|D|Dª)\.? (?:\p{Lu}\S* ?){1,4}$/u;
/** Words behind such a date: `, in zwei Ausfertigungen`. */
const wordsBehind = 5;

/** The date that a document gives itself: `This Lease is made on …`, a date alone in its line, or a label that says no more than `Date`. */
export function isOwnDate(fact: Fact, documents: readonly FactDocument[]): boolean {
  if (fact.value.type !== 'date' || isDayOfAccident(fact, documents)) return false;
  const document = documents[fact.document];
  if (saysNoMore(fact, document?.passages[fact.passage]?.heading ?? '')) return true;
  const unit = document?.units[fact.sentence];
  const words = unit === undefined ? [] : (document?.passages[unit.passage]?.words.slice(unit.start, fact.start) ?? []);
  if (madeOn.test(printed(words)) || writtenBy.test(printed(words))) return true;
  if (wroteBefore.test(printed(words)) && isCited(fact, document)) return true;
  if (fact.passage < letterheadLines && [concludedOn, releasedOn].some((opening) => opening.test(printed(words))))
    return true;
  if (isBehindAddress(fact, document)) return true;
  const { day, year } = fact.value.date ?? {};
  if (isBelowTitle.test(printed(words)) && day !== undefined && year !== undefined)
    return fact.passage < letterheadLines && document?.passages[fact.passage - 1]?.kind === 'heading';
  const behind = document?.passages[fact.passage]?.words.slice(fact.end, unit?.end ?? 0) ?? [];
  const isApart = behind.length <= wordsBehind || /^[–—-]/u.test(behind[0]?.text ?? '');
  if (placeBefore.test(printed(words)) && isApart) return true;
  const isAddressed = words.length === 0 && behind.length <= wordsBehind && addressee.test(printed(behind));
  return (
    fact.passage < letterheadLines &&
    isNeutral(fact) &&
    (isAddressed || isLetterhead(printed(words).replace(dayBefore, ''), printed(behind)))
  );
}

/** Nothing but whom the letter goes to stands before the day, and nothing behind it. */
function isBehindAddress({ passage: position, start, end }: Fact, document: FactDocument | undefined): boolean {
  const passage = document?.passages[position];
  return (
    passage?.kind === 'paragraph' &&
    position < letterheadLines &&
    end === passage.words.length &&
    addressedBefore.test(printed(passage.words.slice(0, start)))
  );
}

const isCited = ({ passage, end }: Fact, document: FactDocument | undefined): boolean =>
  wroteBehind.test(printed(document?.passages[passage]?.words.slice(end, end + wroteWithin) ?? []));

/** Lines from the top of a paper among which it says who writes to whom, where and when. */
const letterheadLines = 6;
const dayBefore = /(?<=[,·|–—-] ?)(?:den|am|le|el|a|the|on|il|lì|[a-zß-ɏ]+day|[a-zß-ɏ]+tag,? (?:den)?)\s*$/i;
const separator = /[,·|–—]|(?<=\s)-(?=\s|$)/u;
const mostItems = 7;
const longestItem = 7;

/** No event is named, or one that is the writing of a paper. */
const isNeutral = ({ sense }: Fact): boolean =>
  sense?.event === undefined || sense.isFromHeading || sense.event === 'issue' || sense.event === 'sign';

/** `Tischlerei Kolbe · Schule am Ring, Ringplatz 2 · 28.04.2025`: names and addresses between signs, and the date as one of them. */
function isLetterhead(before: string, behind: string): boolean {
  if (!/[,·|–—-]\s*$/u.test(before)) return false;
  const items = before.split(separator).map((item) => item.trim());
  if (items.pop() !== '' || items.length < 2 || items.length > mostItems || !items.every(isName)) return false;
  const rest = behind
    .replace(/^\W+/u, '')
    .replace(/^(?:für|an|for|to|pour|à|para|a) (?:die |den |das |the |la |le |el )?/i, '');
  return rest === '' || rest.split(separator).every((item) => isName(item.trim()));
}

/** Most words are capitalised or figures. */
function isName(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => /[A-Za-zªµºÀ-ÖØ-ӿ\d]/u.test(word));
  const telling = words.filter((word) => /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}|^[^A-Za-zªµºÀ-ÖØ-ӿ]*\d/u.test(word));
  return (
    words.length <= longestItem &&
    telling.length * 2 >= words.length &&
    !/[.:;!?]\s/u.test(text.replace(/\b[A-Za-zªµºÀ-ÖØ-ӿ]{1,3}\./gu, ''))
  );
}

/** Weight up to which a term comes from the heading above, not from the line of the date. */
const headingWeight = 0.35;
const aboutDate = /dat(?:e|um)|fecha|data|termin|deadline|frist|délai|plazo/i;

/** `31C Date of issue`: the date under such a heading is that of the paper. */
const ofIssue =
  /(?<![a-zß-ɏ])(?:date of (?:issue|signature)|issue date|ausstellungsdatum|datum der ausstellung|date d['’](?:émission|établissement)|fecha de (?:emisión|expedición)|data di emissione)\W*$/i;

/** Nothing but the heading tells what the date is, and that speaks of no other date. */
const saysNoMore = ({ slot }: Fact, heading: string): boolean =>
  slot.size === 0 ||
  ((!aboutDate.test(heading) || ofIssue.test(heading)) &&
    [...slot].every(([term, weight]) => weight <= headingWeight || term === '@issue'));
