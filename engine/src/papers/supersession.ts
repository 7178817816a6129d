import { factsOfSentence, printed, wordsOfUnit, type Fact, type FactDocument } from '../facts/fact.ts';

/** Lines from the top of a document among which it says what it is. */
const titleLines = 4;
const amendment =
  /(?<![a-zß-ɏ])(?:amendments?|addendum|endorsements?|variation|change order|supplement(?:al|ary)?|side letter|amending|nachtrag[a-zß-ɏ]*|änderungs[a-zß-ɏ]*|zusatzvereinbarung|ergänzungs[a-zß-ɏ]*|avenants?|acte modificatif|modificación|modificativo|adenda|addenda|novación)(?![a-zß-ɏ])/i;
/** Papers that come after a contract and apply it, though they may bear no date. */
const applying =
  /(?<![a-zß-ɏ])(?:letter|invoice|notice|statement|minutes|e-?mail|message|memo(?:randum)?|reminder|newsletter|payslip|[a-zß-ɏ]*schreiben|brief|rechnung|[a-zß-ɏ]*rechnung|[a-zß-ɏ]*protokoll|mitteilung|mahnung|[a-zß-ɏ]*abrechnung|facture|lettre|courrier|compte rendu|procès-verbal|quittance|factura|carta|acta|liquidación|recibo|nómina)(?![a-zß-ɏ])/i;

/** `Is not changed`, `wird nicht geändert`, `n’est pas modifiée`, `no se modifica` tell of none. */
const change =
  /(?<![a-zß-ɏ])(?<!(?:nicht|pas|no) )(?:(?:is|are|was|were|shall be|will be|has been|have been|hereby) (?:(?!not )[a-zß-ɏ]+ ){0,2}?(?:moved|extended|changed|increased|reduced|raised|lowered|shortened|postponed|deferred|brought forward|amended|replaced|varied|revised|put back|substituted|deleted|lengthened|widened|topped up)|then (?:stands?|amounts?|totals?|comes|ends?|runs?)(?: (?:at|to|on|until))?|instead of|in place of|no longer|with effect from|new(?= (?:rent|term|date|price|fee|rate|period|deadline|end))|from now on|now (?:lasts?|ends?|runs?|is|are|amounts?|reads?)|verschiebt|verschoben|verlegt|verlängert|verkürzt|geändert|ändert|erhöht|gesenkt|herabgesetzt|angehoben|ersetzt|aufgestockt|beträgt (?:dann|danach|sodann)|(?:dann|danach|sodann) (?:beträgt|endet|läuft)|statt|anstelle|nunmehr|künftig|fortan|neue[nrsm]?|portée?s?|reportée?s?|prolongée?s?|modifiée?s?|remplacée?s?|ramenée?s?|(?:est|sont|s['’]élève(?:nt)?|prend fin|s['’]établi[a-zß-ɏ]*) (?:alors|ainsi)|désormais|au lieu de|nouve(?:au|lle|l)s?|se (?:aplaza|amplía|prorroga|modifica|sustituye|eleva|reduce|traslada)|queda(?:n|rá)? (?:modificad|fijad|ampliad|aplazad|sustituid|reducid)[oa]s?|pasa a|(?:asciende|queda|será|finaliza|vence)n? (?:entonces|así)|en lugar de|en adelante|nuev[oa]s?)(?![a-zß-ɏ])/i;
const unchanged =
  /(?<![a-zß-ɏ])(?:remains?|stays?|unchanged|unaffected|as before|continues?|not affected|bleib(?:t|en)|unverändert|unberührt|rest(?:e|ent)|demeure(?:nt)?|inchangée?s?|permanecen?|se mantienen?|sin cambios|inalterad[oa]s?|rest(?:a|ano)|invariat[oaie])(?![a-zß-ɏ])/i;

const kinds = new WeakMap<FactDocument, { readonly isAmendment: boolean; readonly isApplying: boolean }>();

function kindOf(document: FactDocument): { readonly isAmendment: boolean; readonly isApplying: boolean } {
  const known = kinds.get(document);
  if (known !== undefined) return known;
  const lines = document.passages.filter(({ kind }) => kind !== 'furniture').slice(0, titleLines);
  const title = `${document.name.replace(/[_-]/gu, ' ')} ${lines.map(({ words }) => printed(words.slice(0, 12))).join(' ')}`;
  const kind = { isAmendment: amendment.test(title), isApplying: applying.test(title) };
  kinds.set(document, kind);
  return kind;
}

const becomes = /(?<![a-zß-ɏ])(?:becomes?|devien(?:t|nent)|deviendra|pasa(?:n|rá)?|diventa(?:no)?)(?![a-zß-ɏ])/i;
/** `The booking becomes firm on payment of 40 %` tells what it becomes, and the amount is none of it. */
const firm = String.raw`(?! (?:firm|final|binding|due|payable|effective|void|valid|definitive|ferme|définiti[a-zß-ɏ]*|exigible|effecti[a-zß-ɏ]*|valable|obligatoire|firme|definitiv[a-zß-ɏ]*|efectiv[a-zß-ɏ]*|válid[oa]|vincolante)s?(?![a-zß-ɏ]))`;
const becoming = new RegExp(
  String.raw`(?<![a-zß-ɏ])(?:becomes?|will become|devien(?:t|nent)|deviendra|pasan? a ser|pasará a ser|diventa(?:no)?)${firm}(?: \S+){0,6}$`,
  'i',
);
/** Beside other values than amounts a verb of becoming may tell of anything. */
const becomingAlone = /(?<![a-zß-ɏ])(?:becomes|devient|pasa a ser|diventa)(?: (?:now|désormais|ahora|ora|de|di))?$/i;

/** `£600 is moved, so that travel becomes £1,050 and instruments £4,950`: what an amount becomes it was not before. */
function isOutcome({ start, value, sentence }: Fact, document: FactDocument): boolean {
  const unit = document.units[sentence];
  if (unit === undefined || value.key !== '' || !marksOf(document, sentence).becomes) return false;
  const before = document.passages[unit.passage]?.words.slice(unit.start, start) ?? [];
  const isAmount = value.type === 'money' || value.type === 'percent';
  return (isAmount ? becoming : becomingAlone).test(printed(before));
}

/** Whether the sentence of a value says that it takes the place of another. */
export function isAmending(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  if (document === undefined || unit === undefined || fact.isFormer) return false;
  if (isOutcome(fact, document) || isOpenChange(document, fact.sentence)) return true;
  if (followsChange(document, fact.sentence)) return true;
  if (!marksOf(document, fact.sentence).changes) return false;
  return (
    factsOfSentence(document, fact.sentence).some(({ isFormer }) => isFormer) ||
    (kindOf(document).isAmendment && !unchanged.test(printed(wordsOfUnit(document, unit))))
  );
}

/** `The rent rises from £800 to £840; each quarter is £2,520`: in an amendment what follows in the same breath is new too. */
function followsChange(document: FactDocument, sentence: number): boolean {
  const [before, unit] = [document.units[sentence - 1], document.units[sentence]];
  if (before === undefined || before.passage !== unit?.passage || !kindOf(document).isAmendment) return false;
  return (
    document.passages[before.passage]?.words[before.end - 1]?.text.endsWith(';') === true &&
    factsOfSentence(document, sentence - 1).some(({ isFormer }) => isFormer) &&
    !unchanged.test(textOf(document, sentence))
  );
}

/** One thing is said to take the place of another, in whatever paper: `in green instead of grey, at £2,310`. */
const inPlaceOf =
  /(?<![a-zß-ɏ])(?:instead of|in place of|replaces|supersedes|takes the place of|anstelle|statt|ersetzt|tritt an die stelle|au lieu d[eu’']|remplace(?:nt)?|à la place d[eu’']|en lugar de|en vez de|sustituye(?:n)?|reemplaza(?:n)?|invece d[ei]|sostituisce)(?![a-zß-ɏ])/i;
/** What follows from it: `the order therefore amounts to`. */
const following =
  /(?<![a-zß-ɏ])(?:therefore|thus|accordingly|hence|somit|damit|daher|folglich|mithin|donc|ainsi|par conséquent|por (?:lo )?tanto|así|en consecuencia|quindi|pertanto)(?![a-zß-ɏ])/i;

/** The sentence of a value tells an open change, or what follows from one told just before. */
function isOpenChange(document: FactDocument, sentence: number): boolean {
  if (marksOf(document, sentence).replaces) return true;
  const { passage } = document.units[sentence] ?? {};
  const isTold = [1, 2].some(
    (back) => document.units[sentence - back]?.passage === passage && marksOf(document, sentence - back).replaces,
  );
  return isTold && following.test(textOf(document, sentence));
}

const textOf = (document: FactDocument, sentence: number): string => {
  const unit = document.units[sentence];
  return unit === undefined ? '' : printed(wordsOfUnit(document, unit));
};

/** What the words of a sentence tell of a change, whichever of its values is asked about. */
interface Marks {
  readonly becomes: boolean;
  readonly changes: boolean;
  readonly replaces: boolean;
}

const marks = new WeakMap<FactDocument, Map<number, Marks>>();

function marksOf(document: FactDocument, sentence: number): Marks {
  let known = marks.get(document);
  if (known === undefined) marks.set(document, (known = new Map()));
  let found = known.get(sentence);
  if (found === undefined) {
    const text = textOf(document, sentence);
    found = { becomes: becomes.test(text), changes: change.test(text), replaces: inPlaceOf.test(text) };
    known.set(sentence, found);
  }
  return found;
}

/** What a paper says of a matter was changed by another: it is older, or no paper that comes after it. */
export function isBefore(paper: number, later: number, documents: readonly FactDocument[]): boolean {
  const [first, second] = [documents[paper], documents[later]];
  if (first === undefined || second === undefined) return false;
  const [dayA, dayB] = [dayOf(first), dayOf(second)];
  if (dayA !== undefined && dayB !== undefined) return dayA <= dayB;
  const kind = kindOf(first);
  return kind.isAmendment || !kind.isApplying;
}

/** Passages at the top and at the end of a paper, and words beside its own day, at most. */
const outerPassages = 8;
const fewWords = 4;

/** The day on which a paper was written, as a number that grows with time: it stands at its top or end with hardly a word beside it. */
function dayOf({ facts, passages, units }: FactDocument): number | undefined {
  for (const { value, passage, sentence, start, end } of facts) {
    const { year, month, day } = value.date ?? {};
    const unit = units[sentence];
    if (year === undefined || month === undefined || day === undefined || unit === undefined) continue;
    const isOuter = passage < outerPassages || passage >= passages.length - outerPassages;
    const beside = unit.end - unit.start - (end - start);
    if (isOuter && beside <= fewWords) return year * 10_000 + month * 100 + day;
  }
  return undefined;
}

/** One value is what an amendment says held before, the other stands in an older paper: there it must be found. */
export function isFormerOfAmendment(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [former, other] = a.isFormer ? [a, b] : [b, a];
  const document = documents[former.document];
  if (document === undefined || !kindOf(document).isAmendment) return false;
  const isReplaced = factsOfSentence(document, former.sentence).some(
    (fact) => !fact.isFormer && fact.value.type === former.value.type,
  );
  return isReplaced && isBefore(other.document, former.document, documents);
}
