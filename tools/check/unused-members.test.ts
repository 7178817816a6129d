import { describe, expect, it } from '@jest/globals';
import { findUnusedMembers } from './unused-members.ts';

const texts = { login: { title: 'Log in', lead: 'Hello' }, count: (n: number) => `${n}`, rows: [1] };
const unusedIn = (...sources: string[]) => findUnusedMembers({ texts }, sources);

describe('findUnusedMembers', () => {
  it('finds what no source reads, even where another object has a member of that name', () => {
    expect(
      unusedIn('show(texts.login.title);', 'other.lead; my.texts.login.lead; texts.count(1); texts.rows[0];'),
    ).toEqual(['texts.login.lead']);
  });

  it.each([
    ['a name for a part', 'const words = texts.login;\nwords.title;\nshow(words.lead);'],
    ['a pattern', 'const { title, lead: first } = texts.login;\nshow(title, first);'],
    ['a pattern of parts', 'const { login } = texts;\nlogin.title; login.lead;'],
    ['a pattern with a rest', 'const { title, ...rest } = texts.login;\nshow(title, rest);'],
    ['a computed name', 'show(texts.login[key]);'],
    ['the whole handed on', 'show(texts.login);'],
    ['the type of the whole', 'type Login = keyof typeof texts.login;'],
    ['a name that is exported', 'export const words = texts.login;'],
    ['a chain over two lines', 'texts.login\n  .title;\ntexts\n  .login.lead;'],
  ])('follows %s', (_, source) => {
    expect(unusedIn(source)).toEqual(['texts.count', 'texts.rows']);
  });

  it('does not take a name, a pattern, an import or the declaration itself for a use', () => {
    const named = "import { texts } from './texts.ts';\nconst words = texts.login;\nconst { lead } = texts.login;\n";
    expect(unusedIn(named, 'export const texts = {};')).toEqual([
      'texts.login.title',
      'texts.login.lead',
      'texts.count',
      'texts.rows',
    ]);
  });

  it('leaves alone what is no object of members', () => {
    expect(findUnusedMembers({ schema: new Map(), limit: 5 }, [])).toEqual([]);
  });
});
