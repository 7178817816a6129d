import { allMatches } from '../../facts/words/all-matches.ts';
import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { passageText, wordRange } from '../../facts/passage-text.ts';
import { countryOf, placeTerms } from './jurisdictions.ts';

/** A sentence that chooses a law or a court, and the name of the place. */
export interface Choice {
  readonly kind: 'law' | 'court';
  /** Not courts decide, but those whom the parties choose. */
  readonly isArbitration: boolean;
  readonly terms: ReadonlySet<string>;
  readonly document: number;
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  /** Position of the sentence in its document. */
  readonly sentence: number;
}

/** The name of a place: `Hamburg`, `England and Wales`, `Saint-Ferréol`, `the State of New York`. */
const place = String.raw`(?<place>(?:the )?(?:State of |Republic of |Kingdom of |Land )?[A-ZÀ-ÞĀ-Ɏ][A-Za-zÀ-ɏ'’-]+(?:,? (?:and |und |et |y |am |an der |de la |de |la )?[A-ZÀ-ÞĀ-Ɏ][A-Za-zÀ-ɏ'’-]+)*)`;

const laws: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:governed by|subject to|in accordance with|under) (?:and [A-Za-zªµºÀ-ÖØ-ӿ]+ (?:in accordance with|under) )?(?:the )?(?:substantive )?laws? of ${place}`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:[Tt]he )?laws? of ${place} (?:shall )?(?:appl(?:y|ies)|governs?)`, 'gu'),
  new RegExp(String.raw`\b(?:Es gilt|unterliegt|gilt|nach) (?:ausschließlich )?(?:das |dem )?Recht der ${place}`, 'gu'),
  new RegExp(String.raw`\bley(?:es)? de (?:la )?${place}`, 'gu'),
];

/** `Danish law`, `droit français`: only where the adjective stands for a country. */
const adjectiveLaws: readonly RegExp[] = [
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ])(?<place>\p{Lu}[A-Za-zªµºÀ-ÖØ-ӿ]+) law\b/gu,
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ])(?<place>[A-Za-zªµºÀ-ÖØ-ӿ]+e[sm]) Recht\b/gu,
  /\b(?:[Dd]roit|[Ll]oi|[Ll]egislación|[Ll]ey|[Dd]erecho|[Ll]egge|[Dd]iritto)(?: (?:aplicable|applicable|applicabile))? ?:? (?:la |el |le |the |droit |loi |ley )?(?<place>[A-Za-zªµºÀ-ÖØ-ӿ]+)/gu,
];

/** `Any dispute is heard in Rutland`, `Streitigkeiten werden in Fulda ausgetragen`: where it is judged, without a word for the court. */
const heardIn: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Dd]isputes?|[Ll]itigation)\b[^.;:]{0,60} (?:heard|tried|litigated|judged)(?: only| exclusively)? (?:in|at) ${place}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:Streitigkeiten|Rechtsstreitigkeiten)\b[^.;:]{0,60} in ${place} (?:verhandelt|ausgetragen|entschieden)`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Ll]itiges?|[Dd]ifférends?|[Cc]ontestations?)\b[^.;:]{0,60} (?:jugée?s?|tranchée?s?|plaidée?s?) à ${place}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Ll]itigios?|[Cc]ontroversias?|[Dd]isputas?)\b[^.;:]{0,60} (?:se )?(?:juzgarán?|ventilarán?|dirimirán?) en ${place}`,
    'gu',
  ),
];

const courts: readonly RegExp[] = [
  new RegExp(String.raw`\b[Cc]ourts? (?:of|in|at) ${place}`, 'gu'),
  new RegExp(String.raw`\bGerichtsstand(?: für [^.]{0,60})? (?:ist |sind )?(?:ausschließlich )?${place}`, 'gu'),
  new RegExp(String.raw`\bGerichtsstand: ?${place}`, 'gu'),
  new RegExp(
    String.raw`\b(?:(?:Land|Amts|Oberlandes|Verwaltungs|Arbeits|Sozial|Handels)gerichts?|Gerichte?n?)(?: in)? ${place}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Aa]udiencia|[Pp]retura|[Ff]oro)(?: competente)?(?: provincial)?(?: è)?(?: (?:de|di|quello di))? ${place}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Tt]ribuna(?:l|ux)|[Jj]uridictions?)(?: judiciaires?| administrati(?:fs?|ves?)| de commerce| compétents?| d['’]instance| de proximité| de grande instance)* (?:de |d['’]|du ressort de )${place}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Tt]ribunales|[Jj]uzgados?(?: y [Tt]ribunales)?)(?: competentes)?(?: de lo (?:[Mm]ercantil|[Cc]ivil|[Ss]ocial|[Cc]ontencioso-[Aa]dministrativo)| de [Pp]rimera [Ii]nstancia)? de (?:la ciudad de )?${place}`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:[Ss]eat|[Pp]lace) of jurisdiction (?:is|shall be) ${place}`, 'gu'),
  ...heardIn,
];

/** `Arbitration seated in Geneva`, `Schiedsgericht mit Sitz in Zürich`. */
const arbitrations: readonly RegExp[] = [
  new RegExp(
    String.raw`\b[Aa]rbitra(?:tion|tors?|l tribunal)(?: (?:which is |to be )?(?:seated|sitting|held|conducted)| with (?:its|a) seat)? (?:in|at) ${place}`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:[Ss]eat|[Pp]lace) of (?:the )?arbitration (?:is|shall be) ${place}`, 'gu'),
  new RegExp(String.raw`\bSchieds(?:gerichts?|verfahrens?)(?: mit (?:dem )?Sitz)? in ${place}`, 'gu'),
  new RegExp(String.raw`\bSchiedsort ist ${place}`, 'gu'),
  new RegExp(
    String.raw`\b[Aa]rbitra(?:ge|je)(?:,?(?: dont le siège est| ayant son siège| con sede| en sede))? (?:à|en) ${place}`,
    'gu',
  ),
];

/** `Disputes are decided by arbitration`: wherever it sits. */
const unseated: readonly RegExp[] = [
  /\b(?:by|to) (?:(?:final|binding|final and binding) )?arbitration\b/gu,
  /\b(?:[Ee]in(?:em)?|[Dd](?:as|em)) Schiedsgericht(?![A-Za-zªµºÀ-ÖØ-ӿ])/gu,
  /\b(?:à l['’]|par (?:voie d['’])?|par un )arbitr(?:age|e)(?![A-Za-zªµºÀ-ÖØ-ӿ])/gu,
  /\b(?:a|por|mediante) arbitraje(?![A-Za-zªµºÀ-ÖØ-ӿ])/gu,
];
const disputed = /disput|settle|decid|resol|streit|entscheid|différend|litig|contestation|tranch|controvers|dirim/i;
/** Near it these make of it what may be had, or is not. */
const unsure =
  /(?<![a-zß-ɏ])(?:not?|may|can|kann|können|nicht|keine?[mnrs]?|peu(?:t|vent)|pas|puede[n]?|podrán?)(?![a-zß-ɏ])/i;

const unsureReach = 4;

/** `Law and jurisdiction | England and Wales`, `Droit applicable : France`. */
const labelled: readonly (readonly [Choice['kind'], RegExp])[] = [
  [
    'law',
    new RegExp(
      String.raw`(?:^|\n)(?:(?:[Gg]overning|[Aa]pplicable|[Pp]roper) )?(?:[Ll]aw(?: and [Jj]urisdiction)?|[Aa]nwendbares Recht|[Rr]echtswahl|(?:[Dd]roit|[Ll]oi) applicable|(?:[Ll]ey|[Dd]erecho|[Ll]egislación) aplicable|[Ll]egge applicabile) ?:?[ \n]${place}(?=[\n.,;]|$)`,
      'gu',
    ),
  ],
  [
    'court',
    new RegExp(
      String.raw`(?:^|\n)(?:[Pp]lace of )?(?:[Jj]urisdiction|[Vv]enue|[Aa]rbitration|[Cc]ourts?|[Ss]eat of arbitration|(?:[Tt]ribunal|[Jj]uridiction) compétente?|[Jj]urisdicción|[Ff]uero|[Tt]ribunales competentes|[Ff]oro competente) ?:?[ \n]${place}(?=[\n.,;]|$)`,
      'gu',
    ),
  ],
];

/** A sentence that chooses, and one that only says where a company comes from. */
const choosing =
  /govern|subject|streit|disput|litig|controvers|appl[iy]|aplicable|anwendbar|anzuwend|maßgeb|zuständig|constru|interpret|decided?\b|unterlieg|\bgilt\b|rechtswahl|régi|soumis|rige|somet|sujet|compéten|competen|gerichtsstand|jurisdiction|court|tribuna|juzgado|arbitra|schieds/i;
const arbitration = /arbitra|schieds/i;
/** `Law | French law` */
const labelOfLaw = /^\W*(?:governing |applicable |proper )?(?:law|recht|rechtswahl|droit|loi|ley|derecho|legge)[\n:]/i;
const founding = /incorporated|organi[sz]ed|existing|established|constituted|gegründet|constituée|constituida/i;
/** Courts that are named for what they do, not for where they sit. */
const namedForWork =
  /^(?:Appeal|Justice|Session|First|Arbitration|Auditors|Human|Accounts|Directors|Cassation|Grande)/u;

/** Sentences of a document that choose the law of a contract or the court for it. */
export function findChoices(document: FactDocument): Choice[] {
  const placed = document.passages.flatMap((passage, index): Choice[] => {
    const text = passageText(passage);
    if (
      !/[Ll]aw|[Cc]ourt|[Dd]isput|[Ll]itig|[Ss]treitig|[Dd]ifférend|[Cc]ontestation|[Cc]ontroversia|[Vv]enue|[Jj]urisdic|[Rr]echt|[Gg]ericht|[Dd]roit|\b[Ll]oi|[Tt]ribuna|[Jj]uridiction|[Jj]uzgado|\b[Ll]e[yg]|[Dd]erecho|[Ff]oro|[Ff]uero|[Aa]rbitra|[Ss]chieds/u.test(
        text.text,
      )
    )
      return [];
    const choices = (
      patterns: readonly RegExp[],
      kind: Choice['kind'],
      { isLabelled = false, isAdjective = false, isArbitration = false } = {},
    ): Choice[] =>
      patterns.flatMap((pattern) =>
        allMatches(text.text, pattern).flatMap((match) => {
          const name = match.groups?.['place'] ?? '';
          if ((isAdjective && countryOf(name) === undefined) || namedForWork.test(name)) return [];
          const around = sentenceAround(text.text, match.index);
          const isRow = kind === 'law' && labelOfLaw.test(around);
          if ((!isLabelled && !isRow && !choosing.test(around)) || (kind === 'law' && founding.test(around))) return [];
          const from = match.index + match[0].indexOf(name);
          const [start, end] = wordRange(text, from, from + name.length);
          const sentence = document.units.findIndex(
            (unit) => unit.passage === index && unit.start <= start && start < unit.end,
          );
          const isArbitrated = isArbitration || (isLabelled && arbitration.test(match[0]));
          return [
            {
              kind,
              isArbitration: isArbitrated,
              terms: placeTerms(name),
              document: document.index,
              passage: index,
              start,
              end,
              sentence,
            },
          ];
        }),
      );
    const inLabels = labelled.flatMap(([kind, pattern]) => choices([pattern], kind, { isLabelled: true }));
    const byAdjective = choices(adjectiveLaws, 'law', { isAdjective: true });
    const byArbiters = choices(arbitrations, 'court', { isArbitration: true });
    return [...choices(laws, 'law'), ...byAdjective, ...choices(courts, 'court'), ...byArbiters, ...inLabels].filter(
      ({ terms }) => terms.size > 0,
    );
  });
  return placed.some(({ kind }) => kind === 'court') ? placed : [...placed, ...unseatedIn(document)];
}

/** Where no court and no seat is named: the sentences that leave disputes to arbitration. */
const unseatedIn = (document: FactDocument): Choice[] =>
  document.units.flatMap((unit, sentence): Choice[] => {
    const passage = document.passages[unit.passage];
    // The text of the passage is known already.
    if (passage?.kind !== 'paragraph' || !arbitration.test(passageText(passage).text)) return [];
    const text = wordsOfUnit(document, unit)
      .map((word) => word.text)
      .join(' ');
    if (!arbitration.test(text) || !disputed.test(text)) return [];
    const match = unseated.flatMap((pattern) => allMatches(text, pattern))[0];
    if (match === undefined) return [];
    const start = unit.start + text.slice(0, match.index).split(' ').length - 1;
    const end = start + match[0].split(' ').length;
    const near = passage.words.slice(Math.max(unit.start, start - unsureReach), Math.min(unit.end, end + unsureReach));
    if (near.some((word) => unsure.test(word.text))) return [];
    return [
      {
        kind: 'court',
        isArbitration: true,
        terms: new Set(),
        document: document.index,
        passage: unit.passage,
        start,
        end,
        sentence,
      },
    ];
  });

/** From the last full stop before a place in a text to the next one behind it. */
function sentenceAround(text: string, at: number): string {
  const end = text.indexOf('. ', at);
  return text.slice(text.lastIndexOf('. ', at) + 1, end < 0 ? undefined : end);
}
