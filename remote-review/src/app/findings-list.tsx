import { reviewMessages } from '@app/shared/messages';
import { Button } from '@app/shared/ui';
import { ListHead, ListRows, NoMatch } from '../features/list/index.ts';
import { classes } from '../shared/classes.ts';
import styles from './review-page.module.css';
import type { Findings } from './use-findings.ts';

export interface FindingsListProps {
  readonly findings: Findings;
  readonly isNarrow: boolean;
  readonly isOver: boolean;
  readonly isPaper: boolean;
}

/** The list of findings beside the pages; on a phone it is a step of its own. */
export function FindingsList({ findings, isNarrow, isOver, isPaper }: FindingsListProps) {
  const { counts, filter, facets, groups, lookup, chosen, ticked, search } = findings;
  return (
    <nav className={classes(styles['list'], isOver && styles['over'])} aria-label={reviewMessages.list.title}>
      <ListHead
        counts={counts}
        filter={filter}
        facets={facets}
        isNarrow={isNarrow}
        isOfVersions={isPaper}
        isSeveral={ticked !== null}
        searchRef={search}
        report={
          <Button icon="download" fullWidth onClick={() => findings.download()}>
            {reviewMessages.report.download}
          </Button>
        }
        onFilter={findings.setFilter}
        onSeveral={findings.toggleSeveral}
      />
      {groups.length === 0 ? (
        <NoMatch filter={filter} facets={facets} onFilter={findings.setFilter} />
      ) : (
        <ListRows
          groups={groups}
          decisionOf={lookup}
          chosen={chosen}
          ticked={ticked}
          isNarrow={isNarrow}
          onChoose={findings.choose}
          onTick={findings.tick}
          onStep={findings.step}
        />
      )}
    </nav>
  );
}
