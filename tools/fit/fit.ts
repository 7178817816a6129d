import { fitFindings } from './fit-findings.ts';
import { fitPairs } from './values/run.ts';

const [what] = process.argv.slice(2);

/** `npm run fit` fits the confidence of findings, with `statements` or `values` what pairs of them are judged by. */
if (what === 'statements') {
  const { writeStatementModel } = await import('../bench/statements/write-model.ts');
  await writeStatementModel();
} else if (what === 'values') fitPairs();
else fitFindings();
