import {
  backOutline,
  helpOutline,
  moreOutline,
  nextOutline,
  pencilOutline,
  swapOutline,
  trashOutline,
} from '@app/shared/ui';

const circle = 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z';

/** Outlines of the review on the grid of `Outline`: 20 px, a round stroke of 1.5. */
export const outlines = {
  back: backOutline,
  next: nextOutline,
  up: 'm5 12 5-5 5 5',
  down: 'm5 8 5 5 5-5',
  search: 'M14.25 8.75a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM12.75 12.75 17 17',
  more: moreOutline,
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  accept: 'm4.5 10.5 3.75 3.75L15.5 6.25',
  several: `${circle}m-10.75.25L9 12.5l4.25-4.75`,
  dismiss: `${circle}M4.75 15.25l10.5-10.5`,
  same: 'M4.5 7.75h11M4.5 12.25h11',
  ask: helpOutline,
  note: pencilOutline,
  undo: 'M7 4 3.5 7.5 7 11M3.75 7.5h8a4.25 4.25 0 0 1 0 8.5H8',
  filter: 'M3 5.5h14M5.5 10h9M8 14.5h4',
  move: 'M6.5 15.5v-11M3.75 7.25 6.5 4.5l2.75 2.75M13.5 4.5v11M10.75 12.75l2.75 2.75 2.75-2.75',
  link: 'm8.25 11.75 3.5-3.5M9 6.5l1.9-1.9a3.2 3.2 0 0 1 4.5 4.5L13.5 11M11 13.5l-1.9 1.9a3.2 3.2 0 0 1-4.5-4.5L6.5 9',
  wide: 'M3.5 7V4.75c0-.69.56-1.25 1.25-1.25H7M13 3.5h2.25c.69 0 1.25.56 1.25 1.25V7M16.5 13v2.25c0 .69-.56 1.25-1.25 1.25H13M7 16.5H4.75c-.69 0-1.25-.56-1.25-1.25V13',
  keyboard:
    'M3.25 5.5h13.5c.7 0 1.25.56 1.25 1.25v6.5c0 .7-.56 1.25-1.25 1.25H3.25c-.7 0-1.25-.56-1.25-1.25v-6.5c0-.7.56-1.25 1.25-1.25ZM5 8.5v.01M8 8.5v.01M11 8.5v.01M14.5 8.5v.01M6.5 11.75h7',
  trash: trashOutline,
  swap: swapOutline,
} as const;

export type OutlineName = keyof typeof outlines;
