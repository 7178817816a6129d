export { equalCounts } from './equal-before.ts';
export { InlineView } from './inline-view.tsx';
export { Legend } from './legend.tsx';
export { ascending, mapPassage, turned, type Anchor } from './passages.ts';
export { Ribbons, type Ribbon } from './ribbons.tsx';
export { changesOf, orderOf, placeName, type VersionChange } from './version-change.ts';
export { versionItems } from './version-items.ts';
export { placeIn, sideMarks } from './version-marks.ts';
