import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { CloudLoader } from './cloud-loader.tsx';

describe('the loader of a cloud', () => {
  it('tells how far it is, and takes back what waits to be said when it goes', () => {
    const said: (readonly [string, boolean | undefined])[] = [];
    const { unmount } = render(
      <CloudLoader
        providerLabel="Google Drive"
        total={2}
        done={0}
        current="lease.pdf"
        share={0}
        onCancel={() => undefined}
        announce={(text, isFinal) => void said.push([text, isFinal])}
      />,
    );
    expect(said).toEqual([['Getting 2 files from Google Drive. 0 of 2.', undefined]]);
    unmount();
    expect(said.at(-1)).toEqual(['', true]);
  });
});
