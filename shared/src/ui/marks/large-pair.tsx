import styles from './large-pair.module.css';

const back = 'M10 0h296l30 30v392a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10V10A10 10 0 0 1 10 0Z';
const front = 'M138 128h316a10 10 0 0 1 10 10v412a10 10 0 0 1-10 10H158l-30-30V138a10 10 0 0 1 10-10Z';
const overlap = 'M138 128h198v294a10 10 0 0 1-10 10H128V138a10 10 0 0 1 10-10Z';

const rules =
  'M36 80h228M36 106h196M36 168h64M36 194h64M36 220h64M36 336h64M36 362h64M36 388h64M364 168h64M364 194h44M364 220h64M364 336h64M364 362h52M364 388h64M196 468h232M196 494h196M196 520h112';
const sharedRules = 'M156 168h144M156 194h128M156 220h138M156 336h144M156 362h116M156 388h84';

/** One reading of the amount. The two digits that differ are marked: each stands in the middle of its half of the mark, so that no font tears them apart. */
function Reading({ y, digits, kind }: { readonly y: number; readonly digits: string; readonly kind: 'a' | 'b' }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect className={styles[`tint-${kind}`]} x="204" y="-25" width="35" height="33" rx="4" />
      <text className={styles['amount']} x="203" textAnchor="end">
        $12,
      </text>
      <text className={styles[`digits-${kind}`]} x="213.5" textAnchor="middle">
        {digits.charAt(0)}
      </text>
      <text className={styles[`digits-${kind}`]} x="229.5" textAnchor="middle">
        {digits.charAt(1)}
      </text>
      <text className={styles['amount']} x="239">
        0.00
      </text>
      <path className={styles[`line-${kind}`]} d={kind === 'a' ? 'M205 5h33' : 'M205 5h33M205 9h33'} />
    </g>
  );
}

/** The large picture of the public pages: two pages that agree but for one amount. Hidden from readers. */
export function LargePair() {
  return (
    <svg className={styles['pair']} viewBox="-1 -1 466 562" fill="none" aria-hidden="true">
      <path className={styles['page']} d={back} />
      <path className={styles['page']} d={front} />
      <path className={styles['overlap']} d={overlap} />
      <path className={styles['head']} d="M38 46h108" />
      <path className={styles['rule']} d={rules} />
      <path className={styles['shared']} d={sharedRules} />
      <path className={styles['reading-a']} d="M36 256h64" />
      <path className={styles['reading-b']} d="M364 296h64" />
      <Reading y={264} digits="50" kind="a" />
      <Reading y={305} digits="05" kind="b" />
    </svg>
  );
}
