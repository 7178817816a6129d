import { reviewMessages } from '@app/shared/messages';
import { Outline } from '@app/shared/ui';
import { useEffect, useRef } from 'react';
import { classes } from '../../shared/classes.ts';
import type { DecisionLookup } from '../../shared/list-item.ts';
import { Marked, type MarkTone } from '../../shared/marked.tsx';
import { shortenAround } from '../../shared/marked-text.ts';
import { outlines, type OutlineName } from '../../shared/outlines.ts';
import { passagesOf, placeOfPassage, type InlinePassage } from './inline-passages.ts';
import styles from './inline-view.module.css';
import { placeName, type VersionChange } from './version-change.ts';

const { versions: texts, list } = reviewMessages;

export interface InlineViewProps {
  readonly changes: readonly VersionChange[];
  readonly chosen: string | null;
  readonly decisionOf: DecisionLookup;
  readonly onChoose: (id: string) => void;
}

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
  const { group, from, to, between } = change;
  const around = to ?? from;
  const isPlain = group === 'reworded' || group === 'editorial';
  return (
    <>
      {isFirst ? spaced(withoutNumber(around?.before, around?.clause)) : spaced(spacedAfter(between))}
      {group === 'moved' && to !== null ? (
        whole(to.quote, 'moved')
      ) : (
        <>
          {from !== null && <del>{whole(from.quote, isPlain ? 'reworded' : 'struck')}</del>}
          {from !== null && to !== null && ' '}
          {to !== null && <ins>{whole(to.quote, isPlain ? 'reworded' : 'inserted')}</ins>}
        </>
      )}
      {isLast && spacedAfter(around?.after)}
    </>
  );
}

function signOf({ group, from, to, id }: VersionChange, decisionOf: DecisionLookup): readonly [OutlineName, string] {
  const { decision } = decisionOf(id);
  if (decision === 'accepted') return ['accept', list.accepted];
  if (decision === 'dismissed') return ['dismiss', list.dismissed];
  if (decision === 'asked') return ['ask', list.asked];
  if (group === 'moved') return ['move', texts.movedFrom(placeName(from))];
  if (from === null) return ['plus', texts.addedWord];
  return to === null ? ['minus', texts.removedWord] : ['note', texts.changedWord];
}

const oldPlaceLetters = 44;

function Passage({
  passage,
  chosen,
  decisionOf,
  onChoose,
}: { readonly passage: InlinePassage } & Omit<InlineViewProps, 'changes'>) {
  const { changes, number } = passage;
  const [first] = changes;
  if (first === undefined) return null;
  const isChosen = changes.some(({ id }) => id === chosen);
  const moved = changes.find(({ group, from }) => group === 'moved' && from !== null);
  const told = changes.find(({ id }) => id === chosen) ?? moved ?? first;
  const [outline, word] = signOf(told, decisionOf);
  return (
    <li className={classes(styles['passage'], isChosen && styles['chosen'])} data-chosen={isChosen || undefined}>
      <span className={styles['number']}>{number}</span>
      <div className={styles['text']}>
        <p>
          {changes.map((change, index) => (
            <Words key={change.key} change={change} isFirst={index === 0} isLast={index === changes.length - 1} />
          ))}
        </p>
        {moved !== undefined && (
          <p className={styles['old']}>
            {texts.isNow(
              shortenAround({ text: moved.from?.quote ?? '', marks: [] }, oldPlaceLetters).text,
              placeName(moved.to),
            )}
          </p>
        )}
      </div>
      <button type="button" className={classes(styles['gutter'], styles[told.group])} onClick={() => onChoose(told.id)}>
        <Outline path={outlines[outline]} size={16} />
        {word}
      </button>
    </li>
  );
}

/** Between passages of one clause there is nothing to say of what is the same. */
const isElsewhere = (passages: readonly InlinePassage[], index: number): boolean => {
  const passage = passages[index];
  const before = passages[index - 1];
  return passage !== undefined && passage.number !== '' && passage.number !== before?.number;
};

/** Both versions in one text: what went struck out, what came beside it, what is the same left out. */
export function InlineView({ changes, chosen, decisionOf, onChoose }: InlineViewProps) {
  const card = useRef<HTMLDivElement>(null);
  const passages = passagesOf(changes);
  useEffect(() => {
    card.current?.querySelector('[data-chosen]')?.scrollIntoView?.({ block: 'center' });
  }, [chosen]);
  return (
    // A region that scrolls has to be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={card} className={styles['desk']} tabIndex={0} role="region" aria-label={texts.inline}>
      <ol className={styles['card']}>
        {passages.map((passage, index) => (
          <li key={passage.key}>
            {isElsewhere(passages, index) && (
              <p className={styles['same']}>{texts.sameUpTo(placeOfPassage(passage))}</p>
            )}
            {passage.heading !== null && passage.heading !== '' && (
              <h3 className={styles['heading']}>{passage.heading}</h3>
            )}
            <ul>
              <Passage passage={passage} chosen={chosen} decisionOf={decisionOf} onChoose={onChoose} />
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
