import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const camelCase = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The list of all rules: every folder beside it is one. */
export async function renderRuleIndex(root: string): Promise<string> {
  const entries = await readdir(join(root, 'engine/src/rules'), { withFileTypes: true });
  const ids = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map((entry) => entry.name)
    .toSorted();
  return [
    "import type { Rule } from './rule.ts';",
    ...ids.map((id) => `import { rule as ${camelCase(id)} } from './${id}/rule.ts';`),
    '',
    '/** Every folder here is a rule. Generated: npm run fix */',
    `export const rules: readonly Rule[] = [${ids.map(camelCase).join(', ')}];`,
    '',
  ].join('\n');
}
