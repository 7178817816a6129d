import { reviewMessages } from '@app/shared/messages';
import { Menu } from '../../shared/menu.tsx';
import { MenuItem } from '../../shared/menu-item.tsx';
import { ToolButton } from '../../shared/tool-button.tsx';
import type { Zoom } from './page-layout.ts';

const { viewer: texts } = reviewMessages;

export interface ZoomToolsProps {
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onStep: (direction: 1 | -1) => void;
}

const fixed = [0.5, 0.75, 1, 1.5, 2, 3, 4];
const words: readonly (readonly [Zoom, string])[] = [
  ['text', texts.fitText],
  ['width', texts.pageWidth],
  ['page', texts.wholePage],
  ...fixed.map((value) => [value, texts.percent(value)] as const),
];
const wordOf = (zoom: Zoom): string =>
  typeof zoom === 'number' ? texts.percent(zoom) : (words.find(([value]) => value === zoom)?.[1] ?? texts.fitText);

/** How large pages are shown. */
export function ZoomTools({ zoom, onZoom, onStep }: ZoomToolsProps) {
  return (
    <>
      <ToolButton outline="minus" label={texts.zoomOut} onClick={() => onStep(-1)} />
      <Menu look="plain" align="end" label={wordOf(zoom)} name={`${texts.zoom}: ${wordOf(zoom)}`}>
        {(close) =>
          words.map(([value, word]) => (
            <MenuItem
              key={value}
              isCurrent={value === zoom}
              onChoose={() => {
                onZoom(value);
                close();
              }}
            >
              {word}
            </MenuItem>
          ))
        }
      </Menu>
      <ToolButton outline="plus" label={texts.zoomIn} onClick={() => onStep(1)} />
    </>
  );
}
