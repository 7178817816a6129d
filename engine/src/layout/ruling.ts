interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The ruling whose four numbers begin at an offset of the list of a page. */
export const rulingAt = (rulings: readonly number[], at: number): Edges => ({
  left: rulings[at] ?? 0,
  top: rulings[at + 1] ?? 0,
  right: rulings[at + 2] ?? 0,
  bottom: rulings[at + 3] ?? 0,
});
