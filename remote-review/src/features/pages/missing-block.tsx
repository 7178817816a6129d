import { reviewMessages } from '@app/shared/messages';
import { Outline } from '@app/shared/ui';
import { outlines } from '../../shared/outlines.ts';
import styles from './missing-block.module.css';
import type { MissingMark } from './page-mark.ts';
import type { PageSize } from './pdf-file.ts';

export interface MissingBlockProps {
  readonly mark: MissingMark;
  readonly size: PageSize;
  readonly scale: number;
  /** Left and right edge of the text of the page, in points. */
  readonly edges: readonly [number, number] | null;
}

/** Points between what was read last and the block. */
const below = 14;

/** Says on the page that something was looked for here and not found, and why here. */
export function MissingBlock({ mark: { after, what, why }, size, scale, edges }: MissingBlockProps) {
  const [left, right] = edges ?? [size.width * 0.1, size.width * 0.9];
  const foot = Math.max(...after.map(([, , , bottom]) => bottom), after.length === 0 ? 40 : 0);
  // Where the text ends at the foot of the page the block stands over its margin, and not below the page.
  const top = Math.min(foot + below, size.height - 60);
  return (
    <div className={styles['block']} style={{ left: left * scale, width: (right - left) * scale, top: top * scale }}>
      <Outline path={outlines.search} />
      <p>
        {what === null ? reviewMessages.viewer.lookedForPlain : reviewMessages.viewer.lookedFor(what)}
        {why !== null && (
          <>
            <br />
            {why}
          </>
        )}
      </p>
    </div>
  );
}
