import type { FactDocument } from '../../facts/fact.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';
import { paperRoleOf } from './paper-roles.ts';

/** Lines from the top of a paper among which its title stands, and words of a title. */
const titleLines = 2;
const longestTitle = 9;
const contract =
  /^(?:agreement|contract|lease|[a-z]*vertrag|[a-z]*vereinbarung|contrat|convention|bail|contrato|convenio|acuerdo|contratto|accordo)$/u;
/** Such papers belong to another contract. */
const ofOther =
  /^(?:terms|conditions|schedule|annex|appendix|amendment|variation|addendum|draft|extension|anlage|anhang|nachtrag|entwurf|[a-z]*bedingungen|avenant|annexe|projet|anexo|adenda|borrador|framework|rahmenvertrag)$/u;

/** `Conference contract` and `Speaker agreement`: whoever makes both has two contracts, each with times and payments of its own. */
export function areTwoContracts(a: FactDocument | undefined, b: FactDocument | undefined): boolean {
  const [x, y] = [a, b].map(subjectOf);
  if (x === undefined || y === undefined || a?.format.language !== b?.format.language) return false;
  return x.size > 0 && y.size > 0 && ![...x].some((term) => y.has(term));
}

const known = new WeakMap<FactDocument, ReadonlySet<string> | null>();

/** What a contract is about by its title, as stems; undefined for other papers. */
function subjectOf(document: FactDocument | undefined): ReadonlySet<string> | undefined {
  if (document === undefined) return undefined;
  const cached = known.get(document);
  if (cached !== undefined) return cached ?? undefined;
  const subject = readSubject(document);
  known.set(document, subject ?? null);
  return subject;
}

function readSubject(document: FactDocument): ReadonlySet<string> | undefined {
  if (paperRoleOf(document) !== 'contract') return undefined;
  for (const { kind, words } of document.passages.filter(({ kind }) => kind !== 'furniture').slice(0, titleLines)) {
    if (kind !== 'heading') continue;
    const plain = words.map(({ text }) => plainWord(text));
    if (words.length > longestTitle || plain.some((word) => ofOther.test(word))) continue;
    if (!plain.some((word) => contract.test(word))) continue;
    const stems = words
      .filter(({ text }) => !contract.test(plainWord(text)) && !/\d/u.test(text))
      .map(({ text }) => stem(text));
    return new Set(stems.filter((term) => term !== ''));
  }
  return undefined;
}
