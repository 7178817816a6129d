import type { DutyFinder } from '../../facts/duties/duty-finder.ts';
import type { NamedAt } from '../../facts/duties/find-actors.ts';
import { findLead } from '../../facts/duties/find-duties.ts';
import type { Duty } from '../../facts/duties/duty.ts';
import { inPlainOrder } from '../../facts/duties/fronted-topic.ts';
import { objectItems } from '../../facts/duties/object-items.ts';
import type { FactDocument, Unit } from '../../facts/fact.ts';
import { isCutInTwo } from '../../facts/passage-text.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';
import { markerLength } from '../../layout/list-marker.ts';
import type { Cell, Passage } from '../../layout/passage.ts';
import { billedRows } from './billed-rows.ts';
import { withCostOf, type PlacedText } from './elliptic-cost.ts';
import { withContext, withFronted } from './item-context.ts';
import type { Parties } from './parties/read-parties.ts';
import { TickTable } from './tick-table.ts';

/** A duty with its place: the words that name who bears it are `words.slice(start, end)` of the passage. */
export interface PlacedDuty extends Duty {
  readonly id: string;
  readonly document: number;
  readonly passage: number;
  /** Position of the sentence in its document. */
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
  /** What it depends on, as stems; undefined for one that always holds. */
  readonly condition: readonly string[] | undefined;
}

/**
 * The duties that the sentences, labels, cells and lists of a document lay on somebody.
 */
export function readDuties(document: FactDocument, parties: Parties, find: DutyFinder): PlacedDuty[] {
  const namedAt = parties.namedIn(document.index);
  const ticks = new TickTable(namedAt);
  let lead: ListLead | undefined;
  const billed = Map.groupBy(billedRows(document), ({ passage }) => passage);
  return document.units.flatMap((unit, sentence) => {
    const passage = document.passages[unit.passage];
    if (passage === undefined || passage.kind === 'furniture') return [];
    const marked = ticks.read(passage);
    if (passage.isHead === true) return [];
    const place = { document: document.index, passage: unit.passage, sentence };
    if (isSigned(passage, unit)) return [];
    const previous = document.units[sentence - 1];
    const before = previous?.passage === unit.passage ? wordsBetween(passage, previous) : [];
    const runs = runsOf(passage, unit);
    const duties: PlacedDuty[] = runs.flatMap((run) => {
      const places = passage.kind === 'row' ? run : withCostOf(run, before);
      const texts = places.map(({ text }) => text);
      return find(texts, namedAt).map(({ actor, kind, term, items }, at) => {
        const start = places[actor.start]?.at ?? 0;
        return {
          document: place.document,
          passage: place.passage,
          sentence,
          actor,
          kind,
          term,
          items: items.map((item) => withFronted(withContext(document, unit, item), texts, actor.start)),
          // One who is named once may do several things.
          id: `${document.index} ${sentence} ${start} ${at}`,
          start,
          end: (places[actor.end - 1]?.at ?? start) + 1,
          condition: conditionOf(texts),
        };
      });
    });
    for (const { actor, kind, term, items, start, end } of [...marked, ...(billed.get(unit.passage) ?? [])]) {
      const id = `${document.index} ${sentence} ${start}`;
      duties.push({ ...place, actor, kind, term, items, start, end, id, condition: undefined });
    }
    const item = duties.length === 0 ? itemUnder(lead, passage, unit) : undefined;
    lead = leadAt(passage, unit, namedAt) ?? (item === undefined && unit.passage !== lead?.passage ? undefined : lead);
    return item === undefined ? duties : [{ ...place, ...item, id: `${document.index} ${sentence} item` }];
  });
}

type Unplaced = Omit<PlacedDuty, 'id' | 'document' | 'passage' | 'sentence'>;

/** Who does or bears what the items of a list name. */
interface ListLead extends Omit<Duty, 'items'> {
  readonly passage: number;
}

/** A heading or a sentence before a list: `The caterer provides:`. */
function leadAt(passage: Passage, unit: Unit, namedAt: NamedAt): ListLead | undefined {
  if (passage.kind !== 'heading' && passage.words[unit.end - 1]?.text.endsWith(':') !== true) return undefined;
  const texts = wordsBetween(passage, unit).map(({ text }) => text);
  if (texts.length > longestLabel) return undefined;
  const lead = findLead(texts, namedAt);
  return lead === undefined ? undefined : { ...lead, passage: unit.passage };
}

/** An item of the list: its words are the place, for who bears it is named above. */
function itemUnder(lead: ListLead | undefined, passage: Passage, unit: Unit): Unplaced | undefined {
  const marker = markerLength(passage.words);
  if (lead === undefined || (marker === 0 && passage.cells[0]?.end !== 1)) return undefined;
  const start = unit.start + (unit.start === 0 ? Math.max(marker, passage.cells[0]?.end ?? 0) : 0);
  const words = passage.words.slice(start, unit.end).map(({ text }) => ({ text, plain: plainWord(text) }));
  const items = objectItems(words);
  const { actor, kind, term } = lead;
  return items.length === 0 ? undefined : { actor, kind, term, items, start, end: unit.end, condition: undefined };
}

/** `Item 5: the cleaning …`, `TOP 5: Die Reinigung …`: words that only number what follows. */
function numberedLead({ words }: Passage): number {
  const [noun = '', number = ''] = words.slice(0, 2).map(({ text }) => text);
  return numbering.test(noun) && /^\d{1,3}[a-z]?(?:[.:)]|\.\))$/u.test(number) ? 2 : 0;
}

const numbering =
  /^(?:top|tagesordnungspunkt|punkt|ziffer|nr\.?|artikel|beschluss|item|point|no\.?|article|clause|resolution|motion|résolution|question|punto|acuerdo|artículo|cláusula|n[°º])$/i;

/** A sentence is read as it stands; a cell of a row with the label left of it, or with what its row is called. */
function runsOf(passage: Passage, unit: Unit): PlacedText[][] {
  if (passage.kind !== 'row') {
    const start = unit.start === 0 ? Math.max(markerLength(passage.words), numberedLead(passage)) : unit.start;
    const words = wordsBetween(passage, { start, end: unit.end });
    return [inPlainOrder(words.map(({ text }) => text)).flatMap((at) => words[at] ?? [])];
  }
  const [stub] = passage.cells;
  return passage.cells.flatMap((cell, index) => {
    // A figure is nobody, and what stands left of it is read as a cell of its own.
    if (!hasLetters(passage, cell)) return [];
    const label = cell.header === '' ? passage.cells[index - 1] : stub;
    if (label === undefined || label === cell) return [wordsBetween(passage, cell)];
    const lead = wordsBetween(passage, label);
    const last = lead.at(-1);
    if (last === undefined || lead.length > longestLabel) return [wordsBetween(passage, cell)];
    return [
      [...lead.slice(0, -1), { ...last, text: `${last.text.replace(/[:.;]$/u, '')}:` }, ...wordsBetween(passage, cell)],
    ];
  });
}

function hasLetters({ words }: Passage, { start, end }: Cell): boolean {
  for (let at = start; at < end; at += 1) if (/[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(words[at]?.text ?? '')) return true;
  return false;
}

const longestLabel = 12;

function wordsBetween({ words }: Passage, { start, end }: Pick<Cell, 'start' | 'end'>): PlacedText[] {
  const placed: PlacedText[] = [];
  for (let at = start; at < end; at += 1) {
    const word = words[at];
    if (word === undefined) continue;
    const last = placed.at(-1);
    if (last !== undefined && isCutInTwo(words[at - 1], word))
      placed[placed.length - 1] = { ...last, text: `${last.text}${word.text}` };
    else placed.push({ text: word.text, at });
  }
  return placed;
}

const signing = /^(?:for|fur|pour|por|by|par)$/u;
/** Words in front of a colon that name who signs: `For the Owner:`. */
const signer = 3;

/** `For the Owner: Jane Roe, for the Builder: John Doe`: who signs for whom, and no duty of anybody. */
function isSigned({ words }: Passage, { start, end }: Unit): boolean {
  let signers = 0;
  for (let at = start + 1; at < end; at += 1) {
    if (words[at]?.text.endsWith(':') !== true) continue;
    const before = words.slice(Math.max(start, at - signer), at);
    if (before.some(({ text }) => signing.test(plainWord(text)))) signers += 1;
  }
  return signers > 1;
}

const conditional =
  /^(?:if|unless|where|wenn|falls|sofern|soweit|ausser|si|lorsque|sauf|salvo|cuando|otherwise|except|exceeding|above|over|uber|ab|bis|jusqu'a|hasta|desde|up)$/u;

const limiting = /^(?:exceeding|above|over|uber|ab|bis|jusqu'a|hasta|desde|up)$/u;

/** The words of a sentence from one that makes it depend on something to the end of that clause. */
function conditionOf(texts: readonly string[]): string[] | undefined {
  // At its end such a word belongs to a German verb: `baut … ab`.
  const at = texts.findIndex((text, index) => index < texts.length - 1 && conditional.test(plainWord(text)));
  if (at < 0) return undefined;
  const stop = texts.findIndex((text, index) => index > at && /[,;.]$/u.test(text));
  return texts.slice(at, stop < 0 ? undefined : stop + 1).flatMap((text) => {
    const plain = plainWord(text);
    return /\d/u.test(plain) || limiting.test(plain) ? [plain] : [stem(text)].filter((term) => term !== '');
  });
}
