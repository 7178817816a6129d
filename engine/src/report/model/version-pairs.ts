import type { AnalysisResult, Change } from '@app/shared/contracts';
import { earlierByName } from './earlier-version.ts';

/** Two versions of one paper, by the ids of their documents, and what differs between them. */
export interface VersionPair {
  /** The earlier one, where that is known. */
  readonly a: string;
  readonly b: string;
  readonly isOrderKnown: boolean;
  /** In reading order, `a` of each being the side of `a`. */
  readonly changes: readonly Change[];
  /** The part of the words that is alike, where the paper was rewritten as a whole. */
  readonly share: number | undefined;
}

/** The pairs of versions among the documents of a result, each turned so that the earlier one comes first. */
export function versionPairs({ documents, findings, changes }: AnalysisResult): VersionPair[] {
  if (changes === undefined) return [];
  const pairs = new Map<string, Change[]>();
  for (const change of changes) {
    const key = versionsOf(change).join(' ');
    const list = pairs.get(key);
    if (list === undefined) pairs.set(key, [change]);
    else list.push(change);
  }
  // Two documents without any change are the same, word for word.
  const [first, second, ...others] = documents;
  if (pairs.size === 0 && first !== undefined && second !== undefined && others.length === 0)
    pairs.set(`${first.id} ${second.id}`, []);
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  const shares = new Map(
    findings.flatMap(({ share, positions }) =>
      share === undefined ? [] : [[positions.map(({ document }) => document).join(' '), share] as const],
    ),
  );
  return [...pairs].map(([key, own]) => {
    const [a = '', b = ''] = key.split(' ');
    const earlier = earlierByName(names.get(a) ?? '', names.get(b) ?? '');
    const [isOrderKnown, share] = [earlier !== undefined, shares.get(key)];
    return earlier === 'second'
      ? { a: b, b: a, isOrderKnown, share, changes: own.map(turned) }
      : { a, b, isOrderKnown, share, changes: own };
  });
}

/** Results of before name the versions by the sides alone. */
const versionsOf = ({ versions, a, b }: Change): readonly string[] =>
  versions ?? [a?.document ?? '', b?.document ?? ''];

const turned = (change: Change): Change => ({ ...change, a: change.b, b: change.a });
