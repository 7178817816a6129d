import type { ReportFormat } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import { Icon, Outline, reportOutline } from '@app/shared/ui';
import { Menu } from '../../shared/menu.tsx';
import { MenuItem } from '../../shared/menu-item.tsx';
import styles from './download-menu.module.css';

const { report: texts } = reviewMessages;

const formats: readonly (readonly [ReportFormat, string, string])[] = [
  ['docx', texts.word, texts.wordHint],
  ['pdf', texts.pdf, texts.pdfHint],
  ['csv', texts.csv, texts.csvHint],
  ['json', texts.json, texts.jsonHint],
];
const ofVersions: typeof formats = [
  ['redline', texts.redline, texts.redlineHint],
  ['redline-pdf', texts.redlinePdf, texts.redlinePdfHint],
];

const ofScans: typeof formats = [['certificate', texts.certificate, texts.certificateHint]];

export interface DownloadMenuProps {
  readonly decided: number;
  readonly all: number;
  /** Two versions of one document are compared: they have a redline too. */
  readonly areVersions: boolean;
  /** A scan of another version is among the documents. */
  readonly isCertified: boolean;
  readonly onDownload: (format: ReportFormat) => void;
}

/** The report, with what was decided, in the formats that it comes in. */
export function DownloadMenu({ decided, all, areVersions, isCertified, onDownload }: DownloadMenuProps) {
  return (
    <Menu
      look="primary"
      align="end"
      name={texts.download}
      label={
        <>
          <Icon name="download" size={18} />
          <span className={styles['words']}>{texts.download}</span>
        </>
      }
    >
      {(close) => (
        <>
          {[...formats, ...(areVersions ? ofVersions : []), ...(isCertified ? ofScans : [])].map(
            ([format, word, hint]) => (
              <MenuItem
                key={format}
                hint={hint}
                onChoose={() => {
                  onDownload(format);
                  close();
                }}
              >
                <span className={styles['format']}>
                  <Outline path={reportOutline} className={styles['icon']} />
                  {word}
                </span>
              </MenuItem>
            ),
          )}
          <p className={styles['foot']}>{texts.foot(decided, all)}</p>
        </>
      )}
    </Menu>
  );
}
