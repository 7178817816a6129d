import { isChange } from '../values/join-values.ts';
import type { ValueMatch } from '../values/value.ts';

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
