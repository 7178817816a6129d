import { reviewMessages } from '@app/shared/messages';
import { FullScreenLoader } from '@app/shared/ui';
import { lazy, Suspense } from 'react';
import { ToolButton } from '../shared/tool-button.tsx';
import { FindingWork } from './finding-work.tsx';
import type { WorkProps } from './review-props.ts';
import type { ReviewView } from './use-review-view.ts';

const { page: texts } = reviewMessages;

const WholePaper = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-versions" */ './whole-paper.tsx')).WholePaper,
}));

function ListTool({ findings: { isListHidden, setListHidden } }: Pick<WorkProps, 'findings'>) {
  return (
    <ToolButton
      outline="wide"
      label={isListHidden ? texts.showList : texts.hideList}
      aria-pressed={isListHidden}
      onClick={() => setListHidden(!isListHidden)}
    />
  );
}

/** The finding, or the paper as a whole. */
export function Work({ view, ...props }: WorkProps & { readonly view: ReviewView }) {
  const { review, result, findings, item, paper, isNarrow } = props;
  const { zoom, setZoom, stepZoom, keepScale, isFinding, setFinding } = view;
  const zooming = { zoom, onZoom: setZoom, onZoomStep: stepZoom, onScale: keepScale };
  const pages = { shelf: review.shelf, ...zooming, isNarrow, onChoose: findings.choose };
  const listTool = isNarrow ? null : <ListTool findings={findings} />;
  if (paper !== null) {
    return (
      <Suspense fallback={<FullScreenLoader />}>
        <WholePaper
          {...pages}
          result={result}
          changes={paper.changes}
          earlier={paper.earlier}
          later={paper.later}
          chosen={findings.chosen}
          decisionOf={findings.lookup}
          isFinding={isFinding}
          onFinding={setFinding}
          onSwap={paper.swap}
          listTool={listTool}
        />
      </Suspense>
    );
  }
  if (item === null) return null;
  return (
    <FindingWork
      {...pages}
      item={item}
      items={findings.items}
      view={view.view}
      isFinding={isFinding}
      onFinding={setFinding}
      listTool={listTool}
    />
  );
}
