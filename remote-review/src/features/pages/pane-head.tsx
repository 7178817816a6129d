import { reviewMessages } from '@app/shared/messages';
import type { ReactNode } from 'react';
import { Letter } from '../../shared/letter.tsx';
import { Menu } from '../../shared/menu.tsx';
import { MenuItem } from '../../shared/menu-item.tsx';
import type { Side } from '../../shared/readings.ts';
import { PageTurner } from './page-turner.tsx';
import styles from './pane-head.module.css';

const { viewer: texts } = reviewMessages;

/** A document that a pane can show. */
export interface PaneDocument {
  readonly id: string;
  readonly name: string;
  readonly pages: number;
  readonly letter: string;
  readonly side: Side;
}

export interface PaneHeadProps {
  readonly shown: PaneDocument;
  /** What else the pane can show; with one or none there is nothing to choose. */
  readonly documents: readonly PaneDocument[];
  readonly page: number;
  /** Stands in place of name and letter. */
  readonly title?: ReactNode;
  readonly onDocument: (id: string) => void;
  readonly onPage: (page: number) => void;
}

/** Which document a pane shows, and which page of it. */
export function PaneHead({ shown, documents, page, title, onDocument, onPage }: PaneHeadProps) {
  const { name, pages, letter, side } = shown;
  return (
    <div className={styles['head']}>
      {title ?? (
        <>
          <Letter side={side}>{letter}</Letter>
          <Menu look="plain" label={<bdi className={styles['name']}>{name}</bdi>} name={`${texts.document}: ${name}`}>
            {(close) =>
              documents.map((document) => (
                <MenuItem
                  key={document.id}
                  isCurrent={document.id === shown.id}
                  onChoose={() => {
                    onDocument(document.id);
                    close();
                  }}
                >
                  {document.letter} <bdi>{document.name}</bdi>
                </MenuItem>
              ))
            }
          </Menu>
        </>
      )}
      <span className={styles['turner']}>
        <PageTurner page={page} pages={pages} onPage={onPage} />
      </span>
    </div>
  );
}
