import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { amount, company, date, scheduleRow, sentence } from './contract-text.ts';
import { breakLines, drawPages, type PrintedLine, type PrintedPage } from './draw-pages.ts';
import { dice, seededRandom } from './seeded-random.ts';

const rowsPerPage = 22;

/** Writes invoices of one template to different customers: they look alike and have nothing to do with each other. */
export async function makeInvoices(folder: string, documents: number, pagesEach: number): Promise<string[]> {
  const paths: string[] = [];
  for (let invoice = 1; invoice <= documents; invoice += 1) {
    const path = join(folder, `invoice-${invoice}-of-${documents}.pdf`);
    await writeFile(path, await drawPages(invoicePages(invoice, pagesEach)));
    paths.push(path);
  }
  return paths;
}

function* invoicePages(invoice: number, pages: number): Generator<PrintedPage> {
  const rolls = dice(seededRandom(1000 + invoice));
  const number = `${rolls.between(100_000, 999_999)}`;
  for (let page = 1; page <= pages; page += 1) {
    const head: PrintedLine[] =
      page > 1
        ? []
        : [
            company(rolls),
            `Invoice number: R-${number}`,
            `Date of invoice: ${date(rolls)}`,
            `Customer: ${company(rolls)}`,
            `Your order: ${rolls.between(10_000, 99_999)} of ${date(rolls)}`,
          ];
    const rows = Array.from({ length: rowsPerPage }, () => scheduleRow(rolls));
    const foot: PrintedLine[] = [`Total amount: ${amount(rolls)}`, `Amount due: ${amount(rolls)} by ${date(rolls)}`];
    const lines = [...head, ['Code', 'Description', 'Quantity', 'Price EUR', 'Sum EUR'], ...rows, ...foot];
    yield { header: `Invoice R-${number}`, lines: [...lines, ...breakLines(sentence(rolls))] };
  }
}
