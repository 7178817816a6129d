import { dashboardMessages } from '@app/shared/messages';
import { Button, Outline, plusOutline } from '@app/shared/ui';
import { useRef } from 'react';
import { chosenFromFiles, type Chosen } from './chosen-files.ts';

export interface AddFilesButtonProps {
  readonly variant: 'primary' | 'secondary';
  readonly onChosen: (chosen: Chosen) => void;
}

/** Opens a chooser of its own, for files that join the list. */
export function AddFilesButton({ variant, onChosen }: AddFilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        size="row"
        mark={<Outline path={plusOutline} size={16} />}
        onClick={() => input.current?.click()}
      >
        {dashboardMessages.uploads.addFiles}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".pdf,application/pdf"
        multiple
        hidden
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => {
          onChosen(chosenFromFiles(Array.from(event.currentTarget.files ?? [])));
          // The same file chosen again is a change again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
