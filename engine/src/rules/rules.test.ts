import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rules } from './index.ts';

const folder = import.meta.dirname;
const read = (...names: string[]): string => readFileSync(path.join(folder, ...names), 'utf8');
const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'testing' ? [entry.name] : [],
);

describe('rules', () => {
  it('has one rule per folder, in the order of their names', () => {
    expect(rules.map(({ id }) => id)).toEqual(folders.toSorted());
  });

  it.each(folders)('%s has an id in lower case with hyphens that its file names', (id) => {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
    expect(read(id, 'rule.ts')).toContain(`id: '${id}'`);
  });

  it.each(folders)('%s says in its doc comment what it finds', (id) => {
    expect(read(id, 'rule.ts')).toMatch(/\/\*\* [^/]{30,} \*\/\nexport const rule: Rule = /u);
  });

  it.each(folders)('%s is specified by what it finds and what it ignores', (id) => {
    expect(read(id, 'rule.test.ts')).toMatch(/testRule\(rule, \{[\s\S]+finds: \[[\s\S]+ignores: \[/u);
  });

  it.each(folders)('%s is described on one page with an example and what it ignores', (id) => {
    const page = read(id, 'README.md');
    expect(page).toMatch(new RegExp(`^# ${id}\\n\\n[A-Z].+\\.\\n`, 'u'));
    expect(page).toMatch(/\n\*\*Example\.\*\* .+\n/u);
    expect(page).toMatch(/\n\*\*Ignores\*\* .+\n/u);
    expect(page.split('\n').length).toBeLessThan(40);
  });
});
