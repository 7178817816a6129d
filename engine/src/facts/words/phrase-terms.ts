import { plainWord, stem } from './stem.ts';
import type { Word } from '../../layout/word.ts';

/** Words around a value that name it only together. */
interface Phrase {
  /** What must stand right before the value, or anywhere around it, in plain words. */
  readonly before?: RegExp;
  readonly around?: RegExp;
  /** What they name, as words for it. */
  readonly names: readonly string[];
  /** They name stretches of time, too. */
  readonly isOfTimes?: boolean;
}

const phrases: readonly Phrase[] = [
  {
    // `Bears the first £500 of each loss`
    before:
      /(?:bears?|pays?|tragt|zahlt|supporte|paie|asume|soporta|paga) (?:the |die |les? |l[oa]s )?(?:first|ersten?|premi(?:er|ere)s?|primer[oa]?s?)$/u,
    names: ['excess'],
  },
  {
    // `Payable with the order`
    around:
      /\b(?:payable|due|paid|zahlbar|fallig|gezahlt|payables?|verses?|exigibles?|pagader[oa]s?|abona|pagan?) .{0,24}\b(?:with|on|upon|at|bei|mit|a|au|con) (?:the |your |der |dem |la |el )?(?:order|ordering|booking|auftrag\w*|bestellung|buchung|commande|reservation|pedido|reserva)\b/u,
    names: ['deposit', 'prepayment', 'Anzahlung'],
  },
  {
    around:
      /\b(?:takes?|took|taking|prend|prennent|toman?|tomaron) part\w?\b|\b(?:nimmt|nehmen|nahmen) .{0,40}\bteil\b/u,
    names: ['participant', 'attendee'],
  },
  {
    // The price of an offer under the name that an invoice gives it.
    around:
      /\b(?:as quoted|(?:as per|per|according to) (?:the |our |your )?(?:quotation|quote|offer|estimate)|(?:laut|gemass|lt) (?:ihrem |unserem )?(?:angebot|kostenvoranschlag)|selon (?:notre |votre )?devis|segun (?:nuestro |su )?(?:presupuesto|oferta))\b/u,
    names: ['price', 'total'],
  },
  {
    // `You are buying her for £66,500`
    before:
      /\b(?:(?:buy\w*|bought|purchas\w+|sell(?:s|ing)?|sold|acquir\w+) (?:\S+ ){0,6}for(?: (?:a|the) (?:sum|total) of)?|(?:kauf\w*|verkauf\w*|erw[iu]rb\w*) (?:\S+ ){0,6}(?:fur|zu)|(?:achet\w+|vend(?:s|ue?s?|re)?|cede\w*|acqui\w+) (?:\S+ ){0,6}pour|(?:compr\w+|vend\w+) (?:\S+ ){0,6}(?:por|per))$/u,
    names: ['price'],
  },
  {
    // `Of each payment the owner holds back 5 % as security`
    around:
      /^(?=.*\b(?:(?:with)?h[eo]lds?(?: back)?|keeps? back|retain(?:s|ed|ing)?|(?:ein|zuruck)behalt\w*|behalt(?:en)? .*# .{0,60}\b(?:ein|zuruck)|halt(?:en)? .*# .{0,60}\bzuruck|retient|retenue?s?|retiendr\w+|retien\w+|retendr\w+|retenid[oa]s?)\b)(?=.*\b(?:security|\w*sicherheit|garanti[ae]|certificat\w*|\w*rechnung\w*|\w*zahlung\w*|invoices?|payments?|paiements?|situations?|certificacion(?:es)?|facturas?|pagos?)\b)/u,
    names: ['retention'],
  },
  {
    // `Sums overdue bear interest`, `money due and not paid carries interest`
    around:
      /^(?=.*\b(?:overdue|late payments?|paid late|unpaid|(?:not|if) paid|in (?:arrears|default)|default interest|\w*verzug\w*|uberfallig\w*|(?:en|de) retard|impaye\w*|non payee?s?|moratoires?|(?:de|en) (?:de)?mora|moratorios?|impagad[oa]s?|no pagad[oa]s?)\b)(?=.*\b(?:interest|\w*zins\w*|interets?|interes(?:es)?)\b)/u,
    names: ['Verzugszinsen'],
  },
  {
    around:
      /\b(?:sick note|fit note|(?:medical|doctor.?s) (?:certificate|note)|krankmeldung|krankschreibung|arbeitsunfahigkeitsbescheinigung|arztliche[ns]? (?:attest|bescheinigung)|arret (?:de travail|maladie)|avis d.arret|certificat medical|parte de baja|baja medica|(?:justificante|certificado) medico)\b/u,
    names: ['Krankmeldung'],
    isOfTimes: true,
  },
  {
    // `CET1 ratio`
    around:
      /\b(?:common equity tier|core (?:tier one |tier 1 )?capital|harten? kernkapital\w*|fonds propres de base de categorie|capital ordinario de nivel)\b/u,
    names: ['CET1'],
  },
  {
    around:
      /\b(?:impairments?|(?:bad|doubtful) (?:loans?|debts?)|loan loss\w*|risikovorsorge|wertberichtigung\w*|cout du risque|depreciations? (?:de|sur) creances|creances douteuses|deterioro|insolvencias)\b/u,
    names: ['impairment'],
  },
  {
    // `The total cost is set at`, and the sum of the expenses in a budget
    around:
      /\b(?:total costs?|costs? in total|gesamtkosten|kosten insgesamt|cout total|couts totaux|costes? total(?:es)?)\b/u,
    names: ['expense', 'total'],
  },
  {
    // `A first payment of 70 % is made when the agreement is signed`
    around:
      /\b(?:first (?:payment|instal?lment)|erste (?:rate|zahlung|teilzahlung)|premier (?:versement|paiement)|premiere echeance|primer (?:pago|plazo))\b/u,
    names: ['prepayment'],
  },
  {
    // `Resolutions may be passed as soon as a quarter has come`
    around:
      /\b(?:resolutions? (?:may|can) be (?:passed|adopted|taken)|beschlusse konnen .{0,12}gefasst werden|(?:deliber\w+|delibere) valablement|(?:validamente (?:constitu\w+|adopt\w+)|adopt\w+ acuerdos))\b/u,
    names: ['quorum', 'attendance'],
  },
];
const trigger =
  /common|core |kern|de base|nivel|impair|bad |doubt|loss|risik|wertber|risque|creances|deter|insolv|cost|kosten|cout|rate|resol|beschlu|deliber|valid|adopt|overdue|late|retard|arrear|default|verzug|mora|impa|no pag|sick|fit |medic|doctor|krank|arbeitsunf|arzt|arret|baja|behalt|halt|hold|held|ret[ie]|keep|first|erste|premi|primer|payable|due|paid|zahl|fallig|verse|exig|pag[ao]|abona|part|teil|quot|per |according|(?:for|of|fur|zu|pour|por|per) #|laut|gemass|lt |selon|segun/u;
/** Words on either side that are looked at. */
const within = 14;

/** A value `words.slice(start, end)` in its sentence `words.slice(from, to)`. */
interface Around {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly isTime: boolean;
}

/** Terms that name a value by words that only together do so. */
export function phraseTerms(words: readonly Word[], { from, to, start, end, isTime }: Around): string[] {
  const plain = (first: number, last: number): string =>
    words
      .slice(Math.max(from, first), Math.min(to, last))
      .map(({ text }) => plainWord(text))
      .join(' ');
  const [before, behind] = [plain(start - within, start), plain(end, end + within)];
  const around = `${before} # ${behind}`;
  if (!trigger.test(around)) return [];
  return phrases
    .filter(({ isOfTimes = false }) => isOfTimes || !isTime)
    .filter((phrase) => phrase.before?.test(before) === true || phrase.around?.test(around) === true)
    .flatMap(({ names }) => names.map(stem));
}
