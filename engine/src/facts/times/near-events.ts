import type { Passage } from '../../layout/passage.ts';
import { timeEventPhrases } from './time-event-lexicon.ts';
import { timeEventOf } from './time-event.ts';
import { unaccented } from '../words/unaccented.ts';

/** Words before and behind a value among which its event is looked for. */
export const eventWithin = 12;
/** A word behind a value stands as far from it as one so many words further before it. */
const behindLag = 1;
/** How much farther an event counts that a stretch of time is only reckoned from: `ten days before arrival`. */
const anchorLag = 9;
const anchorBefore =
  /(?:before|prior to|after|following|from|of|since|preceding|vor|nach|seit|ab|zu[rm]|avant|apres|suivant|depuis|de|du|des|antes del?|despues del?|desde|tras|dopo|prima di)(?: (?:the|its|their|your|our|his|her|der|dem|des|die|den|ihrer|la|le|les|el|los|las|l.|date of(?: the)?|end of(?: the)?|day of(?: the)?|receipt of(?: the)?))? $/u;
/** What stands beyond another time, or before the next one, is rather about that. */
const otherLag = 6;
/** Events so much farther away than the nearest are about something else. */
const reach = 7;
/** How much nearer it must stand that something lasts than what it is that lasts: `The guarantee lasts for`. */
const lastingLag = 5;
const lasting: ReadonlySet<string> = new Set(['warranty', 'probation', 'secrecy', 'keeping', 'validity', 'notice']);

/** A word that names an event. */
interface NamedEvent {
  readonly event: string;
  readonly index: number;
}

/** A value in its clause `words.slice(first, last)`, with the ends and beginnings of the times around it. */
interface Clause {
  readonly first: number;
  readonly start: number;
  readonly end: number;
  readonly last: number;
  readonly before: number;
  readonly next: number;
}

/** The events that the words around a value name, and how far from it. */
export class NearEvents {
  readonly #distances = new Map<string, number>();
  readonly #named: NamedEvent[] = [];

  /** Reads the clause of a value, word by word and phrase by phrase. */
  read(passage: Passage, clause: Clause): void {
    const { first, start, end, last } = clause;
    for (let index = first; index < last; index += 1)
      if (index < start || index >= end) this.#readWord(passage, clause, index);
    const lead = plainText(passage, first, start);
    const after = plainText(passage, end, last);
    for (const [event, pattern] of timeEventPhrases) {
      const [x, y] = [pattern.exec(lead), pattern.exec(after)];
      if (x !== null) {
        this.see(event, lead.slice(x.index + x[0].length).split(' ').length);
        const at = first + lead.slice(0, x.index).split(' ').length - 1;
        for (const more of x[0].split(' ').keys()) this.#named.push({ event, index: at + more });
      }
      if (y !== null) this.see(event, y.index === 0 ? 0 : after.slice(0, y.index).split(' ').length + behindLag);
    }
  }

  #readWord(passage: Passage, { start, end, last, before, next }: Clause, index: number): void {
    const event = timeEventOf(passage.words[index]?.text ?? '');
    if (event === undefined || isWrapper(passage, start, index) || isEndOfMonth(passage, start, index)) return;
    if (isFromThen(passage, index) || isOfWarranty(passage, index)) return;
    this.#named.push({ event, index });
    if (index < start) {
      const anchor = isReckonedFrom(passage, start, index) ? anchorLag : 0;
      this.see(event, start - index + (index < before ? otherLag : 0) + anchor);
      return;
    }
    const lag = anchorBefore.test(plainText(passage, end, index)) ? anchorLag : behindLag;
    this.see(event, index - end + 1 + (next < last ? otherLag : 0) + lag);
  }

  /** Takes an event at a distance in words, unless it was seen nearer. */
  see(event: string | undefined, distance: number): void {
    if (event !== undefined && distance < (this.#distances.get(event) ?? Infinity))
      this.#distances.set(event, distance);
  }

  get isEmpty(): boolean {
    return this.#distances.size === 0;
  }

  /** Forgets what stands too far away, and what the words right before the value exclude. */
  narrow(bySign: ReadonlySet<string>): void {
    const nearest = Math.min(...this.#distances.values());
    for (const [event, distance] of this.#distances) if (distance > nearest + reach) this.#distances.delete(event);
    // What ends and has lasted since May began in May.
    if (bySign.has('start') && !bySign.has('end')) this.#distances.delete('end');
    // What is open until ten closes at ten.
    const opening = bySign.has('end') ? this.#distances.get('opening') : undefined;
    if (opening === undefined) return;
    this.#distances.set('closing', opening);
    this.#distances.delete('opening');
  }

  get all(): readonly string[] {
    return [...this.#distances.keys()];
  }

  get nearest(): string | undefined {
    const far = [...this.#distances].map(([event, distance]) => ({
      event,
      distance: distance - (lasting.has(event) && this.#distances.has('term') ? lastingLag : 0),
    }));
    return far.toSorted((a, b) => a.distance - b.distance)[0]?.event;
  }

  /** Where in the passage an event is named. */
  placesOf(event: string | undefined): readonly number[] {
    return this.#named.filter((one) => one.event === event).map(({ index }) => index);
  }
}

/** `for a period of three years after closing`: only says that a stretch of time follows. */
const isWrapper = ({ words }: Passage, start: number, index: number): boolean =>
  index === start - 2 &&
  /^(?:period|zeitraum|periode|période|periodo)$/i.test(words[index]?.text ?? '') &&
  /^(?:of|von|de)$/i.test(words[start - 1]?.text ?? '');

/** Words of a label that stand before what a stretch of time is reckoned from. */
const reckonedFrom =
  /(?:before|prior to|after|following|since|vor|nach|seit|avant|apres|depuis|antes del?|despues del?|tras) (?:the |der |dem |des |die |den |la |le |les |l.|el |los |las )?$/u;

/** `Archiving after the end of the study | 15 years`: the label names first what it is that takes so long. */
function isReckonedFrom(passage: Passage, start: number, index: number): boolean {
  const label = passage.cells.find((cell) => index >= cell.start && index < cell.end);
  if (label === undefined || label.end > start || index < label.start + 2) return false;
  return reckonedFrom.test(plainText(passage, label.start, index));
}

/** `À partir de midi`, `a partir del 3`: from then on; nobody leaves. */
const isFromThen = ({ words }: Passage, index: number): boolean =>
  words[index]?.text.toLowerCase() === 'partir' && /^\W*[àa]$/i.test(words[index - 1]?.text ?? '');

/** `Garantie de parfait achèvement`: the warranty of the first year in French building law, not when the works are done. */
const isOfWarranty = ({ words }: Passage, index: number): boolean =>
  /^achèvement\W*$/i.test(words[index]?.text ?? '') && words[index - 1]?.text === 'parfait';

/** `At the end of October`, `Ende Oktober`, `fin octobre`: when in the month it is, not that something ends. */
const isEndOfMonth = ({ words }: Passage, start: number, index: number): boolean =>
  index < start &&
  index >= start - 2 &&
  /^(?:end|ende|fin|finales|finale)$/i.test(words[index]?.text ?? '') &&
  (index === start - 1 || /^(?:of|de|du|d['’]|di)$/i.test(words[start - 1]?.text ?? '')) &&
  /^(?:[A-Za-zªµºÀ-ÖØ-ӿ]|(?:19|20)\d\d[^A-Za-zªµºÀ-ÖØ-ӿ]*$)/u.test(words[start]?.text ?? '') &&
  !words.slice(Math.max(0, index - 2), index).some(({ text }) => /^(?:until|till|bis|jusqu|hasta|fino)/i.test(text));

/** Words in lower case without accents, each with a space behind it. */
export const plainText = ({ words }: Passage, from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => `${unaccented(text)} `)
    .join('');
