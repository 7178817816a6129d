const unchangedLines = (count: number): string => (count === 1 ? '1 unchanged line' : `${count} unchanged lines`);

/** Text of the review of two versions of a document as a whole. */
export const versions = {
  sideBySide: 'Side by side',
  inline: 'Inline',
  layout: 'Layout of the two versions',
  removed: 'removed',
  added: 'added',
  moved: 'moved',
  reworded: 'reworded',
  earlier: (name: string) => `${name}, earlier`,
  later: (name: string) => `${name}, later`,
  swap: 'Swap earlier and later',
  swapFailed: 'The versions could not be swapped. Check your connection and try again.',
  link: 'Scroll both together',
  groups: {
    substance: 'Substantive changes',
    moved: 'Moved',
    reworded: 'Reworded',
    renumbered: 'Renumbered',
    editorial: 'Editorial',
  },
  changedWord: 'Changed',
  addedWord: 'Added',
  removedWord: 'Removed',
  movedFrom: (from: string, to: string) => (from === '' || from === to ? 'Moved to here' : `Moved from ${from}`),
  movedTo: (from: string, to: string) => (to === '' || from === to ? 'Moved from here' : `Moved to ${to}`),
  isNow: (words: string, from: string, to: string) =>
    to === '' || from === to ? `${words} has been moved` : `${words} is now ${to}`,
  became: (from: string, to: string) => (from === to ? `moved within ${to}` : `${from} is now ${to}`),
  fromPlace: (place: string, number: number) => `from ${place}, page ${number}`,
  toPlace: (place: string, number: number) => `to ${place}, page ${number}`,
  sameUpTo: (place: string, number: number) =>
    place === ''
      ? `Everything up to the change on page ${number} is identical`
      : `Everything up to ${place} is identical`,
  sameToTheEnd: 'Everything from here to the end is identical',
  equalUpTo: (count: number, place: string, number: number) =>
    `${unchangedLines(count)} up to ${place === '' ? `the change on page ${number}` : place}`,
  equalToTheEnd: (count: number) => `${unchangedLines(count)} to the end`,
  of: (number: string, all: number) => `Change ${number} of ${all}`,
  decidedHere: 'Changes of this kind need no review.',
  at: (place: string) => (place === '' ? '' : `, ${place}`),
  pair: 'Versions compared',
  pairOf: (one: string, other: string) => `${one} and ${other}`,
} as const;
