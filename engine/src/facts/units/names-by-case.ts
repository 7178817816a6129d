/**
 * Names that only case tells apart. The first one is meant by a text in one case, which tells nothing: `50 mpa`, `50 MPA`.
 */
export const namesByCase: readonly (readonly string[])[] = [
  ['MPa', 'mPa'],
  ['Pa', 'pA'],
  ['mV', 'MV'],
  ['mA', 'MA'],
  ['MW', 'mW'],
  ['MVA', 'mVA'],
  ['MWh', 'mWh'],
  ['MJ', 'mJ'],
  ['MHz', 'mHz'],
  ['MΩ', 'mΩ'],
  ['MBq', 'mBq'],
  ['mg', 'Mg'],
  ['mt', 'Mt'],
  ['kB', 'Kb'],
  ['MB', 'Mb'],
  ['MB/s', 'Mb/s'],
  ['MBps', 'Mbps'],
  ['GB', 'Gb'],
  ['GB/s', 'Gb/s'],
  ['TB', 'Tb'],
  ['kN', 'kn'],
  ['Nm', 'nm', 'NM'],
];
