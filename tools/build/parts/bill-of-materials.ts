import * as z from 'zod/mini';
import type { Part } from './find-parts.ts';

/** The product that the parts are of, as its `package.json` says. */
export const productFile = z.object({ name: z.string(), version: z.string() });

/** A list of parts in CycloneDX 1.6 (ECMA-424), for scanners: the same parts give the same bytes. */
export function billOfMaterials(product: z.infer<typeof productFile>, parts: readonly Part[]): string {
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product.name, ...product } },
    components: parts.map(({ name, version, licence }) => ({
      type: 'library',
      'bom-ref': purlOf(name, version),
      name,
      version,
      purl: purlOf(name, version),
      ...(licence === '' ? {} : { licenses: [licenceOf(licence)] }),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The address of a package of npm; the `@` of a scope is escaped (package-url/purl-spec). */
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** An identifier of SPDX, an expression of several, or other words. */
function licenceOf(licence: string): object {
  if (/^[\w.+-]+$/.test(licence)) return { license: { id: licence } };
  if (/^\(?[\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)+\)?$/.test(licence)) return { expression: licence };
  return { license: { name: licence } };
}
