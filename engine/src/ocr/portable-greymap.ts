import type { Picture } from '../pdf/render-region.ts';

/** Netpbm P5: a short header before the grey bytes, so that nothing needs to be compressed. */
export function portableGreymap({ width, height, pixels }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}
