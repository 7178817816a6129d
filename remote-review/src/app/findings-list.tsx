import { reviewMessages } from '@app/shared/messages';
import { Button, VisuallyHidden } from '@app/shared/ui';
import { ListHead, ListRows, NoMatch } from '../features/list/index.ts';
import { classes } from '../shared/classes.ts';
import { Later } from '../shared/later.tsx';
import styles from './review-page.module.css';
import type { Findings } from './use-findings.ts';

export interface FindingsListProps {
  readonly findings: Findings;
  readonly isNarrow: boolean;
  readonly isOver: boolean;
  readonly isPaper: boolean;
}

/** The list of findings beside the pages; on a phone it is a step of its own. */
export function FindingsList(props: FindingsListProps) {
  return (
    // What has the focus in it may be filtered away: the focus stays in the list.
    <nav
      className={classes(styles['list'], props.isOver && styles['over'])}
      aria-label={reviewMessages.list.title}
      tabIndex={-1}
    >
      {/* The pages are what one came for. */}
      <Later>
        <HeadAndRows {...props} />
      </Later>
    </nav>
  );
}

function HeadAndRows({ findings, isNarrow, isPaper }: FindingsListProps) {
  const { counts, shown, filter, facets, groups, lookup, chosen, ticked, search } = findings;
  return (
    <>
      <h2>
        <VisuallyHidden>{reviewMessages.list.title}</VisuallyHidden>
      </h2>
      <ListHead
        counts={counts}
        shownCount={shown.length}
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
          last={findings.last}
          ticked={ticked}
          search={filter.search}
          isNarrow={isNarrow}
          onChoose={findings.choose}
          onTick={findings.tick}
          onStep={findings.step}
        />
      )}
    </>
  );
}
