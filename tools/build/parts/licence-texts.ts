import type { Part } from './find-parts.ts';

/** The file of licences beside a build. */
export const licencesFile = 'licences.txt';

/** What the licences of parts ask to go with every copy: each part with its texts. */
export function licenceTexts(parts: readonly Part[]): string {
  return parts
    .map(({ name, version, licence, texts }) => {
      const title = `${name} ${version}${licence === '' ? '' : `: ${licence}`}`;
      return [title, '='.repeat(title.length), ...Object.values(texts).map((text) => text.trim()), ''].join('\n\n');
    })
    .join('\n');
}
