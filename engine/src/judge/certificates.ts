import type { Certificate, UnreadWords } from '@app/shared/contracts';
import { printed } from '../facts/fact.ts';
import {
  movedTokens,
  placeOnScan,
  wordsOf,
  type Change,
  type FamilyComparison,
  type Paper,
  type VersionComparison,
} from '../versions/index.ts';
import { boxesOfLines } from './boxes-of-lines.ts';
import { documentId } from './to-result.ts';

type Side = 'a' | 'b';

const otherOf = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** A certificate of each two versions of which one at least was read from pictures of its pages. */
export function certificatesOf(families: readonly FamilyComparison[], papers: readonly Paper[]): Certificate[] {
  return families.flatMap(({ family: { reference }, comparisons }) =>
    [...comparisons].flatMap(([version, comparison]) => {
      const [a, b] = [papers[reference], papers[version]];
      const scan = b !== undefined && isScanned(b) ? 'b' : a !== undefined && isScanned(a) ? 'a' : undefined;
      if (scan === undefined) return [];
      const ids = { a: documentId(reference), b: documentId(version) };
      return [{ draft: ids[otherOf(scan)], scan: ids[scan], ...accountOf(comparison, scan) }];
    }),
  );
}

const isScanned = ({ text }: Paper): boolean => text.passages.some(({ words }) => words[0]?.page.ocr === true);

function accountOf(comparison: VersionComparison, scan: Side): Omit<Certificate, 'draft' | 'scan'> {
  const { map, changes, ink } = comparison;
  const draft = otherOf(scan);
  const { same, changed, unread } = countWords(comparison, draft);
  const isAddition = (change: Change): boolean => change[draft][0] === change[draft][1] && change.class !== 'print';
  const marks = Map.groupBy(
    ink[scan].filter(({ kind }) => kind === 'mark'),
    ({ page }) => page.page,
  );
  return {
    words: same + changed + unread,
    same,
    changed,
    unread,
    additions: changes.filter(isAddition).length + ink[scan].filter(({ kind }) => kind === 'text').length,
    unreadPlaces: changes.filter(isUnread).flatMap((change) => unreadWords(map, change, scan)),
    marks: [...marks].map(([page, { length }]) => ({ page, count: length })).toSorted((x, y) => x.page - y.page),
  };
}

const isUnread = ({ reason, isSame }: Change): boolean => reason === 'recognition' && isSame !== true;

const states = ['same', 'unread', 'changed'] as const;
type State = (typeof states)[number];

/** Each printed word counts once, as the worst of its tokens. */
function countWords({ map, changes }: VersionComparison, draft: Side): Record<State, number> {
  const text = map[draft];
  const partners = draft === 'a' ? map.inB : map.inA;
  const moved = movedTokens(map, draft);
  const ranks = Uint8Array.from(partners, (partner, token) =>
    partner >= 0 && moved[token] !== 1 ? states.indexOf('same') : states.indexOf('changed'),
  );
  for (const change of changes) {
    if (change.class !== 'print') continue;
    ranks.fill(states.indexOf(isUnread(change) ? 'unread' : 'same'), ...change[draft]);
  }
  const counts = { same: 0, unread: 0, changed: 0 };
  let worst = 0;
  for (let token = 0; token < text.length; token += 1) {
    worst = Math.max(worst, ranks[token] ?? 0);
    const isSameWord =
      text.passageOf[token] === text.passageOf[token + 1] && text.lastWords[token] === text.firstWords[token + 1];
    if (isSameWord) continue;
    const words = (text.lastWords[token] ?? 0) - (text.firstWords[token] ?? 0) + 1;
    counts[states[worst] ?? 'changed'] += words;
    worst = 0;
  }
  return counts;
}

function unreadWords(map: VersionComparison['map'], change: Change, scan: Side): UnreadWords[] {
  const words = wordsOf(map[otherOf(scan)], change[otherOf(scan)]);
  const [first] = words;
  if (first === undefined) return [];
  const [read] = wordsOf(map[scan], change[scan]);
  const onScan =
    read === undefined
      ? placeOnScan(map, change, scan)
      : {
          page: read.page.page,
          boxes: boxesOfLines(wordsOf(map[scan], change[scan]).filter(({ page }) => page === read.page)),
        };
  return [
    {
      words: printed(words),
      draft: { page: first.page.page, boxes: boxesOfLines(words.filter(({ page }) => page === first.page)) },
      ...(onScan === undefined ? {} : { scan: { page: onScan.page, boxes: [...onScan.boxes] } }),
    },
  ];
}
