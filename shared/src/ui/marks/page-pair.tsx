import { joinClasses } from '../join-classes.ts';
import { MissingPair } from './missing-pair.tsx';
import styles from './page-pair.module.css';
import { backPage, frontPage } from './pair-outlines.ts';

export type PagePairState = 'empty' | 'arriving' | 'running' | 'found' | 'agree' | 'partly' | 'failed' | 'missing';

const overlap = 'M33 19h20v44a4 4 0 0 1-4 4H29V23a4 4 0 0 1 4-4Z';
const backRules = 'M12 12.5h21M12 31.5h10M12 40.5h10M12 49.5h10';
const frontRules = 'M61 31.5h10M61 40.5h10M61 49.5h10M61 58.5h10M47 71.5h24M47 78.5h15';

const viewBoxes: Partial<Record<PagePairState, string>> = { failed: '0 0 106 86' };

function Pages({ state }: { readonly state: PagePairState }) {
  return (
    <>
      <path className={styles['page']} d={backPage} />
      <path className={styles['page']} d={frontPage} />
      <path className={styles['overlap']} d={overlap} />
      <path className={styles['rule']} d={backRules} />
      <path className={styles['rule']} d={frontRules} />
      <path
        className={styles['shared']}
        d={state === 'found' ? 'M36 31.5h10M36 58.5h10' : 'M36 31.5h10M36 40.5h10M36 49.5h10M36 58.5h10'}
      />
      {state === 'found' && (
        <>
          <path className={styles['readingA']} d="M34.75 42.5h11.5" />
          <path className={styles['readingB']} d="M38 48.25h9.5" />
        </>
      )}
      <path className={styles['outline']} d={backPage} />
      <path className={styles['outline']} d={frontPage} />
      {state === 'running' && <path className={styles['scan']} d="M41 11v72" />}
    </>
  );
}

function Empty() {
  return (
    <>
      <path className={styles['dashed']} d={backPage} />
      <path className={styles['dashed']} d={frontPage} />
    </>
  );
}

/** Two sheets that lie on each other line by line. */
function Alike() {
  return (
    <>
      <path className={styles['sheet']} transform="translate(0 8)" d={backPage} />
      <path className={styles['sheet']} transform="translate(4 12)" d={backPage} />
      <path className={styles['shared']} d="M16 28.5h26M16 37.5h30M16 46.5h22M16 55.5h14" />
    </>
  );
}

function Agree() {
  return (
    <>
      <Alike />
      <circle className={styles['sealRing']} cx="57" cy="72" r="14.5" />
      <circle className={styles['seal']} cx="57" cy="72" r="12" />
      <path className={styles['tick']} d="m51.5 72.5 3.75 3.75 7.25-8" />
    </>
  );
}

function Partly() {
  return (
    <>
      <Alike />
      <path className={styles['signRing']} d="m57 57 15 26H42Z" />
      <path className={styles['sign']} d="m57 58 14 24.5H43Z" />
      <path className={styles['tick']} d="M57 67v7M57 78.5v.01" />
    </>
  );
}

function Failed() {
  return (
    <>
      <path className={styles['sheet']} transform="translate(0 4) scale(0.94)" d={backPage} />
      <path className={styles['rule']} d="M11 19h20M11 28h29M11 37h25M11 46h14" />
      <g transform="translate(78 48) rotate(9)">
        <path className={styles['torn']} d="M-17-28h34a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4h-29l-9-9v-43a4 4 0 0 1 4-4Z" />
        <path className={styles['cross']} d="m-7-7 14 14M7-7-7 7" />
      </g>
    </>
  );
}

const drawings = {
  empty: Empty,
  arriving: Pages,
  running: Pages,
  found: Pages,
  agree: Agree,
  partly: Partly,
  failed: Failed,
} as const satisfies Record<Exclude<PagePairState, 'missing'>, unknown>;

export interface PagePairProps {
  readonly state: PagePairState;
  /** Height in px; 86 unless told. */
  readonly height?: number;
}

/** Two pages laid over each other: the product's one picture, in the state that is told. Hidden from readers. */
export function PagePair({ state, height = 86 }: PagePairProps) {
  if (state === 'missing') return <MissingPair height={height} />;
  const Drawing = drawings[state];
  return (
    <svg
      className={joinClasses(styles['pair'], styles[state])}
      height={height}
      viewBox={viewBoxes[state] ?? '0 0 82 86'}
      fill="none"
      aria-hidden="true"
    >
      <Drawing state={state} />
    </svg>
  );
}
