import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ruleIndexSource } from './generate-index.ts';
import { rules } from './index.ts';

const folder = import.meta.dirname;
const ids = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'testing' ? [entry.name] : [],
);
const words = (text: string): string => text.replace(/\s+/gu, '').replace(/,(?=[\]}])/gu, '');

describe('rules', () => {
  it('has an index that names every rule folder; run generate-index.ts when it does not', async () => {
    expect(words(readFileSync(path.join(folder, 'index.ts'), 'utf8'))).toBe(words(await ruleIndexSource()));
  });

  it.each(ids)('%s is complete: rule, test, description with an example, and its own name as id', (id) => {
    for (const file of ['rule.ts', 'rule.test.ts', 'README.md'])
      expect(existsSync(path.join(folder, id, file))).toBe(true);
    expect(readFileSync(path.join(folder, id, 'README.md'), 'utf8')).toContain('**Example.**');
    expect(rules.map((rule) => rule.id)).toContain(id);
  });
});
