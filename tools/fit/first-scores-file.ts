import type { FirstScore, KnownFinding } from './known-finding.ts';

const comment = '#';

/**
 * First scores as text: a line a set, tab after tab its name, batch, family, the discrepancies it holds, and its findings.
 * A finding is `rule stated-hundredths documents right`, as in `value-mismatch 88 2 1`.
 */
export const formatFirstScores = (scores: readonly FirstScore[], remarks: readonly string[]): string =>
  [...remarks.map((remark) => `${comment} ${remark}`), ...scores.map(formatScore)].map((line) => `${line}\n`).join('');

export const parseFirstScores = (text: string): FirstScore[] =>
  text
    .split('\n')
    .flatMap((line, index) => (line === '' || line.startsWith(comment) ? [] : [parseScore(line, index + 1)]));

const formatScore = ({ set, batch, family, wanted, findings }: FirstScore): string =>
  [set, batch, family, wanted, ...findings.map(formatFinding)].join('\t');

const formatFinding = ({ evidence: { rule, stated, documents }, right }: KnownFinding): string =>
  [rule, Math.round(stated * 100), documents, Number(right)].join(' ');

function parseScore(line: string, number: number): FirstScore {
  const [set = '', batch = '', family = '', wanted = '', ...findings] = line.split('\t');
  if (family === '' || !/^\d+ \d+$/u.test(`${batch} ${wanted}`))
    throw new Error(`Line ${number} is no first score: ${line}`);
  return {
    set,
    batch: Number(batch),
    family,
    wanted: Number(wanted),
    findings: findings.map((text) => parseFinding(text, number)),
  };
}

function parseFinding(text: string, line: number): KnownFinding {
  const parts = /^(?<rule>[a-z-]+) (?<stated>\d+) (?<documents>\d+) (?<right>[01])$/u.exec(text)?.groups;
  if (parts === undefined) throw new Error(`Line ${line} has what is no finding: ${text}`);
  const { rule = '', stated, documents, right } = parts;
  return { evidence: { rule, stated: Number(stated) / 100, documents: Number(documents) }, right: right === '1' };
}
