import { topicStem } from './topic-stem.ts';

/** Words for days, their parts, months and seasons, and adverbs made of them, in lower case without accents. */
const timeWord =
  /^(?:days?|daytime|week|weeks|weekdays?|weekends?|months?|years?|hours?|minutes?|noon|midnight|mornings?|afternoons?|evenings?|nights?|overnight|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|januar[yi]?|februar[yi]?|march|april|june|juni|july|juli|august|september|o[ck]tober|november|de[cz]ember|spring|summer|autumn|winter|tag|tage|tags|tagsuber|nachts|morgens|mittags|abends|nacht|abend|vormittags?|nachmittags?|woche|wochen|wochenende|werktags?|werktagen|feiertage?n?|monat|monate|jahr|uhr|stunden?|minut(?:es?|en)|mittag|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|marz|mai|sommer|herbst|fruhjahr|fruhling|ferien|[A-Za-zªµºÀ-ÖØ-ӿ]+ferien|jours?|journee|soir|matin|nuit|apres-midi|semaines?|mois|heures?|midi|minuit|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|ete|hiver|printemps|automne|vacances|dia|dias|noches?|tardes?|mananas?|semanas?|mes|meses|horas|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|verano|invierno|primavera|otono|vacaciones|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)$/u;

/** Whether a word names a time by itself. */
export const isTimeWord = (plain: string): boolean => timeWord.test(plain);

const unit =
  /^(?:days?|weeks?|months?|years?|hours?|tage?|wochen?|monate?|jahr|uhr|stunden?|minut(?:es?|en)|jours?|semaines?|mois|heures?|dias?|semanas?|mes|meses|horas)$/u;
const weekend = /^(?:weekends?|wochenende|fins? de semana)$/u;

/** The times that some words name, but for mere units, as stems; a weekend as its days. */
export function timesIn(plain: readonly string[]): Set<string> {
  const times = plain.filter((word) => isTimeWord(word) && !unit.test(word));
  return new Set(
    times
      .flatMap((word) => (weekend.test(word) ? ['saturday', 'sunday', 'samstag', 'sonntag'] : [word]))
      .map(topicStem),
  );
}
