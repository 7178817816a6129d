import { dashboardMessages } from '@app/shared/messages';
import type { Notify } from '@app/shared/notify';
import { useCallback, useState } from 'react';
import { ReplacedToast } from './replaced-toast.tsx';
import { judgeChosen, type Chosen, type FolderOffer } from './chosen-files.ts';
import type { UploadsStore } from './uploads-state.ts';

const texts = dashboardMessages.dropZone;

interface ChosenFilesParts {
  readonly uploads: UploadsStore;
  readonly notify: Notify;
  readonly documentLimit: number;
  /** New files have replaced the old ones. */
  readonly onTaken: () => void;
}

/** Says which files had to be told apart from others of their name. */
export function warnOfRenamed(notify: Notify, renamed: readonly { from: string; to: string }[]): void {
  const [first] = renamed;
  if (first === undefined) return;
  notify.warning(renamed.length === 1 ? texts.renamed(first.from, first.to) : texts.renamedMany(renamed.length));
}

/** What happens with files after they were chosen: checked, asked about when they are a folder, taken into the list. */
export function useChosenFiles({ uploads, notify, documentLimit, onTaken }: ChosenFilesParts) {
  const [offer, setOffer] = useState<FolderOffer | null>(null);

  const take = useCallback(
    (files: readonly File[]) => {
      if (files.length > documentLimit) {
        notify.error(texts.tooMany(files.length, documentLimit));
        return;
      }
      const before = uploads.getState().items.length;
      warnOfRenamed(notify, uploads.getState().addLocalFiles(files));
      if (before > 0) notify.info(<ReplacedToast count={before} onUndo={() => uploads.getState().undoReplace()} />);
      onTaken();
    },
    [uploads, notify, documentLimit, onTaken],
  );

  const choose = useCallback(
    (chosen: Chosen) => {
      const outcome = judgeChosen(chosen);
      if (outcome.kind === 'none-are-pdf') notify.error(texts.onlyPdf);
      else if (outcome.kind === 'no-pdf-in-folder') notify.error(texts.noPdfInFolder);
      else if (outcome.kind === 'folder') setOffer(outcome);
      else if (outcome.kind === 'files') {
        if (outcome.someSkipped) notify.warning(texts.someSkipped);
        take(outcome.files);
      }
    },
    [notify, take],
  );

  return {
    offer,
    choose,
    cancelOffer: () => setOffer(null),
    acceptOffer: () => {
      setOffer(null);
      if (offer !== null) take(offer.files);
    },
  };
}
