import type { EngineOutput, ReportedFinding } from '../versions/score/engine-output.ts';
import { holdsNearly, normalise, squeeze, wordsOf } from '../versions/score/normalise.ts';
import type { PlantedWords } from './plan-paper.ts';

export interface ScoredScan {
  readonly found: readonly PlantedWords[];
  readonly missed: readonly PlantedWords[];
  /** Sure findings that show nothing that was planted. */
  readonly wrong: readonly ReportedFinding[];
}

export const isSure = ({ tier }: ReportedFinding): boolean => tier !== 'possible';
const fewestAround = 2;

/** Holds the sure findings of a draft and its scan against what was planted in it. */
export function scoreScan(planted: readonly PlantedWords[], { findings }: EngineOutput): ScoredScan {
  const sure = findings.filter(isSure);
  const shown = (one: PlantedWords): ReportedFinding[] => sure.filter((finding) => showsPlanted(finding, one));
  const right = new Set(planted.flatMap(shown));
  return {
    found: planted.filter((one) => shown(one).length > 0),
    missed: planted.filter((one) => shown(one).length === 0),
    wrong: sure.filter((finding) => !right.has(finding)),
  };
}

/** What it quotes has words around the change, and one of its places the words that differ. */
function showsPlanted({ rule, positions }: ReportedFinding, { from, to, before, after }: PlantedWords): boolean {
  const around = [...before, ...after].map((word) => normalise(word)).filter((word) => word !== '');
  const quoted = new Set(positions.flatMap(({ quote }) => wordsOf(normalise(quote ?? ''))));
  const isThere = around.filter((word) => quoted.has(word)).length >= Math.min(fewestAround, around.length);
  if (isThere && rule === inkRule && from === '') return true;
  return isThere && [from, to].some((words) => words !== '' && positions.some(({ value }) => isValue(value, words)));
}

/** What was added and could not be read has no words, but a place. */
const inkRule = 'version-ink';

/** A word of them that is not anywhere is part of what differs; of a recognised one but for a wrong letter. */
function isValue(value: string | null | undefined, words: string): boolean {
  const told = squeeze(normalise(value ?? ''));
  const all = wordsOf(normalise(words));
  const longer = all.filter((word) => word.length >= 4);
  return (longer.length > 0 ? longer : all).some(
    (word) => told.includes(word) || (word.length >= 4 && holdsNearly(told, word)),
  );
}

/** Words of a page that a finding shows at least when it tells that the page is another one. */
const fewestOfPage = 12;

/** Whether a finding shows a passage of the page; one without values shows all that it quotes. */
export const tellsOfPage = ({ findings }: EngineOutput, page: number): boolean =>
  findings
    .filter((finding) => isSure(finding) && finding.rule !== inkRule)
    .some(({ positions }) =>
      positions.some(
        (one) => one.page === page && wordsOf(normalise(one.value ?? one.quote ?? '')).length >= fewestOfPage,
      ),
    );
