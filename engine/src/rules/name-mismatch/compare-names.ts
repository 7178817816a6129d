import { areOneFirstName } from './nicknames.ts';
import { distance } from 'fastest-levenshtein';
import { isNearMiss } from '../../facts/values/edit-distance.ts';

/** Part of the letters that two spellings of one name share. */
const alikeAbove = 0.55;

const likeness = (a: string, b: string): number => 1 - distance(a, b) / Math.max(a.length, b.length);

/** Parts of addresses that are written short, each with what it stands for. */
const shortForms = new Map(
  `rd road
st street
ave avenue
av avenue
avda avenida
blvd boulevard
bd boulevard
ln lane
cres crescent
cresc crescent
terr terrace
pde parade
grv grove
sqr square
gdn garden
chem chemin
qu quai
pso paseo
cno camino
cjon callejon
sq square
gdns gardens
cl close
ct court
hse house
bldg building
str strasse
pl platz
pza plaza
ctra carretera
urb urbanizacion
fbg faubourg
imp impasse
all allee
rte route`
    .split('\n')
    .map((line) => line.split(' ') as [string, string]),
);

/** `Lange Str.`, `Langestr.`: the whole word for a part of an address; umlauts as they are written without them. */
function spelledOut(token: string): string {
  const whole = shortForms.get(token) ?? token.replace(/(?<=[A-Za-zªµºÀ-ÖØ-ӿ]{3})str$/u, 'strasse');
  return whole.replace(/(?<=[aou])e(?=[^aeiou])/gu, '');
}

/** `der Große Saal`, `ein Großer Saal`: the ending of a German adjective follows its article. */
const uninflected = (token: string): string => token.replace(/(?<=[A-Za-zªµºÀ-ÖØ-ӿ]{3})e[mnrs]?$/u, '');

const isInitial = (token: string): boolean => token.length === 1;

/** `Terr.` is short for `Terrace`, `Co-op` for `Co-operative`. */
const isShort = (short: string, long: string): boolean =>
  short.length >= 3 &&
  (short.length <= 4 || short.includes('-')) &&
  long.length >= short.length + 2 &&
  long.startsWith(short);

/**
 * How two different names relate: 0 when nothing says that they mean the same, else 0 to 1.
 * One name may leave out what the other spells out; that is no difference, and neither is a plural but in the names of firms and persons.
 */
export function nameConflict(first: readonly string[], second: readonly string[], isExact = false): number {
  const [a, b] = [first.map(spelledOut), second.map(spelledOut)];
  if (a.length !== b.length) return atEnd(a, b);
  let equal = 0;
  let different = 0;
  let score = 1;
  for (const [index, token] of a.entries()) {
    const other = b[index] ?? '';
    if (token === other) {
      equal += isInitial(token) ? 0 : 1;
      continue;
    }
    if (isInitial(token) || isInitial(other)) {
      // "J. Smith" may be "John Smith"; two initials may not differ.
      if (token[0] !== other[0]) {
        different += 1;
        score *= isInitial(token) && isInitial(other) ? 0.85 : 0.5;
      }
      continue;
    }
    const isPlural = !isExact && (token === `${other}s` || other === `${token}s`);
    const isInflected = !isExact && uninflected(token) === uninflected(other);
    const isNickname = index === 0 && a.length > 1 && areOneFirstName(token, other);
    if (isPlural || isInflected || isNickname || isShort(token, other) || isShort(other, token)) {
      equal += 1;
      continue;
    }
    different += 1;
    score *= likeness(token, other);
  }
  if (different === 0) return 0;
  const isAllAlike = equal === 0 && score >= 0.55;
  return isAllAlike || (equal > 0 && score >= alikeAbove * 0.7) ? score : 0;
}

/** Names of three words or more of which one differs: the same person, whatever the other surname. */
export function nearlyAll(a: readonly string[], b: readonly string[]): number {
  if (a.length !== b.length || a.length < 3) return 0;
  const equal = a.filter((token, index) => token === b[index]);
  return equal.length === a.length - 1 && equal.filter((token) => !isInitial(token)).length >= 2 ? 0.5 : 0;
}

/** `Dr Haselhorst`, `Ruven Hasselhorst`; `the Council of St Wilfred's`, `St Wilfrid's`: the one ends as the other, but for a slip. */
function atEnd(a: readonly string[], b: readonly string[]): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const end = long.slice(long.length - short.length);
  const different = short.flatMap((token, index) => (token === end[index] ? [] : [index]));
  const [at = -1] = different;
  const [token = '', other = ''] = [short[at], end[at]];
  const least = short.length === 1 ? longWord + 2 : longWord;
  const isSlip = different.length === 1 && Math.min(token.length, other.length) >= least && isNearMiss(token, other);
  return isSlip && token !== `${other}s` && other !== `${token}s` ? likeness(token, other) : 0;
}

const longWord = 6;
