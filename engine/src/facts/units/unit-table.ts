import * as z from 'zod';
import rows from '../../lexicon/units.json' with { type: 'json' };

const row = z.tuple([z.number(), z.string()], z.number());

/** What one of a unit is in the base unit of its dimension, its names apart by `|`, and the zero of its scale. */
export interface UnitRow {
  readonly factor: number;
  readonly names: string;
  readonly offset?: number;
}

/**
 * Every unit, by dimension. Signs are in the case of the SI. Megametre and megalitre are not here: `MM` and `ML` are millimetre and millilitre in
 * capitals, as labels and price lists print them.
 */
export const unitTable: Readonly<Record<string, readonly UnitRow[]>> = z
  .record(
    z.string(),
    z.object({ units: z.array(row) }).transform(({ units }) =>
      units.map(([factor, names, offset]): UnitRow => ({
        factor,
        names,
        ...(offset === undefined ? {} : { offset }),
      })),
    ),
  )
  .parse(rows);
