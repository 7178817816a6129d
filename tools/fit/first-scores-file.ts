import type { FirstScore, KnownFinding } from './known-finding.ts';

const comment = '#';
const noType = '-';
const differences = ['turned', 'one-digit', 'far', 'none'] as const;

/**
 * First scores as text: a line a set, tab after tab its name, batch, family, the discrepancies it holds, and its findings.
 * A finding is `rule hundredths-stated documents difference type right`, as in
 * `value-mismatch 88 2 turned money 1`; `-` stands for no type.
 */
export const formatFirstScores = (scores: readonly FirstScore[], remarks: readonly string[]): string =>
  [...remarks.map((remark) => `${comment} ${remark}`), ...scores.map(formatScore)].map((line) => `${line}\n`).join('');

export const parseFirstScores = (text: string): FirstScore[] =>
  text
    .split('\n')
    .flatMap((line, index) => (line === '' || line.startsWith(comment) ? [] : [parseScore(line, index + 1)]));

const formatScore = ({ set, batch, family, wanted, findings }: FirstScore): string =>
  [set, batch, family, wanted, ...findings.map(formatFinding)].join('\t');

const formatFinding = ({ evidence, right }: KnownFinding): string => {
  const { rule, stated, documents, difference, valueType } = evidence;
  return [rule, Math.round(stated * 100), documents, difference, valueType || noType, Number(right)].join(' ');
};

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

const findingLine =
  /^(?<rule>[a-z-]+) (?<stated>\d+) (?<documents>\d+) (?<unlike>[a-z-]+) (?<type>[a-z-]+) (?<right>[01])$/u;

function parseFinding(text: string, line: number): KnownFinding {
  const { rule = '', stated, documents, unlike, type = '', right } = findingLine.exec(text)?.groups ?? {};
  const difference = differences.find((one) => one === unlike);
  if (difference === undefined) throw new Error(`Line ${line} has what is no finding: ${text}`);
  return {
    evidence: {
      rule,
      stated: Number(stated) / 100,
      documents: Number(documents),
      difference,
      valueType: type === noType ? '' : type,
    },
    right: right === '1',
  };
}
