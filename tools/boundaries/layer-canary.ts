import type { Canary } from './canaries.ts';
import { layerRuleName, type EngineLayer } from './engine-layers.ts';

/** An import of one layer from another that must make a rule speak, or none. */
export interface LayerImport {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

const isFolder = ({ path }: EngineLayer): boolean => path.endsWith('/');
const fileIn = (layer: EngineLayer, stem: string): string =>
  `engine/src/${isFolder(layer) ? `${layer.name}/` : ''}${stem}.ts`;

/** Every import that goes up: for each pair of layers one from the lower to the higher one. */
export function upwardImports(layers: readonly EngineLayer[]): LayerImport[] {
  return layers.flatMap((upper, at) =>
    layers.slice(at + 1).map((lower) => ({
      rule: layerRuleName(lower, upper),
      from: fileIn(lower, `needs-${upper.name}`),
      to: fileIn(upper, upper.name),
    })),
  );
}

/** Every import that goes down. */
export function downwardImports(layers: readonly EngineLayer[]): LayerImport[] {
  return upwardImports(layers.toReversed());
}

/** One project with all of these imports. */
export function layerCanary(imports: readonly LayerImport[]): Canary {
  const contents = imports.flatMap(({ from, to }) => {
    const up = '../'.repeat(from.split('/').length - 3);
    const specifier = `${up === '' ? './' : up}${to.replace('engine/src/', '')}`;
    return [
      [from, `import { value } from '${specifier}';\nexport const other = value;\n`],
      [to, 'export const value = 1;\n'],
    ];
  });
  return Object.fromEntries(contents);
}
