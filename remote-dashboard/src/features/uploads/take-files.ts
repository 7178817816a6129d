import { dashboardMessages } from '@app/shared/messages';
import { refusalOf } from './check-file.ts';
import { nameApart, type NamedApart } from './name-apart.ts';
import type { UploadItem } from './upload-item.ts';
import { transitions } from './upload-transitions.ts';
import type { StateAccess, UploadsParts } from './uploads-state.ts';

function createItem(parts: UploadsParts, file: File, sessionId: string): UploadItem {
  const item = transitions.create(parts.newId(), file, sessionId);
  const refusal = refusalOf(file, parts.limitMb);
  if (refusal === null) return item;
  return transitions.fail(item, { kind: 'refused', message: dashboardMessages.uploads.notUploaded, hint: refusal });
}

interface TakingActs {
  /** Shows other items, and stops what was on its way. */
  readonly replace: (items: readonly UploadItem[]) => void;
  readonly settle: () => void;
}

/** The two ways for files into the list: in place of what is there, and in addition. Each says which were renamed. */
export function createTaking(parts: UploadsParts, { get, set }: StateAccess, { replace, settle }: TakingActs) {
  const newItems = (files: readonly File[], sessionId: string): UploadItem[] =>
    files.map((file) => createItem(parts, file, sessionId));
  const replaceBy = (files: readonly File[]): NamedApart['renamed'] => {
    const named = nameApart(files);
    const { items: before } = get();
    replace(newItems(named.files, parts.renewSession()));
    set({ replaced: before.length > 0 ? { items: before, isUndone: false } : null });
    settle();
    return named.renamed;
  };
  return {
    replaceBy,
    /** They belong to the upload session of the list; an empty list begins a new one. */
    add: (files: readonly File[]): NamedApart['renamed'] => {
      const { items } = get();
      const [first] = items;
      if (first === undefined) return replaceBy(files);
      const listed = items.map(({ file }) => file.name);
      const named = nameApart(files, listed);
      set({ items: [...items, ...newItems(named.files, first.sessionId)] });
      settle();
      return named.renamed;
    },
  };
}
