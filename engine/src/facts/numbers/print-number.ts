import type { NumberFormat } from './number-format.ts';

/** A number as the document prints its own: `1,620.27`, or `1.620,27` where the comma divides. */
export function printNumber(value: number, decimals: number, { decimal }: Pick<NumberFormat, 'decimal'>): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, decimal === '.' ? ',' : '.');
  return `${value < 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : `${decimal}${fraction}`}`;
}
