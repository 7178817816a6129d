import { describe, expect, it } from '@jest/globals';
import { findLoneDimensions } from './lone-dimensions.ts';
import { linked } from '../testing/aligned.ts';

const kettle = (...lines: readonly string[]): string[] => ['Kettle BK-1714 by Brookmere Ltd', '', ...lines];

describe(findLoneDimensions.name, () => {
  it('holds a measure without a label against one that only its dimension names', () => {
    expect(linked(kettle('Power | 1850–2200 W'), kettle('2200–2500 W'))).toContain('1850–2200 W ≠ 2200–2500 W');
  });

  it('holds measures against each other of which one is the other with a slip', () => {
    const estimate = kettle('Distance on the clock 46,120 miles');
    expect(linked(kettle('The odometer showed 41,620 miles.'), estimate)).toContain('41,620 miles. ≠ 46,120 miles');
    expect(linked(kettle('The odometer showed 51,977 miles.'), estimate).join()).not.toContain('≠');
  });

  it('holds the only measures of a dimension against each other whose two figures changed places', () => {
    const plate = kettle('Element KW-9 of two coils, 4.6 m');
    expect(linked(kettle('Heating | 6.4 m'), plate)).toContain('6.4 m ≠ 4.6 m');
    expect(linked(kettle('Heating | 6.5 m'), plate).join()).not.toContain('≠');
  });

  it('holds two limits of temperature against each other', () => {
    const label = kettle('Keep below 30 °C.');
    expect(linked(kettle('To be stored at not more than 25 °C.'), label)).toContain('25 °C. ≠ 30 °C.');
    expect(linked(kettle('The water was at 25 °C.'), label).join()).not.toContain('≠');
  });

  it('holds the only ranges of a dimension against each other that end alike', () => {
    const sheet = kettle('Temperature | –10 to +40 °C', 'Test at | 90 °C');
    const order = kettle('It shall work between –20 and +40 °C and cool to 4 °C.');
    expect(linked(sheet, order)).toContain('–10 to +40 °C ≠ –20 and +40 °C');
    expect(linked(sheet, kettle('It shall work between –20 and +55 °C.')).join()).not.toContain('≠');
  });

  it('holds measures against each other that one word names', () => {
    const order = kettle('In every kind of use its noise shall at all times keep to 52 dB.');
    expect(linked(kettle('Noise level | 56 dB'), order)).toContain('56 dB ≠ 52 dB.');
    expect(linked(kettle('Noise level | 156 dB'), order).join()).not.toContain('≠');
  });

  it('holds measures against each other of which each paper gives but one, however it calls them', () => {
    const order = (line: string): string[] => kettle(`The heater that is wanted takes ${line} from the mains.`);
    expect(linked(kettle('Element | 2.4 kW'), order('1.8 kW'))).toContain('2.4 kW ≠ 1.8 kW');
    // Far apart, or of a dimension of which a paper gives many.
    expect(linked(kettle('Element | 2.4 kW'), order('150 W')).join()).not.toContain('≠');
    expect(linked(kettle('Element | 24 cm'), order('a lead of 18 cm')).join()).not.toContain('≠');
    // A class of prices, and a limit that is kept.
    expect(linked(kettle('Element, up to 2.4 kW | EUR 41.20'), order('1.8 kW')).join()).not.toContain('≠');
    expect(linked(kettle('Element | 2.4 kW'), order('at most 3 kW')).join()).not.toContain('≠');
  });

  it('holds the only tolerances of two papers against each other, where one word stands near both', () => {
    const order = kettle('Speed of the stirrer held within ± 2% with any dough.');
    const sheet = (...lines: string[]): string[] => kettle('# Stirrer', '', 'Tolerance | ± 1%', ...lines);
    expect(linked(sheet(), order)).toContain('1% ≠ 2%');
    expect(linked(sheet('Scale | ± 3%'), order).join()).not.toContain('≠');
    expect(linked(kettle('# Scale', '', 'Tolerance | ± 1%'), order).join()).not.toContain('≠');
    expect(linked(kettle('# Stirrer', '', 'Tolerance | ± 20%'), order).join()).not.toContain('≠');
  });

  it('says nothing where a document holds a second measure of the dimension', () => {
    expect(linked(kettle('Power | 1850–2200 W', 'Lamp | 3 W'), kettle('2200–2500 W')).join()).not.toContain('≠');
  });
});
