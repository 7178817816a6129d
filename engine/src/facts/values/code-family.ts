import type { Value } from './value.ts';

/**
 * Codes that say by themselves what they rate, whatever label stands before them: protection by an enclosure
 * (IEC 60529, IEC 62262), colours (RAL), widths and pressures of pipes (ISO 6708, EN 1333), steels (EN 10027-1), concrete
 * (EN 206), glued timber (EN 14080), efficiency of motors (IEC 60034-30), engine oils (SAE J300), refrigerants (ISO 817).
 */
const families =
  /^(?:(?<ip>IP\d[\dX])|(?<ik>IK\d\d)|(?<ral>RAL\d{4})|(?<dn>DN\d{2,4})|(?<pn>PN\d{1,3})|(?<steel>\d{2,3}(?:CR|MN|NI|MO|SI|AL|V|W){1,4}\d{1,2}|S(?:235|275|355|420|450|460|690)|B500)|(?<concrete>C(?:810|1215|1620|2025|2530|3037|3545|4050|4555|5060))|(?<timber>GL\d\d)|(?<motor>IE[1-5])|(?<oil>\d{1,2}W\d\d)|(?<refrigerant>R(?:22|32|134A|290|404A|407C|410A|449A|454B|513A|600A|744|1234YF|1234ZE)))(?![\dA-Z]{2})/u;

/** The family of a code that rates something; undefined for other values. */
export function codeFamilyOf({ type, key }: Value): string | undefined {
  if (type !== 'identifier') return undefined;
  return Object.entries(families.exec(key)?.groups ?? {}).find(([, code]) => code !== undefined)?.[0];
}
