import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { boundaryRules } from './boundary-rules.ts';

export interface BoundaryReport {
  /** How many modules were really looked at: a check that saw none proves nothing. */
  readonly modules: number;
  readonly violations: readonly BoundaryViolation[];
}

export interface BoundaryViolation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Checks the direction rules over some folders.
 *
 * @param baseDir absolute folder that the rules' paths are relative to
 * @param folders folders below it to look through
 */
export async function cruiseImports(baseDir: string, folders: readonly string[]): Promise<BoundaryReport> {
  const { output } = await cruise([...folders], {
    baseDir,
    // TypeScript 7 has no compiler API: with the default parser nothing would be looked at, silently.
    parser: 'swc',
    ruleSet: { forbidden: boundaryRules },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/|/fixtures/canary/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  });
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered with text: ${output}`);
  return toReport(output);
}

function toReport(result: ICruiseResult): BoundaryReport {
  return {
    modules: result.summary.totalCruised,
    violations: result.summary.violations.map((violation: IViolation) => ({
      rule: violation.rule.name,
      from: violation.from,
      to: violation.to,
    })),
  };
}
