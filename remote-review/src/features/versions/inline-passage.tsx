import type { ChangeSide } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import { Outline, VisuallyHidden } from '@app/shared/ui';
import { classes } from '../../shared/classes.ts';
import type { DecisionLookup } from '../../shared/list-item.ts';
import { Marked, type MarkTone } from '../../shared/marked.tsx';
import { shortenAround } from '../../shared/marked-text.ts';
import { outlines, type OutlineName } from '../../shared/outlines.ts';
import { hasMoved, type InlinePassage } from './inline-passages.ts';
import styles from './inline-view.module.css';
import { placeName, type VersionChange } from './version-change.ts';

const { versions: texts, list } = reviewMessages;

const whole = (text: string, tone: MarkTone) => (
  <Marked value={{ text, marks: [{ start: 0, end: text.length }] }} tone={tone} />
);

/** The number of the clause stands in a column of its own. */
const withoutNumber = (words: string | undefined, number: string | undefined): string | undefined =>
  number !== undefined && words?.startsWith(`${number} `) === true ? words.slice(number.length + 1) : words;

/** Words with one blank after them. */
const spaced = (words: string | null | undefined): string =>
  words === null || words === undefined || words === '' ? '' : `${words.trimEnd()} `;

/** Words with one blank before them, but for those that close up to what stands before. */
function spacedAfter(words: string | null | undefined): string {
  const text = words?.trimStart() ?? '';
  return text === '' || /^[,.;:!?)\]]/.test(text) ? text : ` ${text}`;
}

/** The words of the sentence before its first change. */
const wordsBefore = (side: ChangeSide | null): string => spaced(side?.lead) + (side?.before ?? '');

/** What stands between two changes of a sentence; two that meet are parted by a blank. */
const joint = (between: string | null, next: string): string =>
  spaced(spacedAfter(between)) || (spacedAfter(next).startsWith(' ') ? ' ' : '');

/** What went and what came; of what differs in print only the words as they are now. */
function Changed({ change: { group, from, to } }: { readonly change: VersionChange }) {
  if (group === 'print') return (to ?? from)?.quote;
  if (group === 'moved' && to !== null) return whole(to.quote, 'moved');
  const isOfSubstance = group === 'substance';
  return (
    <>
      {from !== null && <del>{whole(from.quote, isOfSubstance ? 'struck' : 'reworded')}</del>}
      {from !== null && to !== null && ' '}
      {to !== null && <ins>{whole(to.quote, isOfSubstance ? 'inserted' : 'reworded')}</ins>}
    </>
  );
}

/** The words of a change: what went, what came, and what stands around them in the same sentence. */
function Words({
  change,
  isFirst,
  isLast,
}: {
  readonly change: VersionChange;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}) {
  const { from, to, between } = change;
  const around = to ?? from;
  return (
    <>
      {isFirst ? spaced(withoutNumber(wordsBefore(around), around?.clause)) : joint(between, (from ?? to)?.quote ?? '')}
      <Changed change={change} />
      {isLast && spacedAfter(around?.after) + spacedAfter(around?.rest)}
    </>
  );
}

function signOf(
  { group, from, to, id }: VersionChange,
  isOld: boolean,
  decisionOf: DecisionLookup,
): readonly [OutlineName, string] {
  const { decision } = decisionOf(id);
  if (decision === 'accepted') return ['accept', list.accepted];
  if (decision === 'dismissed') return ['dismiss', list.dismissed];
  if (decision === 'asked') return ['ask', list.asked];
  if (group === 'moved') {
    const words = isOld ? texts.movedTo : texts.movedFrom;
    return ['move', words(placeName(from), placeName(to))];
  }
  if (from === null) return ['plus', texts.addedWord];
  return to === null ? ['minus', texts.removedWord] : ['note', texts.changedWord];
}

const oldPlaceLetters = 44;

/** What stays at the old place: the beginning of the words, and where they are now. */
function OldPlace({ change: { from, to } }: { readonly change: VersionChange }) {
  const words = shortenAround({ text: from?.quote ?? '', marks: [] }, oldPlaceLetters).text;
  return <p className={styles['old']}>{texts.isNow(words, placeName(from), placeName(to))}</p>;
}

/** What a passage is marked by at its side: reworded beside a change of substance it is one of substance. */
const gravestOf = (changes: readonly VersionChange[]): VersionChange | undefined =>
  changes.find(({ group }) => group === 'substance') ?? changes.find(({ group }) => group !== 'print');

export interface PassageProps {
  readonly passage: InlinePassage;
  readonly chosen: string | null;
  readonly decisionOf: DecisionLookup;
  readonly onChoose: (id: string) => void;
  /** Leads from one place of what was moved to the other. */
  readonly onOther: (change: VersionChange) => void;
}

/** A changed passage: its number, its words, and at the right what became of it. */
export function Passage({ passage, chosen, decisionOf, onChoose, onOther }: PassageProps) {
  const { key, changes, number, isOld } = passage;
  const [first] = changes;
  if (first === undefined) return null;
  const isChosen = changes.some(({ id }) => id === chosen);
  const told = changes.find(({ id }) => id === chosen) ?? changes.find(hasMoved) ?? gravestOf(changes) ?? first;
  const [outline, word] = signOf(told, isOld, decisionOf);
  const isMoved = hasMoved(told);
  return (
    <li
      className={classes(styles['passage'], isChosen && styles['chosen'])}
      data-place={key}
      data-chosen={(isChosen && !isOld) || undefined}
    >
      <span className={classes(styles['number'], isOld && styles['left'])}>{number}</span>
      <div className={styles['text']}>
        {isOld ? (
          <OldPlace change={first} />
        ) : (
          <p>
            {changes.map((change, index) => (
              <Words key={change.key} change={change} isFirst={index === 0} isLast={index === changes.length - 1} />
            ))}
          </p>
        )}
      </div>
      <button
        type="button"
        className={classes(styles['gutter'], styles[told.group])}
        data-joined={(isChosen && isMoved) || undefined}
        aria-current={isChosen || undefined}
        onClick={() => (isMoved ? onOther(told) : onChoose(told.id))}
      >
        <Outline path={outlines[outline]} size={16} />
        {word}
        {!isMoved && <VisuallyHidden>{texts.at(placeName(first.to ?? first.from))}</VisuallyHidden>}
      </button>
    </li>
  );
}
