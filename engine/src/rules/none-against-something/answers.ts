import type { FactDocument } from '../../facts/fact.ts';
import { plainWords } from '../../facts/stances/stance-marks.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';

/** What a paper says under a label: `Known defects: none`, `Insured | yes`, `Deposit | £300`, `Are trees to be felled? | No`. */
export interface Answer {
  readonly document: number;
  readonly unit: number;
  readonly passage: number;
  /** Words of the answer: `words.slice(start, end)` of the passage. */
  readonly start: number;
  readonly end: number;
  /** Stems of the label, in order of the alphabet. */
  readonly label: readonly string[];
  readonly says: 'none' | 'yes' | 'something';
  /** It stands in a table under a head of its own. */
  readonly isHeaded: boolean;
  /** The label asks a question; `past`: what has happened so far. */
  readonly asks: 'past' | 'any' | undefined;
}

const noWord = /^(?:none|no|nil|nothing|keine?[nrs]?|nein|nichts|aucune?s?|non|neant|ningun[oa]?s?|nada|nessun[oa]?)$/u;
/** These may follow: `none known`, `keine bekannt`. */
const noMore =
  /^(?:known|reported|recorded|stated|vorhanden|bekannt|gemeldet|connue?s?|signalee?s?|declaree?s?|conocid[oa]s?|declarad[oa]s?|noted)$/u;
const yesWord = /^(?:yes|ja|oui|si|x)$/u;
/** Not said yet, or said elsewhere. */
export const pending =
  /^(?:tbd|tba|tbc|n\/a|na|open|pending|see|siehe|voir|vease|ver|offen|folgt|agreed|agree|confirmed|vereinbart|convenir|convenu|unknown|unbekannt|inconnu|desconocido)$/u;
/** Labels under which every paper writes what it likes. */
/** These tell no label from another: `Known allergies` and `Allergies`. */
const light = new Set(
  'known existing bekannte bekannt vorhandene connue connues connus conocidas conocidos'.split(' ').map(topicStem),
);
const general = new Set(
  'remark remarks note notes comment comments observation observations bemerkung bemerkungen anmerkung anmerkungen hinweis hinweise remarque remarques observación observaciones nota notas attachment attachments enclosure enclosures annex annexes anlage anlagen annexe pièces anexo anexos other others sonstiges autres otros further weitere changes änderungen instructions miscellaneous verschiedenes divers varios copies kopie reference your ours'
    .split(' ')
    .map(topicStem),
);
const longestLabel = 5;
const longestQuestion = 14;
/** A question that names fewer things may be about anything: `Has work started?` */
const fewestAsked = 2;
const longestAnswer = 12;

/** The answers of a document. */
export function findAnswers(document: FactDocument): Answer[] {
  return document.units.flatMap((unit, index) => {
    const passage = document.passages[unit.passage];
    if (passage === undefined || passage.kind === 'heading' || passage.kind === 'furniture' || passage.isHead === true)
      return [];
    const colon = passage.words
      .slice(unit.start, Math.min(unit.end, unit.start + longestLabel))
      .findIndex(({ text }) => text.endsWith(':'));
    if (colon < 0 && passage.cells.length === 0) return [];
    const texts = passage.words.map(({ text }) => text);
    const toAnswer = (from: number, to: number, start: number, end: number, isHeaded = false): Answer[] => {
      const words = texts.slice(from, to);
      const asks = askedBy(words);
      const label = asks === undefined ? labelOf(words) : termsOfQuestion(words);
      const says = sayOf(texts.slice(start, end));
      if (label.length === 0 || says === undefined) return [];
      const place = { document: document.index, unit: index, passage: unit.passage, start, end };
      return [{ ...place, label, says, isHeaded, asks }];
    };
    const inCells = passage.cells.flatMap((cell, at) => {
      const next = passage.cells[at + 1];
      if (next === undefined) return [];
      const isHeaded = next.header !== '' && passage.cells.length !== 2;
      // Of the columns of a table only the first names the row.
      return isHeaded && at > 0 ? [] : toAnswer(cell.start, cell.end, next.start, next.end, isHeaded);
    });
    if (inCells.length > 0) return inCells;
    const start = unit.start + colon + 1;
    return colon < 0 || start >= unit.end ? [] : toAnswer(unit.start, start, start, unit.end);
  });
}

function labelOf(words: readonly string[]): string[] {
  if (words.length > longestLabel || words.some((word) => /\d/u.test(word))) return [];
  const terms = [...new Set(words.map(topicStem))].filter((term) => term !== '' && !light.has(term));
  return terms.some((term) => general.has(term)) ? [] : terms.toSorted();
}

const perfect = /^(?:has|have|had|did|was|were|hat|haben|hatte|wurden?|war|waren|a|ont|avez|ha|han|fue|fueron)$/u;

function askedBy(words: readonly string[]): Answer['asks'] {
  if (words.at(-1)?.endsWith('?') !== true) return undefined;
  return plainWords(words).some((word) => perfect.test(word)) ? 'past' : 'any';
}

/** What a question asks about; it must name a deed and what it is done to. */
function termsOfQuestion(words: readonly string[]): string[] {
  if (words.length > longestQuestion) return [];
  const terms = [...new Set(words.map(topicStem))].filter((term) => term !== '' && !/^\d+$/u.test(term));
  return terms.length >= fewestAsked && terms.some((term) => term.startsWith('~')) ? terms.toSorted() : [];
}

function sayOf(words: readonly string[]): Answer['says'] | undefined {
  const plain = plainWords(words).filter((word) => word !== '');
  const [first = ''] = plain;
  if (plain.length === 0 || plain.length > longestAnswer || plain.some((word) => pending.test(word))) return undefined;
  if (noWord.test(first))
    return plain.slice(1).every((word) => noMore.test(word) || noWord.test(word)) ? 'none' : undefined;
  if (plain.some((word) => noWord.test(word) || /^(?:not|nicht|pas|sin|sans|ohne|without)$/u.test(word)))
    return undefined;
  if (plain.length === 1 && yesWord.test(first)) return 'yes';
  return words.some((word) => /[A-Za-zªµºÀ-ÖØ-ӿ\d]{2}/u.test(word)) ? 'something' : undefined;
}
