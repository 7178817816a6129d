import { describe, expect, it } from '@jest/globals';
import { namesByCase } from './names-by-case.ts';
import { unitNamed } from './unit-named.ts';
import { unitTable } from './unit-table.ts';

const names = Object.values(unitTable)
  .flat()
  .flatMap((unit) => unit.names.split('|'));

const inLowerCase = Map.groupBy(names, (name) => name.toLowerCase());

describe('unitTable', () => {
  it('has each name once', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('lists every name that case alone tells from another, and no other', () => {
    const apartByCase = [...inLowerCase.values()].filter((group) => group.length > 1);
    const asSets = (groups: readonly (readonly string[])[]) => new Set(groups.map((group) => new Set(group)));
    expect(asSets(apartByCase)).toEqual(asSets(namesByCase));
  });

  it('lists names of unlike units only', () => {
    for (const group of namesByCase) expect(new Set(group.map(unitNamed)).size).toBe(group.length);
  });
});

describe('unitNamed', () => {
  it.each([
    ['mΩ', 'MΩ'],
    ['mJ', 'MJ'],
    ['mA', 'MA'],
    ['mV', 'MV'],
    ['Mb', 'MB'],
    ['mVA', 'MVA'],
    ['mWh', 'MWh'],
    ['mHz', 'MHz'],
    ['mg', 'Mg'],
    ['Nm', 'nm'],
  ])('tells %s from %s', (one, other) => {
    expect(unitNamed(one)).toBeDefined();
    expect(unitNamed(other)).toBeDefined();
    expect(unitNamed(one)).not.toEqual(unitNamed(other));
  });

  it.each([
    ['KG', 'kg'],
    ['KM', 'km'],
    ['MM', 'mm'],
    ['ML', 'ml'],
    ['SQ FT', 'sq ft'],
    ['Kwh', 'kWh'],
    ['KILOMETRE', 'kilometre'],
  ])('takes %s, whatever its case, for %s: no other unit has these letters', (printed, name) => {
    expect(unitNamed(printed)).toEqual(unitNamed(name));
  });

  it.each([
    ['mpa', 'MPa'],
    ['MPA', 'MPa'],
    ['mhz', 'MHz'],
    ['ma', 'mA'],
    ['MG', 'mg'],
    ['kb', 'kB'],
  ])('takes %s, whose case tells nothing, for the likelier %s', (printed, name) => {
    expect(unitNamed(printed)).toEqual(unitNamed(name));
  });

  it.each([
    ['Mpa', 'MPa'],
    ['mPA', 'mPa'],
    ['Mw', 'MW'],
  ])('takes %s for %s, which has most letters in the same case', (printed, name) => {
    expect(unitNamed(printed)).toEqual(unitNamed(name));
  });

  it('knows both signs that Unicode has for ohm and micro', () => {
    expect(unitNamed('k\u2126')).toEqual(unitNamed('k\u03A9'));
    expect(unitNamed('\u03BCm')).toEqual(unitNamed('\u00B5m'));
  });
});
