import { dashboardMessages } from '@app/shared/messages';
import type { Notify } from '@app/shared/notify';
import { useCallback, useState } from 'react';
import { judgeChosen, type Chosen, type FolderOffer } from './chosen-files.ts';
import type { UploadsStore } from './uploads-state.ts';

const texts = dashboardMessages.dropZone;

/** Chosen files are a new list, or they join the one that is there. */
export type Taking = 'replace' | 'add';

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
  const [offer, setOffer] = useState<(FolderOffer & { readonly taking: Taking }) | null>(null);

  const fits = useCallback(
    (chosen: number, listed: number) => {
      if (chosen + listed <= documentLimit) return true;
      notify.error(
        listed === 0 ? texts.tooMany(chosen, documentLimit) : texts.tooManyMore(chosen + listed, documentLimit),
      );
      return false;
    },
    [notify, documentLimit],
  );

  const take = useCallback(
    (files: readonly File[], taking: Taking) => {
      const { items, addLocalFiles, addMore } = uploads.getState();
      const isAdding = taking === 'add';
      if (!fits(files.length, isAdding ? items.length : 0)) return;
      warnOfRenamed(notify, isAdding ? addMore(files) : addLocalFiles(files));
      onTaken();
    },
    [uploads, notify, fits, onTaken],
  );

  const judge = useCallback(
    (chosen: Chosen, taking: Taking) => {
      const outcome = judgeChosen(chosen);
      if (outcome.kind === 'none-are-pdf') notify.error(texts.onlyPdf);
      else if (outcome.kind === 'no-pdf-in-folder') notify.error(texts.noPdfInFolder);
      else if (outcome.kind === 'folder') setOffer({ ...outcome, taking });
      else if (outcome.kind === 'files') {
        if (outcome.someSkipped) notify.warning(texts.someSkipped);
        take(outcome.files, taking);
      }
    },
    [notify, take],
  );
  const choose = useCallback((chosen: Chosen) => judge(chosen, 'replace'), [judge]);
  const add = useCallback((chosen: Chosen) => judge(chosen, 'add'), [judge]);

  return {
    offer,
    choose,
    add,
    keepBoth: () => {
      const { items, replaced, keepBoth } = uploads.getState();
      if (replaced !== null && fits(replaced.items.length, items.length)) warnOfRenamed(notify, keepBoth());
    },
    cancelOffer: () => setOffer(null),
    acceptOffer: () => {
      setOffer(null);
      if (offer !== null) take(offer.files, offer.taking);
    },
  };
}
