import { objectItems } from '../../facts/duties/object-items.ts';
import type { Actor, Duty } from '../../facts/duties/duty.ts';
import type { NamedAt } from '../../facts/duties/find-actors.ts';
import { wordTrait } from '../../facts/duties/word-trait.ts';
import { plainWord } from '../../facts/words/stem.ts';
import type { Cell, Passage } from '../../layout/passage.ts';

/** A column of a table that belongs to a party. */
interface PartyColumn {
  readonly table: number | undefined;
  readonly left: number;
  readonly right: number;
  readonly actor: Actor;
}

interface Tick extends Duty {
  readonly start: number;
  readonly end: number;
}

const mark = /^(?:x|X|✓|✔|☒|●|•|yes|ja|oui|sí|si)$/u;
/** A mark may stand so far from the words over its column, in points. */
const nearPt = 12;
const fewestParties = 2;

/** Reads tables that mark by whom each thing is done or borne, row after row. */
export class TickTable {
  #columns: readonly PartyColumn[] = [];
  readonly #namedAt: NamedAt;

  constructor(namedAt: NamedAt) {
    this.#namedAt = namedAt;
  }

  /** The duties that a row marks; a row that names two parties is the head of such a table. */
  read(passage: Passage): Tick[] {
    if (passage.kind !== 'row') return [];
    const columns = passage.cells.flatMap((cell) => this.#columnOf(passage, cell));
    if (columns.length >= fewestParties) {
      this.#columns = columns;
      return [];
    }
    const [stub, ...others] = passage.cells;
    if (stub === undefined) return [];
    const words = passage.words.slice(stub.start, stub.end).map(({ text }) => ({ text, plain: plainWord(text) }));
    const items = objectItems(words);
    return others.flatMap(({ start, end, left, right }): Tick[] => {
      const column = this.#columns.find(
        (one) => one.table === passage.table && left <= one.right + nearPt && right >= one.left - nearPt,
      );
      if (
        column === undefined ||
        end !== start + 1 ||
        !mark.test(passage.words[start]?.text ?? '') ||
        items.length === 0
      )
        return [];
      return [{ actor: column.actor, kind: 'bear', term: '', items, start, end }];
    });
  }

  #columnOf({ words, table }: Passage, { start, end, left, right }: Cell): PartyColumn[] {
    const texts = words.slice(start, end).map(({ text }) => text);
    const noun = wordTrait(texts[0] ?? '').noun;
    const key = this.#namedAt(texts, 0)?.key ?? noun?.key;
    if (key === undefined || texts.length > 1) return [];
    return [
      {
        table,
        left,
        right,
        actor: { key, ...(noun === undefined ? {} : { kind: noun.kind }), isCertain: true, start: 0, end: 0 },
      },
    ];
  }
}
