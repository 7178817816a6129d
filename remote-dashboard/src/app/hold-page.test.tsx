import { uploadEndpoint } from '@app/shared/contracts';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { dashboardOf } from './create-dashboard.ts';
import { takeOver } from './take-over.ts';
import { aDashboard, aFile } from './testing/a-dashboard.tsx';

/** A dashboard that was left for another page of the host while a file is uploaded. */
async function leftWhileUploading() {
  const uploaded = Promise.withResolvers<void>();
  const dashboard = await aDashboard();
  dashboard.http.answer(uploadEndpoint, async () => {
    await uploaded.promise;
    return { success: true, document_id: 'd', filename: 'a.pdf', size: 1 };
  });
  await dashboard.choose(aFile('a.pdf'));
  await screen.findByText('Starting upload...');
  await waitFor(() => expect(dashboard.http.callsTo(uploadEndpoint)).toHaveLength(1));
  dashboard.unmount();
  return { ...dashboard, finish: () => uploaded.resolve(), ...dashboardOf(dashboard.host) };
}

describe('a page that is held', () => {
  it('stays so where the dashboard is left while files are uploaded, until they are there', async () => {
    const { holds, finish } = await leftWhileUploading();
    expect(holds().toSorted()).toEqual(['form', 'leave']);
    finish();
    await waitFor(() => expect(holds()).toEqual(['form']));
  });

  it('is let go of when nothing is in the list any more', async () => {
    const { holds, uploads } = await leftWhileUploading();
    act(() => uploads.getState().forget());
    expect(holds()).toEqual([]);
  });

  it('is held while files come from a cloud provider', async () => {
    const { holds, uploads } = await leftWhileUploading();
    uploads.getState().clear();
    uploads.getState().startCloudDownload();
    expect(holds()).toEqual(['leave']);
    uploads.getState().endCloudDownload();
    expect(holds()).toEqual([]);
  });

  it('is let go of when the dashboard of another release takes over', async () => {
    const { holds } = await leftWhileUploading();
    takeOver(window);
    expect(holds()).toEqual([]);
  });
});
