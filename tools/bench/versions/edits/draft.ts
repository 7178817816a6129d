import type { PaperBlock } from '../sources/draw-paper.ts';
import type { Change, Edit, EditedPaper, Operator, Place } from './edit.ts';

interface PlannedChange extends Change {
  readonly block: string;
  readonly operator: Operator;
  readonly harmless: boolean;
}

interface WholeEdit {
  readonly operator: Operator;
  readonly harmless: boolean;
  readonly blocks: readonly string[];
  /** The paragraph before them in the edition that lacks them. */
  readonly neighbour?: string;
  /** Only the words at the beginning bear on it. */
  readonly beginning?: true;
}

/** Words that tell which paragraph was numbered anew. */
const firstWords = /^(?:\S+ ?){1,8}/u;

/** Letters at the beginning of a paragraph by which it is known again: they stay where its number changes. */
const beginning = 80;

/** What has more letters than this is put in once only: nobody could tell one place from the other. */
const ownSentence = 60;

/** Letters between two changes of one paragraph, so that the words around one are not those of the other. */
const apart = 90;

/** How a paragraph is printed: its marker and its text; places count from the marker. */
export const printed = ({ marker, text }: Pick<PaperBlock, 'marker' | 'text'>): string =>
  marker === '' ? text : text === '' ? marker : `${marker} ${text}`;

const textStart = (block: PaperBlock): number => printed(block).length - block.text.length;

/** The second edition while it is made: its paragraphs with the text they have in the first, and what will be changed in it. */
export class Draft {
  readonly #a: readonly PaperBlock[];
  readonly #changes: PlannedChange[] = [];
  readonly #whole: WholeEdit[] = [];
  readonly #closed = new Set<string>();
  readonly #renumbered = new Set<string>();
  blocks: PaperBlock[];

  constructor(blocks: readonly PaperBlock[]) {
    this.#a = blocks;
    this.blocks = [...blocks];
  }

  /** Paragraphs of the first edition that are open to changes of their text. */
  open(): PaperBlock[] {
    const kept = new Set(this.blocks.map(({ id }) => id));
    return this.#a.filter(({ id, heading }) => !heading && kept.has(id) && !this.#closed.has(id));
  }

  close(...blocks: readonly PaperBlock[]): void {
    for (const { id } of blocks) this.#closed.add(id);
  }

  /** Notes what was done to whole paragraphs. */
  note(edit: Omit<WholeEdit, 'blocks' | 'neighbour'>, blocks: readonly PaperBlock[], neighbour?: PaperBlock): void {
    if (edit.beginning === undefined) this.close(...blocks);
    else for (const { id } of blocks) this.#renumbered.add(id);
    this.#whole.push({ ...edit, blocks: blocks.map(({ id }) => id), ...(neighbour && { neighbour: neighbour.id }) });
  }

  isClosed({ id }: PaperBlock): boolean {
    return this.#closed.has(id);
  }

  /** Plans a change, with what has to be done with it, unless another one is near. */
  change(block: PaperBlock, { also, ...change }: Change, operator: Operator, harmless: boolean): boolean {
    const changes = [change, ...(also === undefined ? [] : [also])];
    if (changes.some((one) => operator !== 'reference' && this.#isInTheWay(block, one))) return false;
    for (const one of changes) this.#changes.push({ ...one, block: block.id, operator, harmless });
    return true;
  }

  #isInTheWay(block: PaperBlock, change: Change): boolean {
    const isNear = this.#changes.some(
      (other) => other.block === block.id && other.start - apart < change.end && change.start < other.end + apart,
    );
    const isRepeated =
      change.text.length > ownSentence && this.#changes.some(({ text }) => text.trim() === change.text.trim());
    const isInBeginning = this.#renumbered.has(block.id) && change.start < beginning;
    return isNear || isInBeginning || isRepeated;
  }

  finish(): EditedPaper {
    const b = this.blocks.map((block) => ({ ...block, text: this.#edited(block) }));
    const byId = { a: new Map(this.#a.map((one) => [one.id, one])), b: new Map(b.map((one) => [one.id, one])) };
    const edits = [
      ...this.#wholeEdits(byId.a, byId.b),
      ...this.#changes.map((one) => this.#placed(one, byId.a, byId.b)),
    ];
    return { a: this.#a, b, edits };
  }

  #changesOf(id: string): PlannedChange[] {
    return this.#changes.filter(({ block }) => block === id).toSorted((one, other) => one.start - other.start);
  }

  #edited({ id, text }: PaperBlock): string {
    let at = 0;
    let edited = '';
    for (const change of this.#changesOf(id)) {
      edited += text.slice(at, change.start) + change.text;
      at = change.end;
    }
    return edited + text.slice(at);
  }

  #placed(change: PlannedChange, a: ReadonlyMap<string, PaperBlock>, b: ReadonlyMap<string, PaperBlock>): Edit {
    const shift = this.#changesOf(change.block)
      .filter(({ start }) => start < change.start)
      .reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
    const [inA, inB] = [a, b].map((side) => textStart(required(side, change.block)));
    const [startA, startB] = [change.start + (inA ?? 0), change.start + shift + (inB ?? 0)];
    return {
      operator: change.operator,
      harmless: change.harmless,
      a: [{ block: change.block, start: startA, end: startA + change.end - change.start }],
      b: [{ block: change.block, start: startB, end: startB + change.text.length }],
    };
  }

  #wholeEdits(a: ReadonlyMap<string, PaperBlock>, b: ReadonlyMap<string, PaperBlock>): Edit[] {
    return this.#whole.map((edit) => ({
      operator: edit.operator,
      harmless: edit.harmless,
      a: wholePlaces(edit, a),
      b: wholePlaces(edit, b),
    }));
  }
}

function required(blocks: ReadonlyMap<string, PaperBlock>, id: string): PaperBlock {
  const block = blocks.get(id);
  if (block === undefined) throw new Error(`no paragraph ${id}`);
  return block;
}

/** The paragraphs, or the end of their neighbour where they are not. */
function wholePlaces({ blocks, neighbour = '', beginning }: WholeEdit, side: ReadonlyMap<string, PaperBlock>): Place[] {
  const held = blocks.flatMap((id) => side.get(id) ?? []);
  if (held.length > 0)
    return held.map((block) => {
      const text = printed(block);
      return {
        block: block.id,
        start: 0,
        end: beginning ? (firstWords.exec(text)?.[0].trimEnd().length ?? 0) : text.length,
      };
    });
  const { length } = printed(required(side, neighbour));
  return [{ block: neighbour, start: length, end: length }];
}
