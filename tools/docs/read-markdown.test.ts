import { describe, expect, it } from '@jest/globals';
import { anchorsOf, commandsOf, linksOf, resolveLink } from './read-markdown.ts';

describe('linksOf', () => {
  it('finds links, pictures and links of code, but none within code', () => {
    const page = '[a](a.md) and ![b](b.png)\n`[no](c.md)` [`.env`](../.env)\n```\n[no](d.md)\n```\n[e](#heading)\n';
    expect(linksOf(page)).toEqual([
      { line: 1, target: 'a.md' },
      { line: 1, target: 'b.png' },
      { line: 2, target: '../.env' },
      { line: 6, target: '#heading' },
    ]);
  });
});

describe('anchorsOf', () => {
  it('names headings as GitHub does', () => {
    expect(anchorsOf('# `page`: login page, cold cache\n## A b\n```\n# no\n```\n')).toEqual([
      'page-login-page-cold-cache',
      'a-b',
    ]);
  });
});

describe('resolveLink', () => {
  it('starts at the folder of the page', () => {
    expect(resolveLink('docs/a.md', '../README.md#use')).toEqual({ path: 'README.md', anchor: 'use' });
    expect(resolveLink('docs/a.md', '#use')).toEqual({ path: 'docs/a.md', anchor: 'use' });
  });
});

describe('commandsOf', () => {
  it('reads a command with what it is given, up to the end of the code or a remark', () => {
    const page = '`npm start`, `npm run bench -- page`.\n\n    npm run release -- remote-auth --canary 10   # some\n';
    expect(commandsOf(page)).toEqual([
      { line: 1, name: 'start', args: [] },
      { line: 1, name: 'bench', args: ['page'] },
      { line: 3, name: 'release', args: ['remote-auth', '--canary', '10'] },
    ]);
  });
});
