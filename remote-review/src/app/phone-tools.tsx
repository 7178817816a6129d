import { reviewMessages } from '@app/shared/messages';
import { Outline } from '@app/shared/ui';
import { Menu } from '../shared/menu.tsx';
import { MenuItem } from '../shared/menu-item.tsx';
import { outlines } from '../shared/outlines.ts';
import type { Findings } from './use-findings.ts';
import type { ReviewView } from './use-review-view.ts';

const { page: texts, viewer } = reviewMessages;

/** On a phone: what stands in the tools of a finding elsewhere. */
export function PhoneTools({ view, findings }: { readonly view: ReviewView; readonly findings: Findings }) {
  const { setZoom, stepZoom, setFinding } = view;
  const acts = [
    [viewer.find, () => setFinding(true)],
    [viewer.zoomIn, () => stepZoom(1)],
    [viewer.zoomOut, () => stepZoom(-1)],
    [viewer.fitText, () => setZoom('text')],
    [viewer.pageWidth, () => setZoom('width')],
    [reviewMessages.report.download, () => findings.download()],
  ] as const;
  return (
    <Menu look="plain" align="end" hasCaret={false} label={<Outline path={outlines.more} />} name={texts.more}>
      {(close) =>
        acts.map(([words, act]) => (
          <MenuItem
            key={words}
            onChoose={() => {
              close();
              act();
            }}
          >
            {words}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
