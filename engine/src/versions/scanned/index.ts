export { addedInk, type AddedInk } from './added-ink.ts';
export { isWrittenIn } from './added-words.ts';
export { isBlankIn, isTakenOut } from './is-blank-in.ts';
export { againOf, isReadAgainAs } from './is-read-again-as.ts';
export { placeOnScan } from './place-on-scan.ts';
export { pictureOf } from './same-picture.ts';
export { roomFor } from './room-between.ts';
