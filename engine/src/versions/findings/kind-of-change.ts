import { changeKind, type ChangeKind } from '@app/shared/contracts';
import type { ValueType } from '../../facts/values/value.ts';
import type { FindingMatter } from './matters.ts';

/** Values that reach someone, or name something; all others say how much, when or how long. */
const ofContact: ReadonlySet<ValueType> = new Set<ValueType>(['identifier', 'email', 'url', 'phone']);
/** Text that was added or removed is about money where it names some. */
const ofMoney: readonly ValueType[] = ['money', 'percent'];

/** What differs, and whether only one side has anything there. */
interface ChangedContent {
  readonly types: ReadonlySet<ValueType>;
  readonly isOneSided: boolean;
}

/**
 * What a change is about, by what changed: values are commercial, and so is text with a sum that was added or removed; duties,
 * conditions and other text are legal; names, references, numbers of parts and signatures administrative; the rest is form.
 */
export function kindOfChange(matter: FindingMatter, { types, isOneSided }: ChangedContent): ChangeKind {
  switch (matter) {
    case 'value':
      return types.size > 0 && [...types].every((type) => ofContact.has(type)) ? 'administrative' : 'commercial';
    case 'sentence-deleted':
    case 'sentence-inserted':
    case 'sentence-replaced':
      return ofMoney.some((type) => types.has(type)) ? 'commercial' : 'legal';
    case 'name':
      return isOneSided ? 'legal' : 'administrative';
    case 'reference':
    case 'renumbered':
    case 'kept-number':
    case 'signature':
      return 'administrative';
    case 'relation':
    case 'contents':
      return 'form';
    case 'rewritten':
    case 'passage':
    case 'negation':
    case 'force':
    case 'exception':
    case 'condition':
    case 'quantifier':
    case 'words':
    case 'ink':
      return 'legal';
  }
}

/** What several changes that are reported together are about. */
export const firstKind = (kinds: readonly ChangeKind[]): ChangeKind =>
  changeKind.options.find((kind) => kinds.includes(kind)) ?? 'form';
