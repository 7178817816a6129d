import { plainText } from '../../facts/times/near-events.ts';
import { printed, type Fact, type FactDocument } from '../../facts/fact.ts';
import { unaccented } from '../../facts/words/unaccented.ts';
import { isOwnDate } from './own-date.ts';
import type { Relatedness } from './relatedness.ts';
import { slipOf } from '../slips.ts';

/** Papers that others name with their date, without accents. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['order', /\b(?:purchase order|order|bestellung|bestell|commande|pedido|ordine)\b/gu],
  ['quotation', /\b(?:quotation|quote|offer|angebots?|devis|offre|presupuesto|oferta|preventivo|offerta)\b/gu],
  ['lease', /\b(?:lease|tenancy agreement|mietvertrag(?:e?s)?|bail|contrat de location|contrato de arrendamiento)\b/gu],
  ['contract', /\b(?:contract|agreement|\w*vertrag(?:e?s)?|contrat|convention|contrato|convenio|contratto)\b/gu],
  ['permit', /\b(?:permission|permit|\w*genehmigung|bescheid|permis|autorisation|licencia|permiso)\b/gu],
  ['invoice', /\b(?:invoice|\w*rechnungs?|facture|factura|fattura)\b/gu],
  [
    'credit',
    /\b(?:(?:documentary |letter of )?credit(?! note)|akkreditivs?|credit documentaire|credito documentario)\b/gu,
  ],
  ['policy', /\b(?:policy|versicherungsscheins?|police|poliza|polizza)\b/gu],
];
/** `Bestelldatum`: the name of the paper with the word for its date. */
const joinedDate = /(?<=\w{4})datum\b/gu;
/** Words between the name of a paper and its date. */
const link =
  /^(?: [\w./-]+){0,4}? ?(?:datum|date|dated|of|signed(?: on)?|made(?: on)?|concluded(?: on)?|issued(?: on)?|du|en date du|signee? le|datee? du|conclu(?:e)? le|vom|de fecha|con fecha|fechado|firmado el|del|data)[: ]*$/u;
const within = 9;
/** Papers about another: `Amendment to the lease`. */
const derived =
  /\b(?:amendment|addendum|variation|supplement|annex|schedule|summary|letter(?! of credit)|report|certificate|note|avenant|annexe|quittance|nachtrag|anlage|anexo|adenda|\w*protokoll|\w*schein)\b/u;
const titleLines = 5;
const longestTitle = 12;

/** `the lease signed on 16 February` and the day that the lease gives itself: one slip apart, where only one paper is a lease. */
export function datesOfPapers(documents: readonly FactDocument[], areRelated: Relatedness): [Fact, Fact][] {
  return documents.flatMap((paper): [Fact, Fact][] => {
    if (kindOfOne(paper, documents) === undefined) return [];
    const own = paper.facts.find((fact) => isFullDate(fact) && isOwnDate(fact, documents));
    if (own === undefined) return [];
    return documents.flatMap((other) =>
      other.index === paper.index || !areRelated(paper.index, other.index)
        ? []
        : other.facts
            .filter((fact) => slipOf(own, fact, documents) > 0 && areOfOnePaper(own, fact, documents))
            .map((fact): [Fact, Fact] => (paper.index < other.index ? [own, fact] : [fact, own])),
    );
  });
}

/** One date is the day of its paper, the other what another paper says that day was. */
export function areOfOnePaper(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const isOfOne = (own: Fact, named: Fact): boolean => {
    const [paper, other] = [documents[own.document], documents[named.document]];
    if (paper === undefined || other === undefined || !isFullDate(own) || !isFullDate(named)) return false;
    const kind = kindOfOne(paper, documents);
    return kind !== undefined && kindBefore(named, other) === kind && isOwnDate(own, documents);
  };
  return isOfOne(a, b) || isOfOne(b, a);
}

/** What a paper is, where no other one of its matter is the same. */
function kindOfOne(paper: FactDocument, documents: readonly FactDocument[]): string | undefined {
  const kind = kindOf(paper);
  return documents.some((other) => other.index !== paper.index && kindOf(other) === kind) ? undefined : kind;
}

const isFullDate = ({ value: { date }, isFormer }: Fact): boolean =>
  !isFormer && date?.day !== undefined && date.month !== undefined && date.year !== undefined;

const titled = new WeakMap<FactDocument, { readonly kind: string | undefined }>();

function kindOf(document: FactDocument): string | undefined {
  const known = titled.get(document) ?? { kind: kindByTitle(document) };
  titled.set(document, known);
  return known.kind;
}

/** What a paper is by its title. */
function kindByTitle({ passages }: FactDocument): string | undefined {
  const titles = passages
    .filter(({ kind }) => kind !== 'furniture')
    .slice(0, titleLines)
    .filter(({ words }) => words.length <= longestTitle);
  for (const { words, cells } of titles) {
    // `Purchase order | OP-118` below the title of a packing list names another paper.
    const text = unaccented(printed(words.slice(cells.at(-1)?.start ?? 0)));
    if (derived.test(text)) return undefined;
    if (cells.length > 1 && text.includes(':')) continue;
    const kind = kinds.find(([, name]) => text.search(name) >= 0)?.[0];
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** The paper whose date the words before a date say it is. */
function kindBefore(
  { passage: position, sentence, start }: Fact,
  { passages, units }: FactDocument,
): string | undefined {
  const passage = passages[position];
  if (passage === undefined) return undefined;
  const before = plainText(passage, Math.max(units[sentence]?.start ?? 0, start - within), start)
    .replace(joinedDate, ' datum')
    .trimEnd();
  for (const [kind, name] of kinds) {
    const last = [...before.matchAll(name)].at(-1);
    if (last !== undefined && link.test(before.slice(last.index + last[0].length).replace(/^(?=datum)/u, ' ')))
      return kind;
  }
  return undefined;
}
