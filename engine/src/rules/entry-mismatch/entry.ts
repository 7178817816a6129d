/** A label and the name behind it: `Port of discharge | Bergen`. */
export interface Entry {
  readonly document: number;
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  /** What the label says, as stems in order of the alphabet. */
  readonly label: string;
  /** The words of the name, without titles and legal forms. */
  readonly name: readonly string[];
  /** `For the landlord: Rosalind Pike`: who signs for somebody is another. */
  readonly isSignature?: boolean;
}
