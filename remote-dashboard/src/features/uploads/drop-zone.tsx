import { dashboardMessages } from '@app/shared/messages';
import { Button, folderOutline, IconTile, Outline, PagePair } from '@app/shared/ui';
import { useRef, useState, type DragEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useDropzone, type DropEvent } from 'react-dropzone';
import { chosenFromFiles, chosenFromFolderInput, type Chosen } from './chosen-files.ts';
import styles from './drop-zone.module.css';
import { readDrop } from './read-drop.ts';
import { SecondFile } from './second-file.tsx';
import { isInAddTarget } from './use-add-target.ts';
import { usePageDrop } from './use-page-drop.ts';

const texts = dashboardMessages.dropZone;
const nothing: Chosen = { files: [], folders: [], subfolders: 0 };

export interface DropZoneProps {
  /** How many files are in the list: they would be replaced. */
  readonly listed: number;
  /** True while choosing files is the next step of the page. */
  readonly isNextStep: boolean;
  readonly limitMb: number;
  readonly documentLimit: number;
  /** Reaches the button, to be focused or pressed from elsewhere on the page. */
  readonly chooseButton: RefObject<HTMLButtonElement | null>;
  readonly onChosen: (chosen: Chosen) => void;
  /** Takes files that are to join the list. */
  readonly onAdded?: (chosen: Chosen) => void;
  readonly onUnreadable: () => void;
  /** One row in place of the tall box, where something else owns the page. */
  readonly strip?: StripParts;
}

/** What stands around the buttons of a strip. */
interface StripParts {
  readonly lead: ReactNode;
  readonly more: ReactNode;
  readonly foot: ReactNode;
}

const isTransferEvent = (event: DropEvent): event is DragEvent<HTMLElement> => 'dataTransfer' in event;

/** How many files are dragged; 0 when a folder (which has no type) may be among them, for its content cannot be seen yet. */
function countDragged(event: DragEvent<HTMLElement>): number {
  const items = Array.from(event.dataTransfer.items).filter((item) => item.kind === 'file');
  return items.some((item) => item.type === '') ? 0 : items.length;
}

/** The file chooser opens from anywhere in the zone, but a press of one of its buttons, or beside the one that adds, is not meant. */
const isOnButton = (event: MouseEvent<HTMLElement>): boolean =>
  (event.target instanceof Element && event.target.closest('button') !== null) || isInAddTarget(event);

function useZone({ onChosen, onUnreadable }: Pick<DropZoneProps, 'onChosen' | 'onUnreadable'>) {
  const [dragged, setDragged] = useState(0);
  const chosen = useRef<Chosen>(nothing);
  const zone = useDropzone({
    noClick: true,
    noKeyboard: true,
    // Pasting works on the whole page, not only while the focus is in here.
    noPaste: true,
    useFsAccessApi: false,
    onDragEnter: (event) => setDragged(countDragged(event)),
    getFilesFromEvent: async (event) => {
      if (Array.isArray(event) || event.type === 'dragenter' || isInAddTarget(event)) return [];
      if (isTransferEvent(event)) chosen.current = await readDrop(event.dataTransfer);
      else if (event.target instanceof HTMLInputElement) {
        chosen.current = chosenFromFiles(Array.from(event.target.files ?? []));
      }
      return chosen.current.files.map(({ file }) => file);
    },
    onDrop: (_accepted, _rejected, event) => {
      if (!isInAddTarget(event)) onChosen(chosen.current);
    },
    onError: (error) => {
      console.warn('A drop could not be read', error);
      onUnreadable();
    },
  });
  return { zone, dragged };
}

function FolderButton({ onChosen, size }: Pick<DropZoneProps, 'onChosen'> & { readonly size: 'regular' | 'row' }) {
  const input = useRef<HTMLInputElement>(null);
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        mark={<Outline path={folderOutline} size={size === 'row' ? 16 : 18} />}
        onClick={() => input.current?.click()}
      >
        {texts.chooseFolder}
      </Button>
      <input
        ref={(element) => {
          input.current = element;
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => {
          onChosen(chosenFromFolderInput(Array.from(event.currentTarget.files ?? [])));
          // The same folder chosen again is a change again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

function Released({ dragged, listed }: { readonly dragged: number; readonly listed: number }) {
  return (
    <>
      <PagePair state="arriving" />
      <p className={styles['title']}>{texts.release(dragged)}</p>
      {listed > 0 && <p className={styles['detail']}>{texts.willBeRemoved(listed)}</p>}
      <p className={styles['supported']}>{texts.supported}</p>
    </>
  );
}

interface ContentProps extends DropZoneProps {
  readonly onOpen: () => void;
}

function titleFor(listed: number): string {
  if (listed === 0) return texts.dropFirst;
  return listed === 1 ? texts.dropInstead : texts.dropOther;
}

function TallContent(props: ContentProps) {
  const { listed, isNextStep, limitMb, documentLimit, chooseButton, onChosen, onOpen } = props;
  return (
    <>
      <IconTile icon="upload" />
      <p className={styles['title']}>{titleFor(listed)}</p>
      <div className={styles['buttons']}>
        <Button ref={chooseButton} variant={isNextStep ? 'primary' : 'secondary'} onClick={onOpen}>
          {texts.chooseFiles}
        </Button>
        <FolderButton size="regular" onChosen={onChosen} />
      </div>
      <p className={styles['supported']}>{texts.supported}</p>
      <p className={styles['limits']}>{texts.limits(limitMb, documentLimit)}</p>
    </>
  );
}

function StripContent({ strip, chooseButton, onChosen, onOpen }: ContentProps) {
  return (
    <>
      <div className={styles['stripRow']}>
        <div className={styles['stripLead']}>{strip?.lead}</div>
        <div className={styles['stripButtons']}>
          <Button ref={chooseButton} variant="secondary" size="row" onClick={onOpen}>
            {texts.chooseFiles}
          </Button>
          <FolderButton size="row" onChosen={onChosen} />
          {strip?.more}
        </div>
      </div>
      <p className={styles['stripFoot']}>{strip?.foot}</p>
    </>
  );
}

/** Takes files by drop, by the chooser and by the folder chooser. What is dropped anywhere on the page counts as well. */
export function DropZone(props: DropZoneProps) {
  const { listed, strip, onChosen, onAdded, onUnreadable } = props;
  const { zone, dragged } = useZone(props);
  const isOverPage = usePageDrop(zone.rootRef, onChosen, onUnreadable);
  const isOver = zone.isDragActive || isOverPage;
  const Content = strip === undefined ? TallContent : StripContent;
  return (
    <div
      {...zone.getRootProps({
        role: 'group',
        'aria-label': texts.region,
        className: [styles['zone'], strip !== undefined && styles['strip'], isOver && styles['over']]
          .filter(Boolean)
          .join(' '),
        onClick: (event: MouseEvent<HTMLElement>) => {
          if (!isOnButton(event)) zone.open();
        },
      })}
    >
      <svg className={styles['outline']} aria-hidden="true">
        <rect className={styles['outlineShape']} rx="12" />
      </svg>
      <input {...zone.getInputProps({ accept: '.pdf,application/pdf', style: { display: 'none' } })} />
      {listed === 1 && onAdded !== undefined && <SecondFile onAdded={onAdded} onUnreadable={onUnreadable} />}
      {isOver ? (
        <Released dragged={zone.isDragActive ? dragged : 0} listed={listed} />
      ) : (
        <Content {...props} onOpen={zone.open} />
      )}
    </div>
  );
}
