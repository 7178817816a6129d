import type { Comparison, SampleKind } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { useNavigate } from '@app/shared/router';
import { useMemo, useState } from 'react';
import type { RowActs } from '../features/comparisons/index.ts';
import { addressOf } from './addresses.ts';
import { changeComparisons } from './change-comparisons.ts';
import type { Dashboard } from './create-dashboard.ts';
import type { Question } from './questions.tsx';

export interface Acts extends RowActs {
  readonly onCertificate: (comparison: Comparison) => Promise<void>;
  readonly onSample: (sample: SampleKind) => Promise<void>;
  readonly onSwap: (comparison: Comparison) => void;
  readonly question: Question | null;
  readonly ask: (question: Question | null) => void;
  readonly confirm: (question: Question) => void;
}

/** What can be done with comparisons, wherever on the page they are shown. */
export function useActs(host: HostServices, { comparisons, analysis }: Dashboard): Acts {
  const navigate = useNavigate();
  const [question, ask] = useState<Question | null>(null);
  const change = useMemo(
    () => changeComparisons({ host, comparisons, analysis, goTo: (address) => void navigate(address) }),
    [host, comparisons, analysis, navigate],
  );
  return useMemo(
    () => ({
      question,
      ask,
      confirm: (asked: Question) => {
        ask(null);
        void (asked.kind === 'delete' ? change.remove(asked.comparison) : change.cancel(asked.id));
      },
      hrefOf: ({ id }) => addressOf(id),
      onOpen: change.show,
      onDownload: (comparison) => void change.download(comparison),
      onRunAgain: (comparison) => void change.runAgain(comparison),
      onRename: (comparison, name) => void change.rename(comparison, name),
      onCancel: ({ id, progress, documents }) =>
        ask({ kind: 'cancel', id, percent: Math.round(progress), files: documents.length }),
      onDelete: (comparison) => ask({ kind: 'delete', comparison }),
      onCertificate: change.downloadCertificate,
      onSample: change.runSample,
      onSwap: (comparison) => void change.swapVersions(comparison),
    }),
    [change, question],
  );
}
