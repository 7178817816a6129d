import { everydayUnits } from './everyday-units.ts';
import { technicalUnits } from './technical-units.ts';
import type { Unit } from './unit.ts';
import { unitNames } from './unit-names.ts';

/** Kelvin, because the scales differ in their zero. */
const temperatures: Readonly<Record<string, Unit>> = {
  '°c': { dimension: 'temperature', factor: 1, offset: 273.15 },
  '° c': { dimension: 'temperature', factor: 1, offset: 273.15 },
  'degrees celsius': { dimension: 'temperature', factor: 1, offset: 273.15 },
  'degree celsius': { dimension: 'temperature', factor: 1, offset: 273.15 },
  'grad celsius': { dimension: 'temperature', factor: 1, offset: 273.15 },
  'degrés celsius': { dimension: 'temperature', factor: 1, offset: 273.15 },
  'grados celsius': { dimension: 'temperature', factor: 1, offset: 273.15 },
  'degrees fahrenheit': { dimension: 'temperature', factor: 5 / 9, offset: 255.3722222222222 },
  ºc: { dimension: 'temperature', factor: 1, offset: 273.15 },
  'º c': { dimension: 'temperature', factor: 1, offset: 273.15 },
  celsius: { dimension: 'temperature', factor: 1, offset: 273.15 },
  '°f': { dimension: 'temperature', factor: 5 / 9, offset: 255.3722222222222 },
  fahrenheit: { dimension: 'temperature', factor: 5 / 9, offset: 255.3722222222222 },
  k: { dimension: 'temperature', factor: 1, offset: 0 },
};

/** Case decides between these; elsewhere it does not matter. */
export const caseSensitive: Readonly<Record<string, Unit>> = {
  mW: { dimension: 'power', factor: 0.001 },
  MW: { dimension: 'power', factor: 1e6 },
  mPa: { dimension: 'pressure', factor: 0.001 },
  MPa: { dimension: 'pressure', factor: 1e6 },
  kN: { dimension: 'force', factor: 1000 },
  Nm: { dimension: 'torque', factor: 1 },
};

export const unitsByName = new Map<string, Unit>(Object.entries(temperatures));
for (const [dimension, units] of Object.entries({ ...everydayUnits, ...technicalUnits })) {
  for (const [name, factor] of Object.entries(units))
    if (!unitsByName.has(name)) unitsByName.set(name, { dimension, factor });
}
for (const [like, names] of unitNames) {
  const unit = unitsByName.get(like);
  if (unit === undefined) throw new Error(`No unit is called ${like}.`);
  for (const name of names.split('|')) unitsByName.set(name, unit);
}
