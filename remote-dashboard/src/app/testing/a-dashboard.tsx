import {
  deleteDocumentEndpoint,
  firstPageEndpoint,
  listComparisonsEndpoint,
  listDocumentsEndpoint,
  uploadEndpoint,
  type Comparison,
  type ListDocumentsResponse,
} from '@app/shared/contracts';
import { ApiError } from '@app/shared/http';
import {
  createTestHost,
  renderWithHost,
  type RenderedWithHost,
  type TestHost,
  type TestHostOptions,
} from '@app/shared/testing';
import { act, configure, fireEvent, screen } from '@testing-library/react';
import { remote } from '../../expose/remote.ts';
import { takeOver } from '../take-over.ts';
import { PageSocket } from './page-socket.ts';

// Heads of files are read through several turns of the event loop, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 10_000 });

export const aFile = (name: string, { type = 'application/pdf', head = '%PDF-1.7' } = {}): File =>
  new File([head], name, { type });

/** A file as the folder chooser gives it. */
export function aFileIn(path: string, type = 'application/pdf'): File {
  const file = aFile(path.split('/').at(-1) ?? '', { type });
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

/** What a drop of loose files carries. */
export const aDropOf = (...files: File[]) => ({
  dataTransfer: {
    types: ['Files'],
    files,
    items: files.map((file) => ({
      kind: 'file',
      type: file.type,
      getAsFile: () => file,
      webkitGetAsEntry: () => ({ isFile: true, isDirectory: false, name: file.name }),
    })),
  },
});

/** Lets what a choice set off run on: files are read and taken in later turns. */
const settled = (give: () => void) =>
  act(async () => {
    give();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

export interface DashboardOnTest extends RenderedWithHost {
  readonly choose: (...files: File[]) => Promise<void>;
  readonly chooseFolder: (...files: File[]) => Promise<void>;
  readonly drop: (...files: File[]) => Promise<void>;
  /** Names of the files in the list, in its order. */
  readonly rows: () => (string | null | undefined)[];
  /** Every toast so far as `kind: text`. */
  readonly toasts: () => string[];
}

export interface DashboardOptions extends TestHostOptions {
  /** It takes the place of the one that the test showed before, as after a release that broke. */
  readonly isTakeover?: boolean;
  /** What the server holds of the session. */
  readonly documents?: ListDocumentsResponse['documents'] | ApiError;
  /** What the person has compared before. */
  readonly comparisons?: readonly Comparison[] | ApiError;
  /** There are older ones than those. */
  readonly hasOlderComparisons?: boolean;
  /** A host that was prepared before. */
  readonly testHost?: TestHost;
  /** The address the page is opened at. */
  readonly route?: string;
}

/** The dashboard on a fresh page, where every upload and deletion succeeds unless told otherwise. */
export async function aDashboard(
  options: DashboardOptions = {},
  stored: Readonly<Record<string, string>> = {},
): Promise<DashboardOnTest> {
  if (!options.isTakeover) {
    // The page of the test before is gone.
    takeOver(window);
    sessionStorage.clear();
  }
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  // The browsers that have a folder chooser say so here; jsdom does not.
  Object.assign(HTMLInputElement.prototype, { webkitdirectory: false });
  const testHost = options.testHost ?? createTestHost(options);
  testHost.http.answer(uploadEndpoint, { success: true, document_id: 'd', filename: 'x', size: 1 });
  testHost.http.answer(deleteDocumentEndpoint, { success: true });
  testHost.http.answer(firstPageEndpoint, { picture: null });
  Object.assign(globalThis, { WebSocket: PageSocket });
  PageSocket.all = [];
  const { documents = [], comparisons = [], hasOlderComparisons = false, route = '/dashboard' } = options;
  testHost.http.answer(listDocumentsEndpoint, documents instanceof ApiError ? documents : { documents });
  testHost.http.answer(
    listComparisonsEndpoint,
    comparisons instanceof ApiError ? comparisons : { analyses: [...comparisons], more: hasOlderComparisons },
  );
  const rendered = renderWithHost(remote.Component, { testHost, route });
  // The list of comparisons arrives in a later turn.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  const put = (which: string, files: readonly File[]) => {
    const input = rendered.container.querySelector(`input[type=file]${which}`);
    if (input === null) throw new Error(`There is no file input ${which}`);
    return settled(() => fireEvent.change(input, { target: { files } }));
  };
  return {
    ...rendered,
    choose: (...files) => put(':not([webkitdirectory])', files),
    chooseFolder: (...files) => put('[webkitdirectory]', files),
    drop: (...files) =>
      settled(() => fireEvent.drop(screen.getByRole('group', { name: 'Choose files' }), aDropOf(...files))),
    rows: () => screen.queryAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent),
    toasts: () => testHost.notify.toasts.map(({ kind, text }) => `${kind}: ${text}`),
  };
}
