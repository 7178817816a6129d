import { printed } from '../facts/fact.ts';
import type { Passage } from '../layout/passage.ts';
import type { Word } from '../layout/word.ts';
import { sentenceSpan, wordsOf, type Paper, type VersionFinding, type VersionPlace } from '../versions/index.ts';
import { gapIn } from './sentence-with-gap.ts';
import { nameOf } from './subject-of.ts';
import { valueLabel } from './value-label.ts';
import { wholeSentence } from './whole-sentence.ts';

/** Fewer words beside the gap tell nothing: the words that differ do. */
const fewestWords = 2;
/** Of words that differ and name themselves. */
const mostWords = 9;

/** What differs between versions, for people: its label, the words of its sentence with a gap, or its own words. */
export function versionSubject({ sides, share }: VersionFinding, papers: readonly Paper[]): string {
  const places = sides.flatMap((side) => side.places);
  if (share !== undefined) return papers[places.at(-1)?.document ?? -1]?.facts.name ?? '';
  const place = places.find(({ span }) => span[0] < span[1]);
  const paper = place === undefined ? undefined : papers[place.document];
  if (place === undefined || paper === undefined) return '';
  const documents = papers.map(({ facts }) => facts);
  const own = placeOf(place, paper);
  const isCell = paper.text.passages[own.passage]?.kind === 'row';
  if (isCell || valueLabel(paper.facts, own) !== undefined) return nameOf(documents, [own]);
  const changed = wordsOf(paper.text, place.span);
  const gap = gapAround(wordsOf(paper.text, wholeSentence(paper, place.span[0])), changed);
  const isTelling = gap.split(' ').filter((word) => /[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(word)).length >= fewestWords;
  return isTelling ? gap : printed(changed.slice(0, mostWords));
}

/** The words of a sentence, wherever the paper cuts it, with a gap for those that differ. */
function gapAround(sentence: readonly Word[], changed: readonly Word[]): string {
  const passage: Passage = { kind: 'paragraph', words: sentence, cells: [], heading: '' };
  const valueStart = Math.max(
    0,
    sentence.findIndex((word) => word === changed[0]),
  );
  const last = changed.at(-1);
  const valueEnd = last === undefined ? valueStart : sentence.findLastIndex((word) => word === last) + 1;
  return gapIn(passage, {
    start: 0,
    end: sentence.length,
    valueStart,
    valueEnd: valueEnd > valueStart ? valueEnd : sentence.length,
  });
}

function placeOf({ document, span: [from, to] }: VersionPlace, paper: Paper) {
  const { text } = paper;
  const passage = text.passageOf[from] ?? 0;
  let last = from;
  while (last + 1 < to && text.passageOf[last + 1] === passage) last += 1;
  const sentence = sentenceSpan(paper, from);
  return {
    document,
    passage,
    start: text.firstWords[sentence[0]] ?? 0,
    end: (text.lastWords[Math.max(last, sentence[1] - 1)] ?? 0) + 1,
    valueStart: text.firstWords[from] ?? 0,
    valueEnd: (text.lastWords[last] ?? 0) + 1,
  };
}
