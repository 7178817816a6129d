import { printed, type Fact, type FactDocument } from '../../facts/fact.ts';
import { unaccented } from '../../facts/words/unaccented.ts';
import type { Value } from '../../facts/values/value.ts';
import { isOwnDate } from './own-date.ts';
import type { Relatedness } from './relatedness.ts';
import { slipOf } from '../slips.ts';

/** An agreement as a paper calls it, with the day that it gives it. */
interface Cited {
  readonly fact: Fact;
  /** What tells it from other agreements: `credit`, `master lease`, `loan`. */
  readonly name: string;
  readonly number: string | undefined;
  /** With whom it was made. */
  readonly party: string | undefined;
}

/** The words between an agreement and its day, which end with one of these. */
const dated =
  /[ ,](?:dated(?: as of)?|of|(?:made|signed|concluded|executed|entered into)(?: on)?|vom|geschlossen am|unterzeichnet am|du|en date du|datee? du|signee? le|conclue? le|passee? le|de|de fecha|con fecha|fechado|firmado el|suscrito el|celebrado el)(?: (?:the|el))? $/u;
/** What an agreement is called in general; before it in English and German, behind it in French and Spanish, stands what it is about. */
const agreement =
  /(?:^| )((?:(?!(?:the|this|that|said|an?|our|your|their|its|of|to|under|in|by|and|or|with|from|per|see|le|la|du|au|un|par|selon|el|del|al|segun|por) )[a-z&'-]+ ){0,4})(agreement|contract|lease|deed|(\w{3,})(?:vertrag(?:e?s)?|vereinbarung)|contrat|convention|bail|contrato|convenio)(?= )/gu;
/** With whom it was made, which one paper may say and another not. */
const party = / (?:between|by and|zwischen|entre) .*$| (?:with|mit|avec|con) (.*)$/u;
const numbered =
  /(?:^| )(?:(?:no|nr|n|num|number|ref)[.°º]* )?((?=[a-z/-]*\d)(?!(?:19|20)\d\d(?: |$))[a-z\d][a-z\d./-]{2,})/u;
/** `Amendment to the credit agreement dated 3 May`: that may be the day of either. */
const derived =
  /\b(?:amend\w*|addendum|variation|supplement\w*|schedule|annex|appendix|exhibit|renewal|terminat\w*|nachtrag\w*|anlage|anhang|zusatz\w*|kundigung|avenant|annexe|resiliation|anexo|adenda|novacion|prorroga)\b/u;
const functionWords = new Set(
  'the this that a an our your their its of to for on and der die das den dem des fur uber zur zum le la les de du d l un une pour et el los las del al para y por'.split(
    ' ',
  ),
);
/** Words before a date among which the paper and the other side stand. */
const within = 16;
/** Lines from the top of a paper among which its title and its number stand. */
const titleLines = 4;
const longestTitle = 9;

type IsOwn = (fact: Fact) => boolean;

/** A name that a paper gives to more agreements than this, as a register does, tells none of them apart. */
const mostOfOneName = 8;

/** `The credit agreement dated 7 May 2023` and `… dated 17 May 2023`: one agreement with two days, one slip apart, neither of which the other paper knows. */
export function datesOfCited(documents: readonly FactDocument[], areRelated: Relatedness): [Fact, Fact][] {
  const indexes = documents.map((document) => indexOf([...citedIn(document, documents).values()]));
  return documents.flatMap((one) =>
    documents.slice(one.index + 1).flatMap((other): [Fact, Fact][] => {
      if (!areRelated(one.index, other.index)) return [];
      const likely = indexes[other.index] ?? (() => []);
      return [...citedIn(one, documents).values()].flatMap((cited) =>
        likely(cited).flatMap(({ fact }): [Fact, Fact][] =>
          slipOf(cited.fact, fact, documents) > 0 && areOfOneCited(cited.fact, fact, documents)
            ? [[cited.fact, fact]]
            : [],
        ),
      );
    }),
  );
}

/** Looks up the agreements of a paper that may be the one that another cites: of two registers each with each would be millions. */
function indexOf(all: readonly Cited[]): (cited: Cited) => readonly Cited[] {
  const [byNumber, byName] = [Map.groupBy(all, ({ number }) => number ?? ''), Map.groupBy(all, ({ name }) => name)];
  const few = (list: readonly Cited[] = []): readonly Cited[] => (list.length > mostOfOneName ? [] : list);
  return ({ number, name }) => [
    ...new Set([...(number === undefined ? [] : few(byNumber.get(number))), ...few(byName.get(name))]),
  ];
}

/** Two dates that are given to agreements of one name or one number. */
export function areOfOneCited(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [one, other] = [documents[a.document], documents[b.document]];
  if (one === undefined || other === undefined) return false;
  const x = citedIn(one, documents).get(a);
  const y = citedIn(other, documents).get(b);
  if (x === undefined || y === undefined || !isOneAgreement(x, y)) return false;
  return !isKnown(a.value, other) && !isKnown(b.value, one) && !isYearAfter(a.value, b.value);
}

function isOneAgreement(a: Cited, b: Cited): boolean {
  if (a.number !== undefined && b.number !== undefined) return a.number === b.number;
  if (a.party !== undefined && b.party !== undefined && a.party !== b.party) return false;
  return a.name !== '' && a.name === b.name;
}

const isKnown = ({ key }: Value, { facts }: FactDocument): boolean => facts.some(({ value }) => value.key === key);

/** Agreements that are made anew each year begin on the first of a month. */
const isYearAfter = ({ date: a }: Value, { date: b }: Value): boolean => a?.year !== b?.year && a?.day === 1;

const known = new WeakMap<FactDocument, ReadonlyMap<Fact, Cited>>();

/** The agreements that a paper names with their day, and what it is itself. */
function citedIn(document: FactDocument, documents: readonly FactDocument[]): ReadonlyMap<Fact, Cited> {
  let found = known.get(document);
  if (found === undefined) {
    // What is cited somewhere goes before what the paper calls itself.
    found = new Map(
      findCited(document, documents)
        .map((cited) => [cited.fact, cited] as const)
        .toReversed(),
    );
    known.set(document, found);
  }
  return found;
}

function findCited(document: FactDocument, documents: readonly FactDocument[]): Cited[] {
  const dates = document.facts.filter(
    ({ value: { date }, isFormer }) =>
      !isFormer && date?.day !== undefined && date.month !== undefined && date.year !== undefined,
  );
  const own = ownDay(document, dates, (fact) => isOwnDate(fact, documents));
  return [...dates.flatMap((fact) => citedBefore(fact, document) ?? []), ...(own === undefined ? [] : [own])];
}

function citedBefore(fact: Fact, { passages, units }: FactDocument): Cited | undefined {
  const passage = passages[fact.passage];
  if (passage === undefined) return undefined;
  const from = passage.kind === 'row' ? 0 : (units[fact.sentence]?.start ?? 0);
  const before = ` ${plain(printed(passage.words.slice(Math.max(from, fact.start - within), fact.start)))} `;
  const link = dated.exec(before) ?? (passage.kind === 'row' ? / $/u.exec(before) : null);
  if (link === null) return undefined;
  const text = `${before.slice(0, link.index)} `;
  const last = [...text.matchAll(agreement)].at(-1);
  if (last === undefined || derived.test(text)) return undefined;
  const behind = text.slice(last.index + last[0].length);
  return /(?<! (?:nr|no|n|num|ref))[.:;!?] |^ (?:is|was|has|wurde|wird|est|es) /u.test(behind)
    ? undefined
    : { fact, ...named(last, behind) };
}

/** What a paper calls itself in its title, and the day that it gives itself. */
function ownDay({ passages }: FactDocument, dates: readonly Fact[], isOwn: IsOwn): Cited | undefined {
  const lines = passages
    .filter(({ kind }) => kind === 'heading' || kind === 'paragraph')
    .slice(0, titleLines)
    .map(({ words }) => (words.length > longestTitle ? '' : ` ${plain(printed(words))} `));
  for (const line of lines) {
    const [match] = line.matchAll(agreement);
    if (match?.index !== 0 || derived.test(line)) continue;
    const fact = dates.find(isOwn);
    const own = named(match, line.slice(match[0].length));
    return fact === undefined ? undefined : { fact, ...own, number: own.number ?? numberAlone(lines) };
  }
  return undefined;
}

/** `Number MLA-4711` in a line below the title. */
const numberAlone = (lines: readonly string[]): string | undefined =>
  lines.flatMap(
    (line) =>
      /^ (?:(?:contract|agreement|lease|vertrags?|contrat|contrato) ?)?(?:number|no|nr|nummer|numero|n)\b[.:°º]* (?=[a-z/-]*\d)([a-z\d][a-z\d./-]{2,}) $/u.exec(
        line,
      )?.[1] ?? [],
  )[0];

function named([, before = '', kind = '', about = '']: RegExpExecArray, behind: string): Omit<Cited, 'fact'> {
  const other = party.exec(behind);
  const rest = behind.slice(0, other?.index);
  const number = numbered.exec(rest);
  const words = `${about === '' ? before : about} ${rest.slice(0, number?.index)}`.split(/[^a-z&]+/u);
  const telling = words.filter((word) => word.length > 1 && !functionWords.has(word));
  const noun = /^(?:lease|bail|deed)$/u.test(kind) ? [kind] : [];
  return { name: [...telling, ...noun].toSorted().join(' '), number: number?.[1], party: other?.[1]?.trim() };
}

const plain = (text: string): string =>
  unaccented(text)
    .replace(/["“”„«»()’]/gu, ' ')
    .replace(/ {2,}/gu, ' ')
    .trim();
