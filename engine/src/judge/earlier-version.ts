/** Words that a name bears before a paper is settled, and after. */
const early =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ])(?:draft|old|original|entwurf|alt|projet|brouillon|borrador|bozza)(?![A-Za-zªµºÀ-ÖØ-ӿ])/i;
const late =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ])(?:final|signed|executed|amended|revised|new|unterzeichnet|neu|signée?|firmad[oa]|firmat[oa])(?![A-Za-zªµºÀ-ÖØ-ӿ])/i;
/** A number that counts versions: `draft 3.1`, `lease_v2`, `Rev. 4`. */
const counted =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ])(?:v|version|versión|fassung|draft|entwurf|rev|revision|edition)[ ._-]*(\d{1,3}(?:\.\d{1,3})*)(?!\d)/i;
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;

/**
 * Which of two versions is the earlier one, as far as the names of their files tell. A wrong order turns a redline
 * round: names that contradict themselves tell nothing.
 */
export function earlierByName(a: string, b: string): 'first' | 'second' | undefined {
  const signs = [yearOf, countOf, rankOf].map((sign) => order(sign(a), sign(b))).filter((sign) => sign !== 0);
  if (new Set(signs).size !== 1) return undefined;
  return signs[0] === -1 ? 'first' : 'second';
}

type Sign = readonly number[] | undefined;

/** -1 where the first is less, 1 where it is more, 0 where they are equal or one is not known. */
function order(a: Sign, b: Sign): number {
  if (a === undefined || b === undefined) return 0;
  const at = [...a, 0].findIndex((number, index) => number !== (b[index] ?? 0));
  return Math.sign(at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0));
}

function yearOf(name: string): Sign {
  const years = [...name.matchAll(year)].map(([digits]) => Number(digits));
  return years.length === 1 ? years : undefined;
}

const countOf = (name: string): Sign => counted.exec(name)?.[1]?.split('.').map(Number);

const rankOf = (name: string): Sign => [Number(late.test(name)) - Number(early.test(name))];
