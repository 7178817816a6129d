import { uploadEndpoint } from '@app/shared/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { dashboardOf } from './create-dashboard.ts';
import { aFile } from './testing/a-dashboard.tsx';
import { opened } from './testing/opened-comparison.tsx';

describe('files from a cloud provider', () => {
  it('lead from a result to the list that they are in', async () => {
    const { host, http, user, location, rows } = await opened();
    const oneDrive = dashboardOf(host).providers.find(({ id }) => id === 'oneDrive');
    Object.assign(oneDrive ?? {}, {
      isSetUp: true,
      load: () =>
        Promise.resolve({
          id: 'oneDrive',
          pick: () => Promise.resolve({ kind: 'picked', files: [{ id: 'A!1', name: 'a.pdf' }], token: 'graph-token' }),
          download: () => Promise.resolve(aFile('a.pdf')),
          forget: () => undefined,
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'OneDrive' }));
    await waitFor(() => expect(location()).toBe('/dashboard'));
    expect(await screen.findByText('Upload complete')).toBeInTheDocument();
    expect(rows()).toEqual(['a.pdf']);
    expect(http.callsTo(uploadEndpoint)).toHaveLength(1);
  });
});
