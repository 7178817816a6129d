import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentsPort } from '../../testing/documents-port.ts';
import { pdfBytes } from '../../testing/pdf-bytes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';
import { composeWithTestUsers } from '../../testing/test-users.ts';
import { uploadFiles } from '../../testing/upload-files.ts';
import { AnalysisWatchers } from './analysis-watchers.ts';
import { startAnalysis } from './start-analysis.ts';

describe('AnalysisWatchers', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ compose: composeWithTestUsers });
  });
  afterAll(async () => server.stop());

  it('keep the newest state, and only that, for somebody who cannot take it now', async () => {
    const session = { userId: randomUUID(), sessionId: randomUUID() };
    await uploadFiles(server, session, { 'a.pdf': pdfBytes(), 'b.pdf': pdfBytes() });
    const port = documentsPort(server.platform);
    const { id } = await startAnalysis(server.platform, port, session, { locale: 'en-US', timeZone: 'UTC' });
    const watchers = new AnalysisWatchers(server.platform.db, server.platform.logger);
    let isBehind = true;
    const seen = { slow: [] as number[], quick: [] as number[] };
    const watch = (who: 'slow' | 'quick') =>
      watchers.add({
        analysisId: id,
        seenSeq: 0,
        isBehind: () => who === 'slow' && isBehind,
        tell: ({ seq }) => seen[who].push(seq),
      });
    watch('slow');
    watch('quick');
    for (const seq of [2, 3]) {
      await server.platform.db.$client.query('update analyses set seq = $2 where id = $1', [id, seq]);
      watchers.changed(id);
      await until(() => seen.quick.at(-1) === seq, 5_000);
    }
    expect(seen.slow).toEqual([]);
    isBehind = false;
    watchers.refreshAll();
    await until(() => seen.slow.length > 0, 5_000);
    expect(seen.slow).toEqual([3]);
    watchers.stop();
  });
});
