import type { Comparison } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import type { ReactNode } from 'react';
import { DownloadMenu } from '../features/report/index.ts';
import { Menu } from '../shared/menu.tsx';
import { MenuItem } from '../shared/menu-item.tsx';
import { Tabs } from '../shared/tabs.tsx';
import { PhoneBar } from './phone-bar.tsx';
import styles from './review-page.module.css';
import type { WorkProps } from './review-props.ts';
import { SkipLinks } from './skip-links.tsx';
import { SubBar } from './sub-bar.tsx';
import { nameOf } from './tell-finding.ts';
import { WorkBanners } from './work-banners.tsx';

const { page: texts } = reviewMessages;

export interface HeadsProps extends WorkProps {
  readonly comparison: Comparison;
  readonly now: number;
  readonly onKeyboard: () => void;
  /** On a phone: what changes how pages are shown. */
  readonly phoneTools: ReactNode;
}

/** Of versions: the findings, or the paper as a whole; and which versions, where there are more than two. */
function PaperTools({ versions, paper, onPaper, findings }: WorkProps) {
  if (versions === null) return null;
  return (
    <>
      {paper !== null && versions.pairs.length > 1 && (
        <Menu label={reviewMessages.versions.pair} align="end">
          {(close) =>
            versions.pairs.map((words, index) => (
              <MenuItem
                key={words}
                onChoose={() => {
                  versions.choosePair(index);
                  close();
                }}
              >
                {words}
              </MenuItem>
            ))
          }
        </Menu>
      )}
      {findings.items.length > 0 && (
        <Tabs
          label={texts.view}
          value={paper === null ? 'findings' : 'paper'}
          options={[
            ['findings', texts.findingsTab],
            ['paper', texts.fullDocument],
          ]}
          onChange={(value) => onPaper(value === 'paper')}
        />
      )}
    </>
  );
}

/** What stands above list and pages. */
export function Heads(props: HeadsProps) {
  const { host, review, findings, isNarrow, comparison, now, onKeyboard } = props;
  const { counts, row, choose, step, download } = findings;
  return (
    <>
      {(!isNarrow || findings.chosen !== null) && <SkipLinks />}
      {isNarrow && findings.chosen !== null ? (
        <PhoneBar
          name={row === null ? '' : nameOf(row, props.paper !== null) || row.group.label}
          isFirst={findings.isFirst}
          isLast={findings.isLast}
          onBack={() => choose(null)}
          onStep={step}
        >
          {props.phoneTools}
        </PhoneBar>
      ) : (
        <>
          <SubBar
            host={host}
            store={review.store}
            comparison={comparison}
            now={now}
            isNarrow={isNarrow}
            onKeyboard={onKeyboard}
          >
            {!isNarrow && <PaperTools {...props} />}
            <DownloadMenu
              decided={counts.decided}
              all={counts.all}
              areVersions={props.versions !== null}
              isCertified={(props.result.certificates ?? []).length > 0}
              onDownload={download}
            />
          </SubBar>
          {isNarrow && props.versions !== null && (
            <div className={styles['views']}>
              <PaperTools {...props} />
            </div>
          )}
        </>
      )}
      <WorkBanners
        host={host}
        store={review.store}
        comparison={comparison}
        now={now}
        decided={counts.decided}
        numberOf={(id) => findings.items.find((one) => one.id === id)?.number ?? ''}
        onDownload={() => download()}
      />
    </>
  );
}
