import type { ReportFormat } from '@app/shared/contracts';
import { describe, expect, it } from '@jest/globals';
import { ReportsInTurn, type ReportWish } from './reports-in-turn.ts';

interface Of {
  readonly owner?: string;
  readonly format?: ReportFormat;
  readonly revision?: number;
}

const wish = ({ owner = 'ada', format = 'csv', revision = 1 }: Of = {}): ReportWish => ({
  analysis: { id: `comparison of ${owner}`, userId: owner, decisionsRevision: revision },
  format,
});

/** None is written before the test says so. */
function heldReports() {
  const held = Promise.withResolvers<void>();
  const written: string[] = [];
  const reports = new ReportsInTurn<ReportWish>(async ({ analysis, format }) => {
    const key = `${analysis.userId} ${format} ${analysis.decisionsRevision}`;
    written.push(key);
    await held.promise;
    return key;
  });
  return { reports, written, release: () => held.resolve() };
}

/** What may begin has begun. */
const started = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** As many as are written at a time. */
const two = [wish(), wish({ format: 'json' })];

describe('ReportsInTurn', () => {
  it('puts a report off for the newest decisions, and writes it once', async () => {
    const { reports, written, release } = heldReports();
    const running = two.map((wanted) => reports.keyOf(wanted));
    await started();
    const outdated = reports.keyOf(wish({ revision: 2 }));
    const newest = reports.keyOf(wish({ revision: 4 }));
    const between = reports.keyOf(wish({ revision: 3 }));
    release();
    expect(await Promise.all([...running, outdated, newest, between])).toEqual([
      'ada csv 1',
      'ada json 1',
      ...Array.from({ length: 3 }, () => 'ada csv 4'),
    ]);
    expect(written).toEqual(['ada csv 1', 'ada json 1', 'ada csv 4']);
  });

  it('joins what is being written of the same decisions', async () => {
    const { reports, written, release } = heldReports();
    const first = reports.keyOf(wish());
    await started();
    const again = reports.keyOf(wish());
    release();
    expect(await first).toBe(await again);
    expect(written).toHaveLength(1);
  });

  it('serves somebody else before the next report of who has some in work', async () => {
    const { reports, written, release } = heldReports();
    const many = [...two, wish({ format: 'docx' }), wish({ format: 'pdf' })].map((wanted) => reports.keyOf(wanted));
    const one = reports.keyOf(wish({ owner: 'bob' }));
    release();
    await Promise.all([...many, one]);
    expect(written.indexOf('bob csv 1')).toBe(2);
  });

  it('lets one person wait for eight, and takes that of another', async () => {
    const { reports, release } = heldReports();
    const formats = ['csv', 'json', 'docx', 'pdf'] as const;
    const comparison = (id: string, format: ReportFormat): ReportWish => ({
      ...wish({ format }),
      analysis: { id, userId: 'ada', decisionsRevision: 1 },
    });
    const many = ['1', '2'].flatMap((id) => formats.map((format) => reports.keyOf(comparison(id, format))));
    many.push(reports.keyOf(comparison('3', 'csv')), reports.keyOf(comparison('3', 'json')));
    await expect(reports.keyOf(comparison('3', 'pdf'))).rejects.toMatchObject({ code: 'unavailable' });
    many.push(reports.keyOf(wish({ owner: 'bob' })));
    release();
    expect(await Promise.all(many)).toHaveLength(11);
  });
});
