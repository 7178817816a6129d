import type { Value } from './value.ts';

/**
 * Codes that say by themselves what they rate, whatever label stands before them: protection by an enclosure
 * (IEC 60529, IEC 62262), colours (RAL), widths and pressures of pipes (ISO 6708, EN 1333).
 */
const families =
  /^(?:(?<ip>IP\d[\dX])|(?<ik>IK\d\d)|(?<ral>RAL\d{4})|(?<dn>DN\d{2,4})|(?<pn>PN\d{1,3}))(?![\dA-Z]{2})/u;

/** The family of a code that rates something; undefined for other values. */
export function codeFamilyOf({ type, key }: Value): string | undefined {
  if (type !== 'identifier') return undefined;
  return Object.entries(families.exec(key)?.groups ?? {}).find(([, code]) => code !== undefined)?.[0];
}
