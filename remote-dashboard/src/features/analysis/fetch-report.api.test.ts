import { analysisStatusEndpoint } from '@app/shared/contracts';
import { createFakeHttp } from '@app/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { fetchReport } from './fetch-report.api.ts';

const sessionId = '0b0e6a52-8c0f-4d9b-9a51-2f3f9f2f7f10';

describe('fetchReport', () => {
  it('sends job and session and gives the bytes', async () => {
    const http = createFakeHttp();
    const report = new Blob(['docx'], { type: 'application/vnd.openxmlformats-officedocument' });
    http.answer(analysisStatusEndpoint, report);
    expect(await fetchReport(http, 'job-1', sessionId)).toBe(report);
    expect(http.calls[0]?.body).toEqual({ job_id: 'job-1', sessionId });
  });

  it.each([
    ['an error in JSON', new Blob(['{"code":"x"}'], { type: 'application/json' })],
    ['a page', new Blob(['<html>'], { type: 'text/html' })],
    ['nothing', new Blob([])],
  ])('does not take %s for a report', async (_name, blob) => {
    const http = createFakeHttp();
    http.answer(analysisStatusEndpoint, blob);
    await expect(fetchReport(http, 'job-1', sessionId)).rejects.toThrow('not send a valid report');
  });
});
