import type { NamedApart } from './name-apart.ts';
import type { UploadItem } from './upload-item.ts';
import { transitions } from './upload-transitions.ts';
import type { StateAccess, UploadsActions } from './uploads-state.ts';

interface ListActs {
  /** Shows other items, and stops what was on its way. */
  readonly replace: (items: readonly UploadItem[]) => void;
  readonly add: (files: readonly File[]) => NamedApart['renamed'];
  readonly settle: () => void;
  readonly resumeSession: (id: string) => void;
}

/** The server holds some since before this page: only those that were chosen here can be sent again. */
const contentsOf = (items: readonly UploadItem[]): File[] =>
  items.flatMap(({ content }) => (content === null ? [] : [content]));

/** What can be done about a list that new files took the place of. */
export function createReplacedList(
  { get, set }: StateAccess,
  { replace, add, settle, resumeSession }: ListActs,
): Pick<UploadsActions, 'undoReplace' | 'keepBoth' | 'forgetReplaced'> {
  /** In its own session. What had not arrived starts again. */
  const bringBack = (items: readonly UploadItem[]) => {
    const [first] = items;
    if (first !== undefined) resumeSession(first.sessionId);
    replace(items.map((item) => (item.status === 'uploading' ? transitions.reset(item) : item)));
  };
  return {
    undoReplace: () => {
      const { replaced, items } = get();
      if (replaced === null) return;
      bringBack(replaced.items);
      set({ replaced: { items, isUndone: !replaced.isUndone } });
      settle();
    },
    keepBoth: () => {
      const { replaced, items } = get();
      if (replaced === null) return [];
      if (!replaced.isUndone) bringBack(replaced.items);
      set({ replaced: null });
      return add(contentsOf(replaced.isUndone ? replaced.items : items));
    },
    forgetReplaced: () => set({ replaced: null }),
  };
}
