import type { Passage } from '../../layout/passage.ts';
import { isChange } from '../values/join-values.ts';
import type { ValueMatch } from '../values/value.ts';
import { wordCounts } from '../words/vocabulary.ts';

/** What an account says of the figures of an earlier year that it prints anew. */
const restated = String.raw`(?:restated|adjusted|as published|angepasst|berichtigt|retraitée?s?|ajustée?s?|reexpresad[oa]s?|ajustad[oa]s?)`;
const year = /^(?:FY ?)?((?:19|20)\d\d)\W*$/u;
/** `2024 (restated)`, `Revenue 2024`; not `31 May 2024`, which is a day. */
const yearOfHead = new RegExp(
  String.raw`^(?:[^\d]{2,30} )?(?:FY ?)?((?:19|20)\d\d)(?:,? \(?${restated}\)?)?[^A-Za-zªµºÀ-ÖØ-ӿ\d]*$`,
  'u',
);
const month =
  /(?<![a-zß-ɏ])(?:jan|feb|mar|mär|apr|avr|abr|may|mai|jun|juin|jul|juil|aug|août|ago|sep|oct|okt|nov|dec|dez|déc|dic|ene|fév|mayo|en)[a-zß-ɏ.]* (?:de )?\d/i;
/** `Stand 2021`: since when a price is the one that is agreed, until it is changed. */
const sinceYear =
  /^(?:(?:preis)?stand|as (?:of|at)|(?:price )?base|état|prix de base|precios? (?:de )?base) ?:? (?:19|20)\d\d\W*$/i;

/** The only column of its table that names a year says since when its prices hold; of two, each holds for its year. */
const isSince = ({ cells }: Passage, header: string): boolean =>
  sinceYear.test(header) && !cells.some((other) => other.header !== header && yearOfHead.test(other.header));

/** `2024: `, `(2024, restated¹: ` before a value. */
const yearBefore = new RegExp(String.raw`\b((?:19|20)\d\d)(?:,? \(?${restated}\)?[¹²³]?)? ?: ?$`, 'u');

/** The year that a value is about, by its column, its row or the words beside it. */
export function periodOf(
  passage: Passage,
  text: string,
  { start, end, value }: ValueMatch,
  word: number,
): { period?: number } {
  if (value.type === 'date') return {};
  const index = passage.cells.findIndex((cell) => word >= cell.start && word < cell.end);
  const cell = passage.cells[index];
  const head = cell?.header ?? '';
  const header = yearOfHead.exec(head)?.[1];
  if (header !== undefined && !month.test(head) && !isSince(passage, head)) return { period: Number(header) };
  const stub = index > 0 ? year.exec(passage.words[0]?.text ?? '')?.[1] : undefined;
  if (stub !== undefined && (passage.cells[0]?.end ?? 0) === 1) return { period: Number(stub) };
  const before = yearBefore.exec(text.slice(Math.max(0, start - 26), start))?.[1];
  const after = /^,? (?:in|for|im jahr|im|en|for the year) ((?:19|20)\d\d)\b/i.exec(text.slice(end, end + 24))?.[1];
  const named = /\b(?:in|for|during|im jahr|en|año) ((?:19|20)\d\d)\b[^\d.;]{0,28}$/i.exec(
    text.slice(Math.max(0, start - 44), start),
  )?.[1];
  const found = before ?? after ?? named;
  return found === undefined ? {} : { period: Number(found) };
}

/** `was £10 a month until it was raised`: what follows such a value has taken its place. */
const untilChanged =
  /^,?(?: \S+){0,3} until [^.;]{0,40}\b(?:raised|increased|reduced|lowered|changed|amended|replaced|varied|revised)\b/i;

/** `Last year the price was £10`: it is another now. */
const lastYear =
  /(?<![a-zß-ɏ])(?:(?:the )?(?:last|previous|preceding) year|the year before|im (?:vorjahr|letzten jahr)|letztes jahr|vergangenes jahr|l['’]an(?:née)? (?:derni(?:er|ère)|passée?|précédente)|el año (?:pasado|anterior)|l['’]anno (?:scorso|precedente))(?![a-zß-ɏ])(?![^.;]*(?:than|als|que|di)(?![a-zß-ɏ]))[^.;\d]{0,40}$/i;

/** `Before May 2024 members paid £10`: since then they pay another sum. */
const untilThen =
  /(?:^|[.;:] )(?:before|until|till|up to|prior to|bis(?: ende)?|vor(?: dem)?|avant|jusqu['’](?:en|à|au)(?: fin)?|antes del?|hasta(?: finales de)?) (?:the |el |le |zum )?(?:\d{1,2}(?:st|nd|rd|th|\.|er)? )?(?:(?:of |de )?[a-zß-ɏ]{3,10} )?(?:de |del )?(?:19|20)\d\d,? [^.;:\d]{0,40}?(?<![a-zß-ɏ])(?:paid|was|were|cost|charged|came to|amounted to|stood at|zahlten?|betrug(?:en)?|kosteten?|war(?:en)?|lag(?:en)?|galt(?:en)?|payai(?:t|ent)|étai(?:t|ent)|coûtai(?:t|ent)|s['’]élevai(?:t|ent)|pagaban?|eran?|costaban?|ascendían?)(?![a-zß-ɏ])[^.;:\d]{0,25}$/i;
const untilThenWithin = 110;

/** What stands between a value and the one that takes its place: `which was twelve months, is extended to`. */
const replaced =
  /(?<![a-zß-ɏ])(?:moved|extended|changed|increased|reduced|raised|lowered|shortened|lengthened|postponed|deferred|put back|brought forward|amended|replaced|varied|revised|cut|verschiebt|verschoben|verlegt|verlängert|verkürzt|geändert|ändert|erhöht|gesenkt|herabgesetzt|angehoben|ersetzt|vorgezogen|portée?s?|reportée?s?|repoussée?s?|prolongée?s?|modifiée?s?|remplacée?s?|ramenée?s?|avancée?s?|étendue?s?|passe(?:nt)?|aplaza|amplía|prorroga|modifica|sustituye|eleva|reduce|pasa|traslada|adelanta|retrasa|incrementa|(?:modificad|ampliad|aplazad|sustituid|elevad|reducid)[oa]s?)(?![a-zß-ɏ])[^.;\d]{0,50}(?<![a-zß-ɏ])(?:to|now|nunmehr|jetzt|désormais|ahora|auf|durch|à|au|aux|a|al|hasta|por)(?: (?:the|den|dem|der|le|la|les|el|los|las|einen?|une?|una?))? ?\W?$/i;
/** What is only allowed or foreseen has not been changed. */
const conditional =
  /(?<![a-zß-ɏ])(?:may|can|could|might|shall|should|would|if|kann|können|darf|dürfen|wenn|falls|peut|peuvent|pourra|si|puede|podrá)(?![a-zß-ɏ])/i;
const longestReplacement = 90;

/** `wird auf vier Wochen verlängert`: German puts the verb behind the new value. */
const replacedBy =
  /(?<![a-zß-ɏ])(?:wird|werden|wurde|wurden|ist|sind)(?: [a-zß-ɏ]+){0,3}? (?:auf|durch)(?: (?:den|das|die|einen?))? ?$/i;
const verbBehind =
  /^[^.;\d]{0,12}(?:verschoben|verlegt|verlängert|verkürzt|geändert|erhöht|gesenkt|herabgesetzt|angehoben|ersetzt|vorgezogen|festgesetzt)(?![a-zß-ɏ])/i;
/** Another statement begins. */
const coordinated = /^,? (?:and|und|et|y|sowie|but|aber)(?![a-zß-ɏ])/i;

const isReplacedBy = (between: string, behind: string): boolean =>
  between.length <= longestReplacement &&
  !coordinated.test(between) &&
  !conditional.test(between) &&
  (replaced.test(between) || (replacedBy.test(between) && verbBehind.test(behind)));

/** Whether the text says that the value held before: `from £10`, `formerly`, `instead of`, `the year before`; `next` is the next value of its type. */
export function isFormer(text: string, { start, end, value }: ValueMatch, next: ValueMatch | undefined): boolean {
  const before = text.slice(Math.max(0, start - 34), start);
  // "rose by 4 % to 120": the size of a change never held.
  const isSize = /\b(?:by|um)\s+\W?$/i.test(before);
  if (
    !isSize &&
    isChange(text, start) &&
    /^\W*(?:to|until|auf|à|au|al?|hasta)(?![a-zß-ɏ])/i.test(text.slice(end, end + 8))
  )
    return true;
  if (!isSize && next !== undefined && isReplacedBy(text.slice(end, next.start), text.slice(next.end, next.end + 30)))
    return true;
  const after = text.slice(end, end + 60);
  if (value.type !== 'date' && untilThen.test(text.slice(Math.max(0, start - untilThenWithin), start))) return true;
  if (lastYear.test(text.slice(Math.max(0, start - 60), start))) return true;
  return (
    /\b(?:formerly|previously|instead of|in place of|originally|until now|fell from|up from|down from|rose from|(?<!wie )bisher|vormals|statt|anstelle von|anciennement|au lieu de|anteriormente|en lugar de)\s+\W?$/i.test(
      before,
    ) ||
    (/\bwas\W+(?:\S+ ){0,2}\W?$/i.test(before) && untilChanged.test(after)) ||
    /^,?\s*(?:\(?(?:the year before|the previous year|last year|previously|formerly|im vorjahr|l'année précédente|el año anterior))(?!:? ?\S{0,3}\d)/i.test(
      after,
    )
  );
}

/** The year that a word names; 0 when it names none. */
const yearIn = (text: string): number =>
  /[.,]\d{3}/u.test(text) ? 0 : Number(/(?<!\d)((?:19|20)\d\d)(?!\d)/u.exec(text)?.[1] ?? 0);

/** `Figures for the twelve months to 31 December 2025`: the year that a paper reports on, whenever it is written. */
const reported =
  /(?<![a-zß-ɏ])(?:(?:financial |fiscal )?year (?:ended|ending|to)|(?:(?:twelve|12|six|6|nine|9|three|3) )months (?:ended|ending|to)|(?:geschäfts|wirtschafts)jahr(?:es)?(?: zum| bis zum| vom)?|exercice (?:clos|comptable)(?: le| au)?|ejercicio (?:cerrado|terminado|finalizado)(?: el| a)?|(?:jahres|heizkosten|betriebskosten|nebenkosten)abrechnung|jahres(?:abschluss|bericht)|annual (?:report|review|statement|accounts|bill)|(?:décompte|relevé|rapport|comptes) annuels?|(?:informe|memoria|liquidación|cuentas) anual(?:es)?)(?! (?:of|vom|dated|from|du|de fecha)(?![a-zß-ɏ])) (?:[^.;:]{0,24}?[ ./-])??((?:19|20)\d\d)(?!\d)/i;
/** Passages from the top of a paper among which it says so. */
const openingPassages = 8;

/** The year that a document reports on, or that most of its dates and years name. */
export function mainYearOf(passages: readonly Passage[]): number | undefined {
  for (const { words } of passages.slice(0, openingPassages)) {
    const stated = reported.exec(words.map(({ text }) => text).join(' '))?.[1];
    if (stated !== undefined) return Number(stated);
  }
  const counts = new Map<number, number>();
  for (const [text, count] of wordCounts(passages)) {
    const year = yearIn(text);
    if (year !== 0) counts.set(year, (counts.get(year) ?? 0) + count);
  }
  const best = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0];
  return best?.[0];
}
