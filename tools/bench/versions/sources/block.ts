/** A paragraph of a contract. Its marker (`5.2`, `(a)`, `Section 4.`) is printed before its text. */
export interface Block {
  readonly marker: string;
  readonly text: string;
  /** Stands alone in bold or capitals; a heading may consist of its marker only. */
  readonly heading: boolean;
  /** Of what is no running text: the line of a signature block, the cell of a table. */
  readonly form?: FormPlace;
}

export interface FormPlace {
  readonly kind: 'signature' | 'table' | 'formula';
  readonly row: number;
  /** The party that signs, or the column of a table. */
  readonly column: number;
}

export interface Contract {
  readonly name: string;
  readonly blocks: readonly Block[];
}

export const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

export const wordCount = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
