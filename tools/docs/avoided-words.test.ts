import { describe, expect, it } from '@jest/globals';
import { avoidedWordsOf, findAvoidedWords } from './avoided-words.ts';

const glossary = `| term | meaning |
| open | stands for itself |

## Words we avoid

| avoid            | write       |
| ---------------- | ----------- |
| stands, stand in | is, appears |
| paper            | document    |
`;
const avoided = avoidedWordsOf(glossary);
const wordsIn = (path: string, content: string) => findAvoidedWords(path, content, avoided);

describe('avoidedWordsOf', () => {
  it('reads the words of the last table, each with what to write', () => {
    expect([...avoided]).toEqual([
      ['stands', 'is, appears'],
      ['stand in', 'is, appears'],
      ['paper', 'document'],
    ]);
  });
});

describe('findAvoidedWords', () => {
  it.each([
    ["const a = {\n  text: 'It stands here.',\n};", 2],
    ['const a = `${name} stands here`;', 1],
    ["const a = 'Paper';", 1],
  ])('finds a word in a text of %j', (source, line) => {
    expect(wordsIn('a.ts', source)).toMatchObject([{ path: 'a.ts', line }]);
  });

  it.each([
    ['code', "const stands = paper.stands('paper');"],
    ['an expression in a text', 'const a = `${paper.name} is here`;'],
    ['a comment', '/** It stands here. */\n// A paper.\n'],
    ['a longer word', "const a = 'Some newspapers here';"],
  ])('leaves %s alone', (_, source) => {
    expect(wordsIn('a.ts', source)).toEqual([]);
  });

  it('reads the prose of a page, and no code of it', () => {
    expect(wordsIn('a.md', 'A `paper` is here.\n```\nstands\n```\nIt stands [here](stands.md).')).toEqual([
      { path: 'a.md', line: 5, word: 'stands', better: 'is, appears' },
    ]);
  });
});
