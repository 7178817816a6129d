import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { heading, scheduleRow, sentence } from './contract-text.ts';
import { breakLines, drawPages, linesPerPage, type PrintedLine, type PrintedPage } from './draw-pages.ts';
import { dice, seededRandom, type Dice } from './seeded-random.ts';

/** One sentence or row in this many differs between two versions. */
const changeEvery = 150;
/** Every so many pages one is a schedule of goods and prices. */
const scheduleEvery = 6;
const sentencesPerClause = 5;

export interface VersionsOptions {
  readonly folder: string;
  readonly documents: number;
  readonly pagesEach: number;
}

/** Writes versions of one made-up contract; all but the first differ from it in one sentence or row of many. */
export async function makeVersions({ folder, documents, pagesEach }: VersionsOptions): Promise<string[]> {
  const paths: string[] = [];
  for (let version = 0; version < documents; version += 1) {
    const path = join(folder, `version-${version + 1}-of-${documents}-${pagesEach}p.pdf`);
    await writeFile(path, await drawPages(contractPages(version, pagesEach)));
    paths.push(path);
  }
  return paths;
}

function* contractPages(version: number, pages: number): Generator<PrintedPage> {
  const changed = changes(version);
  const rolls = dice(seededRandom(7));
  const clauses = clauseLines(rolls, changed);
  for (let page = 1; page <= pages; page += 1) {
    const lines: PrintedLine[] = [];
    if (page % scheduleEvery === 0) {
      lines.push(`Schedule ${page / scheduleEvery}`, ['Code', 'Description', 'Quantity', 'Price EUR', 'Sum EUR']);
      while (lines.length < linesPerPage) lines.push(scheduleRow(rolls));
    } else while (lines.length < linesPerPage) lines.push(clauses.next().value);
    yield { header: 'Framework agreement for the supply of plant', lines };
  }
}

/** Clauses without end. */
function* clauseLines(rolls: Dice, changed: (text: string) => string): Generator<string, string> {
  for (let clause = 1; ; clause += 1) {
    yield `${clause}. ${heading(rolls)}`;
    for (let paragraph = 1; paragraph <= sentencesPerClause; paragraph += 1)
      yield* breakLines(`${clause}.${paragraph} ${changed(sentence(rolls))} ${changed(sentence(rolls))}`);
  }
}

/** Changes a figure of some sentences, other ones in each version but the first. */
function changes(version: number): (text: string) => string {
  let count = version * 7;
  return (text) => {
    count += 1;
    return version > 0 && count % changeEvery === 0
      ? text.replace(/\d/u, (digit) => String((Number(digit) % 9) + 1))
      : text;
  };
}
