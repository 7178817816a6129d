/** A unit of measure: its dimension and the factor (and offset) to the base unit of that dimension. */
export interface Unit {
  readonly dimension: string;
  readonly factor: number;
  readonly offset?: number;
}

const table: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // metres
  length: {
    mm: 0.001,
    millimetre: 0.001,
    millimeter: 0.001,
    cm: 0.01,
    centimetre: 0.01,
    centimeter: 0.01,
    zentimeter: 0.01,
    dm: 0.1,
    m: 1,
    metre: 1,
    meter: 1,
    mètre: 1,
    metro: 1,
    km: 1000,
    kilometre: 1000,
    kilometer: 1000,
    kilomètre: 1000,
    kilómetro: 1000,
    in: 0.0254,
    inch: 0.0254,
    inches: 0.0254,
    '"': 0.0254,
    '″': 0.0254,
    zoll: 0.0254,
    pouce: 0.0254,
    pulgada: 0.0254,
    ft: 0.3048,
    foot: 0.3048,
    feet: 0.3048,
    '′': 0.3048,
    yd: 0.9144,
    yard: 0.9144,
    mile: 1609.344,
    mi: 1609.344,
    µm: 1e-6,
    μm: 1e-6,
    micron: 1e-6,
    nm: 1e-9,
  },
  // square metres
  area: {
    'mm²': 1e-6,
    mm2: 1e-6,
    'cm²': 1e-4,
    cm2: 1e-4,
    'm²': 1,
    m2: 1,
    sqm: 1,
    qm: 1,
    'sq m': 1,
    'square metre': 1,
    'square meter': 1,
    quadratmeter: 1,
    'mètre carré': 1,
    'mètres carrés': 1,
    'metro cuadrado': 1,
    'metros cuadrados': 1,
    'km²': 1e6,
    ha: 1e4,
    hectare: 1e4,
    hektar: 1e4,
    hectárea: 1e4,
    acre: 4046.8564224,
    sqft: 0.09290304,
    'sq ft': 0.09290304,
    'sq. ft.': 0.09290304,
    'sq. ft': 0.09290304,
    'square foot': 0.09290304,
    'square feet': 0.09290304,
    sf: 0.09290304,
    rsf: 0.09290304,
    'ft²': 0.09290304,
    ft2: 0.09290304,
  },
  // cubic metres
  volume: {
    ml: 1e-6,
    cl: 1e-5,
    l: 0.001,
    litre: 0.001,
    liter: 0.001,
    litro: 0.001,
    hl: 0.1,
    'm³': 1,
    m3: 1,
    cbm: 1,
    kubikmeter: 1,
    'cubic metre': 1,
    'cubic meter': 1,
    'cm³': 1e-6,
    cm3: 1e-6,
    cc: 1e-6,
    gal: 0.003785411784,
    gallon: 0.003785411784,
    'cu ft': 0.028316846592,
    'cubic feet': 0.028316846592,
    'cubic foot': 0.028316846592,
  },
  // kilograms
  mass: {
    mg: 1e-6,
    g: 0.001,
    gram: 0.001,
    gramm: 0.001,
    gramme: 0.001,
    gramo: 0.001,
    kg: 1,
    kgs: 1,
    kilo: 1,
    kilogram: 1,
    kilogramm: 1,
    kilogramme: 1,
    kilogramo: 1,
    t: 1000,
    tonne: 1000,
    mt: 1000,
    'metric ton': 1000,
    lb: 0.45359237,
    lbs: 0.45359237,
    pound: 0.45359237,
    oz: 0.028349523125,
    ounce: 0.028349523125,
  },
  // pascals
  pressure: {
    pa: 1,
    hpa: 100,
    kpa: 1000,
    mpa: 1e6,
    mbar: 100,
    bar: 1e5,
    bara: 1e5,
    barg: 1e5,
    psi: 6894.757293168,
    psig: 6894.757293168,
    atm: 101325,
  },
  voltage: { mv: 0.001, v: 1, volt: 1, vdc: 1, vac: 1, kv: 1000 },
  current: { µa: 1e-6, ma: 0.001, a: 1, amp: 1, ampere: 1, ka: 1000 },
  power: {
    mw: 1e6,
    w: 1,
    watt: 1,
    kw: 1000,
    kilowatt: 1000,
    kwp: 1000,
    hp: 745.6998715822702,
    ps: 735.49875,
    kva: 1000,
    mva: 1e6,
    va: 1,
    gw: 1e9,
  },
  energy: { wh: 3600, kwh: 3.6e6, mwh: 3.6e9, gwh: 3.6e12, j: 1, kj: 1000, mj: 1e6, kcal: 4184 },
  frequency: { hz: 1, khz: 1000, mhz: 1e6, ghz: 1e9, rpm: 1 / 60, 'u/min': 1 / 60 },
  torque: {
    nm: 1,
    'n m': 1,
    n·m: 1,
    'lbf ft': 1.3558179483,
    'lb ft': 1.3558179483,
    'ft lb': 1.3558179483,
    'ft-lb': 1.3558179483,
    lbf·ft: 1.3558179483,
    'ibf ft': 1.3558179483,
  },
  force: { n: 1, newton: 1, lbf: 4.4482216152605 },
  speed: {
    'km/h': 1 / 3.6,
    kmh: 1 / 3.6,
    kph: 1 / 3.6,
    'm/s': 1,
    mph: 0.44704,
    'miles an hour': 0.44704,
    'miles per hour': 0.44704,
    knots: 0.514444,
    kn: 0.514444,
  },
  data: {
    kb: 1e3,
    mb: 1e6,
    gb: 1e9,
    tb: 1e12,
    kib: 1024,
    mib: 1048576,
    gib: 1073741824,
    'mbit/s': 1e6 / 8,
    'gbit/s': 1e9 / 8,
    mbps: 1e6 / 8,
    gbps: 1e9 / 8,
  },
  flow: { 'l/s': 0.001, 'l/min': 0.001 / 60, 'm³/h': 1 / 3600, 'm3/h': 1 / 3600, 'l/h': 0.001 / 3600, gpm: 6.30902e-5 },
  'response time': { ms: 0.001, µs: 1e-6, ns: 1e-9 },
  sound: { db: 1, 'db(a)': 1, dba: 1 },
  angle: { '°': 1, degree: 1, grad: 1, degré: 1, grado: 1 },
  concentration: {
    'mg/l': 1,
    'mg/kg': 1,
    'µg/l': 0.001,
    ppm: 1,
    ppb: 0.001,
    'g/l': 1000,
    'mmol/l': 1,
    'mol/l': 1000,
    'mg/dl': 10,
    'g/dl': 10000,
  },
  resistance: { ω: 1, Ω: 1, ohm: 1, kω: 1000, kΩ: 1000, mω: 1e6 },
  ratio: { x: 1, ':1': 1, 'to 1': 1, times: 1 },
};

/** Kelvin, because the scales differ in their zero. */
const temperatures: Readonly<Record<string, Unit>> = {
  '°c': { dimension: 'temperature', factor: 1, offset: 273.15 },
  '° c': { dimension: 'temperature', factor: 1, offset: 273.15 },
  celsius: { dimension: 'temperature', factor: 1, offset: 273.15 },
  '°f': { dimension: 'temperature', factor: 5 / 9, offset: 255.3722222222222 },
  fahrenheit: { dimension: 'temperature', factor: 5 / 9, offset: 255.3722222222222 },
  k: { dimension: 'temperature', factor: 1, offset: 0 },
};

/** Case decides between these; elsewhere it does not matter. */
const caseSensitive: Readonly<Record<string, Unit>> = {
  mW: { dimension: 'power', factor: 0.001 },
  MW: { dimension: 'power', factor: 1e6 },
  mPa: { dimension: 'pressure', factor: 0.001 },
  MPa: { dimension: 'pressure', factor: 1e6 },
  kN: { dimension: 'force', factor: 1000 },
  Nm: { dimension: 'torque', factor: 1 },
};

const all = new Map<string, Unit>(Object.entries(temperatures));
for (const [dimension, units] of Object.entries(table)) {
  for (const [name, factor] of Object.entries(units)) if (!all.has(name)) all.set(name, { dimension, factor });
}

/** Longest names first, so that `kg` is not read as `k`. */
const names = [...all.keys()].toSorted((a, b) => b.length - a.length);
const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
const pattern = new RegExp(
  String.raw`(?:rentable |net |usable )?(${escaped.join('|')})(s|es|n|e|en)?(?![\p{L}\p{N}²³])`,
  'iuy',
);

export interface UnitMatch {
  readonly unit: Unit;
  readonly end: number;
}

/** The unit that begins at an offset of a text, after at most one space. */
export function unitAt(text: string, offset: number): UnitMatch | undefined {
  const start = text[offset] === ' ' || text[offset] === '-' ? offset + 1 : offset;
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const printed = match[1] ?? '';
  const unit = caseSensitive[printed] ?? all.get(printed.toLowerCase()) ?? all.get(printed);
  if (unit === undefined) return undefined;
  // One letter after a space is a unit only in its own case: "5 A" but not "5 a".
  if (/^[A-Za-z]$/u.test(printed) && start > offset && !/^[mglthVAWNKCFx]$/u.test(printed)) return undefined;
  return { unit, end: match.index + match[0].length };
}
