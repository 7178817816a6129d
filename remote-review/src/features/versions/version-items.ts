import { findingNumbers, type AnalysisResult, type Finding } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import type { ListDetail, ListGroup, ListItem } from '../../shared/list-item.ts';
import { shortenAround } from '../../shared/marked-text.ts';
import type { MarkTone } from '../../shared/marked.tsx';
import { placeName, type ChangeGroup, type VersionChange } from './version-change.ts';

const { versions: texts } = reviewMessages;

const order: readonly ChangeGroup[] = ['substance', 'moved', 'reworded', 'renumbered', 'editorial'];
/** As many letters of either side as fit into a row. */
const shortest = 24;

const groupOf = (group: ChangeGroup): ListGroup =>
  group === 'substance'
    ? { id: group, label: texts.groups[group], severity: 'high' }
    : { id: group, label: texts.groups[group] };

function detail(text: string | undefined, tone: MarkTone): readonly ListDetail[] {
  if (text === undefined || text === '') return [];
  const value = shortenAround({ text, marks: [{ start: 0, end: text.length }] }, shortest);
  return [{ value, tone }];
}

function detailsOf({ group, from, to }: VersionChange): readonly ListDetail[] {
  if (group === 'moved' && from !== null && to !== null) {
    const words = texts.became(placeName(from), placeName(to));
    return [{ value: { text: words, marks: [] }, tone: 'none' }];
  }
  if (group === 'reworded') return [...detail(from?.quote, 'reworded'), ...detail(to?.quote, 'reworded')];
  return [...detail(from?.quote, 'struck'), ...detail(to?.quote, 'inserted')];
}

/** Results of before kinds of change were known have none. */
const kindsOf = ({ changeKind }: Finding): string[] => (changeKind === undefined ? [] : [changeKind]);

/** What a change is called that no finding tells of: where it stands. */
const subjectOf = (change: VersionChange): string =>
  placeName(change.to) || placeName(change.from) || (change.to ?? change.from)?.quote || '';

/** The list of changes: those of substance first, each finding once, then the others in the order of the paper. */
export function versionItems({ findings }: AnalysisResult, changes: readonly VersionChange[]): readonly ListItem[] {
  const numbers = findingNumbers(findings);
  const sure = findings.filter(({ tier }) => tier === 'sure').length;
  const byId = new Map(changes.toReversed().map((change) => [change.id, change]));
  const first = changes.filter((change) => byId.get(change.id) === change);
  return order
    .flatMap((group) => first.flatMap((change) => (change.group === group ? [{ ...change, group }] : [])))
    .map((change) => {
      const finding = findings.find(({ id }) => id === change.finding);
      const quotes = [change.from, change.to].map((side) => side?.quote ?? '');
      const searched = [finding?.subject ?? subjectOf(change), subjectOf(change), ...quotes];
      return {
        id: change.id,
        number: numbers.get(change.finding ?? '') ?? '',
        numbered: finding?.tier === 'possible' ? findings.length - sure : sure,
        group: groupOf(change.group),
        subject: finding?.subject ?? subjectOf(change),
        details: detailsOf(change),
        joint: ' ',
        facets: {
          // What no finding reports says the same as before.
          kind: finding === undefined ? ['form'] : kindsOf(finding),
          change: [change.group],
          severity: finding === undefined ? [] : [finding.severity],
        },
        texts: searched,
        words: searched.join(' ').toLowerCase(),
        isCounted: change.group === 'substance',
      };
    });
}
