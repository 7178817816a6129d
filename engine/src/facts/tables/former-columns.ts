import type { Passage } from '../../layout/passage.ts';

const former =
  /(?<![a-zß-ɏ])(?:former|old|until now|now|current(?:ly)?|at present|derzeit[a-zß-ɏ]*|aktuell[a-zß-ɏ]*|actuel(?:le)?s?|actuellement|actualmente|vigentes?|bisher(?:ig[a-zß-ɏ]*)?|alte[nrs]?|ancien(?:ne)?s?|antigu[oa]s?|anterior(?:es)?)(?![a-zß-ɏ])/i;
const changed =
  /(?<![a-zß-ɏ])(?:new|amended|revised|proposed|vorgeschlagen[a-zß-ɏ]*|vorschlag|proposée?s?|propuest[oa]s?|neue?[nrs]?|geändert[a-zß-ɏ]*|künftig[a-zß-ɏ]*|nouve(?:au|aux|lles?)|modifiée?s?|nuev[oa]s?|modificad[oa]s?)(?![a-zß-ɏ])/i;

/** `Item | Former sum | New sum`: a value in the column of what held before, in a row that also says what holds or is to hold from now on. */
export function isOfFormerColumn({ kind, cells }: Passage, at: number): boolean {
  if (kind !== 'row') return false;
  const own = cells.find(({ start, end }) => at >= start && at < end)?.header ?? '';
  return own !== '' && former.test(own) && !changed.test(own) && cells.some(({ header }) => changed.test(header));
}
