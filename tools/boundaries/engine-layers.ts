import type { IForbiddenRuleType } from 'dependency-cruiser';
import { testCode } from './test-code.ts';

/** A part of the engine: its name and a pattern of its files. */
export interface EngineLayer {
  readonly name: string;
  readonly path: string;
}

const folder = (name: string): EngineLayer => ({ name, path: `^engine/src/${name}/` });

const foldersFromTop = [
  'pipeline',
  'report',
  'judge',
  'rules',
  'versions',
  'papers',
  'pairing',
  'arithmetic',
  'statements',
  'facts',
  'layout',
  'ocr',
  'pdf',
  'lexicon',
];

/**
 * The layers of the engine, the highest first: each may import any that follows it, never one before it. A folder of
 * `engine/src` that is not in this list fails a test; one that is in it need not exist yet.
 */
export const engineLayers: readonly EngineLayer[] = [
  { name: 'entry-points', path: String.raw`^engine/src/[^/]+\.ts$` },
  ...foldersFromTop.map(folder),
];

export const layerRuleName = (lower: EngineLayer, upper: EngineLayer): string =>
  `engine-${lower.name}-below-${upper.name}`;

/** One rule for each pair of layers: the lower one does not import the higher one. */
export function layerRules(layers: readonly EngineLayer[]): IForbiddenRuleType[] {
  return layers.flatMap((upper, at) =>
    layers.slice(at + 1).map((lower) => ({
      name: layerRuleName(lower, upper),
      comment: `${lower.name} is below ${upper.name}: move what it needs from there down to ${lower.name} or lower, or the code that needs it up.`,
      severity: 'error' as const,
      from: { path: lower.path, pathNot: testCode },
      to: { path: upper.path },
    })),
  );
}
