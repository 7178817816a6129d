/** What one of a unit is in the base unit of its dimension, its names apart by `|`, and the zero of its scale. */
export type UnitRow = readonly [factor: number, names: string, offset?: number];

const celsius = [
  '°C|° C|ºC|º C|°Celsius|° Celsius|celsius|degree celsius|degrees celsius|grad celsius|degré celsius|degrés celsius',
  'grado celsius|grados celsius|gradi celsius|degrees C|degrés C|grad C|grados C|gradi C|centigrade|degree centigrade',
  'degrees centigrade|degré centigrade|degrés centigrades|centígrado|grado centígrado|grados centígrados',
  'grado centigrado|gradi centigradi',
].join('|');
const fahrenheit = [
  '°F|°Fahrenheit|° Fahrenheit|fahrenheit|degree fahrenheit|degrees fahrenheit|grad fahrenheit|degré fahrenheit',
  'degrés fahrenheit|grado fahrenheit|grados fahrenheit|gradi fahrenheit|degrees F|degrés F|grad F|grados F|gradi F',
].join('|');

/**
 * Every unit, one row each, by dimension. Signs are in the case of the SI. Megametre and megalitre are not here: `MM` and
 * `ML` are millimetre and millilitre in capitals, as labels and price lists print them.
 */
export const unitTable: Readonly<Record<string, readonly UnitRow[]>> = {
  // kelvin
  temperature: [
    [1, celsius, 273.15],
    [5 / 9, fahrenheit, 255.3722222222222],
    [1, 'K|kelvin', 0],
  ],
  // metres
  length: [
    [0.001, 'mm|millimetre|millimeter|millimètre|milímetro|millimetro|millimetri'],
    [0.01, 'cm|centimetre|centimeter|zentimeter|centimètre|centímetro|centimetro|centimetri'],
    [0.1, 'dm'],
    [1, 'm|metre|meter|mètre|metro|metri'],
    [1000, 'km|kilometre|kilometer|kilomètre|kilómetro|chilometro|chilometri'],
    [0.0254, 'in|inch|inches|"|″|zoll|pouce|pulgada|pollice|pollici'],
    [0.3048, 'ft|foot|feet|′'],
    [0.9144, 'yd|yard|yarda|iarda|iarde'],
    [1609.344, 'mile|mi|meile|milla|miglio|miglia'],
    [1e-6, 'µm|micron'],
    [1e-9, 'nm|nanometre|nanometer'],
    [
      1852,
      'nautical mile|mile (nautical)|miles (nautical)|seemeile|mille marin|milles marins|mille nautique|milles nautiques|milla náutica|millas náuticas|miglio nautico|miglia nautiche|nmi|NM',
    ],
  ],
  // square metres
  area: [
    [1e-6, 'mm²|mm2'],
    [1e-4, 'cm²|cm2'],
    [
      1,
      'm²|m2|sqm|qm|sq m|square metre|square meter|quadratmeter|mètre carré|mètres carrés|metro cuadrado|metros cuadrados|sq. m.|sq. m|sq.m.|sq.m|metro quadrato|metri quadrati|metro quadro|metri quadri|m^2',
    ],
    [
      1e6,
      'km²|km2|square kilometre|square kilometer|quadratkilometer|kilomètres carrés|kilómetros cuadrados|chilometro quadrato|chilometri quadrati',
    ],
    [10000, 'ha|hectare|hektar|hectárea|ettaro|ettari'],
    [4046.8564224, 'acre'],
    [0.09290304, 'sqft|sq ft|sq. ft.|sq. ft|square foot|square feet|sf|rsf|ft²|ft2|sq.ft.|sq.ft'],
    [2589988.110336, 'square mile'],
    [0.83612736, 'square yard'],
    [0.00064516, 'in²|sq in'],
  ],
  // cubic metres
  volume: [
    [1e-6, 'ml|cm³|cm3|cc|millilitre|milliliter|mililitro|millilitro|millilitri'],
    [1e-5, 'cl'],
    [0.001, 'l|litre|liter|litro|litri'],
    [0.1, 'hl|hectolitre|hektoliter'],
    [
      1,
      'm³|m3|cbm|kubikmeter|cubic metre|cubic meter|mètre cube|mètres cubes|metro cúbico|metros cúbicos|metro cubo|metri cubi|m^3',
    ],
    [0.003785411784, 'gal|gallon|gallone|galloni|galón|galon'],
    [0.028316846592, 'cu ft|cubic feet|cubic foot|ft³'],
    [1e-9, 'µl'],
    [0.00056826125, 'pint'],
    [0.158987294928, 'barrel|bbl|baril|barril|barile|barili'],
  ],
  // kilograms
  mass: [
    [1e-6, 'mg|milligram|milligramm|milligramme|miligramo|milligrammo|milligrammi'],
    [0.001, 'g|gram|gramm|gramme|gramo|grammo|grammi'],
    [1, 'kg|kgs|kilo|kilogram|kilogramm|kilogramme|kilogramo|chilo|chilogrammo|chilogrammi'],
    [1e9, 'Mt|megatonne'],
    [
      1000,
      't|Mg|tonne|mt|metric ton|tonnen|tonelada|tonnellata|tonnellate|tonelada métrica|toneladas métricas|tonne métrique|tonnes métriques',
    ],
    [0.45359237, 'lb|lbs|pound'],
    [0.028349523125, 'oz|ounce'],
    [1e-9, 'µg|mcg|microgram|mikrogramm|microgramme|microgramo|microgrammo|microgrammi'],
    [100, 'quintal'],
    [50, 'zentner'],
    [6.35029318, 'stone'],
    [50.80234544, 'cwt|hundredweight'],
  ],
  // pascals
  pressure: [
    [1, 'Pa'],
    [100, 'hPa|mbar'],
    [1000, 'kPa|kN/m²'],
    [0.001, 'mPa'],
    [1e6, 'MPa|N/mm2|N/mm²'],
    [1e9, 'GPa|kN/mm²'],
    [100000, 'bar|bara|barg'],
    [133.322387415, 'mmHg'],
    [6894.757293168, 'psi|psig'],
    [101325, 'atm'],
  ],
  // volts
  voltage: [
    [0.001, 'mV'],
    [1, 'V|volt|VDC|VAC'],
    [1000, 'kV'],
    [1e6, 'MV'],
  ],
  // amperes
  current: [
    [1e-12, 'pA'],
    [1e-6, 'µA'],
    [0.001, 'mA'],
    [1, 'A|amp|ampere'],
    [1000, 'kA'],
    [1e6, 'MA'],
  ],
  // watts
  power: [
    [0.001, 'mW|mVA'],
    [1, 'W|watt|VA'],
    [1000, 'kW|kilowatt|kWp|kVA'],
    [1e6, 'MW|MVA'],
    [745.6998715822702, 'hp'],
    [735.49875, 'PS'],
    [1e9, 'GW'],
  ],
  // joules
  energy: [
    [3.6, 'mWh'],
    [3600, 'Wh'],
    [3.6e6, 'kWh'],
    [3.6e9, 'MWh'],
    [3.6e12, 'GWh'],
    [0.001, 'mJ'],
    [1, 'J'],
    [1000, 'kJ'],
    [1e6, 'MJ'],
    [4184, 'kcal'],
  ],
  // hertz
  frequency: [
    [0.001, 'mHz'],
    [1, 'Hz'],
    [1000, 'kHz'],
    [1e6, 'MHz'],
    [1e9, 'GHz'],
    [1 / 60, 'rpm|U/min'],
  ],
  // newton metres
  torque: [
    [1, 'Nm|N m|N·m'],
    [1.3558179483, 'lbf ft|lb ft|ft lb|ft-lb|lbf·ft|ibf ft'],
  ],
  // newtons
  force: [
    [1, 'N|newton'],
    [1000, 'kN'],
    [4.4482216152605, 'lbf'],
  ],
  // metres a second
  speed: [
    [1 / 3.6, 'kilometres per hour|kilometers per hour|km/h|kmh|kph|kmph|km/hr'],
    [1, 'metres per second|m/s'],
    [0.001, 'mm/s'],
    [0.44704, 'mph|miles an hour|miles per hour'],
    [0.514444, 'knots|kn'],
  ],
  // bytes, or bytes a second
  data: [
    [1e3 / 8, 'Kb|kbit'],
    [1e6 / 8, 'Mb|Mbit|Mb/s|Mbit/s|Mbps'],
    [1e9 / 8, 'Gb|Gbit|Gb/s|Gbit/s|Gbps'],
    [1e12 / 8, 'Tb|Tbit'],
    [1000, 'kB'],
    [1e6, 'MB|MB/s|MBps'],
    [1e9, 'GB|GB/s'],
    [1e12, 'TB'],
    [1024, 'KiB'],
    [1048576, 'MiB'],
    [1073741824, 'GiB'],
  ],
  // cubic metres a second
  flow: [
    [0.001, 'l/s'],
    [0.001 / 60, 'l/min'],
    [1 / 3600, 'm³/h|m3/h'],
    [0.001 / 3600, 'l/h'],
    [6.30902e-5, 'gpm'],
    [1, 'm³/s|m3/s'],
    [0.000471947443, 'cfm'],
  ],
  // seconds
  'response time': [
    [0.001, 'ms'],
    [1e-6, 'µs'],
    [1e-9, 'ns'],
  ],
  // decibels
  sound: [[1, 'dB|dB(A)|dBA']],
  // degrees
  angle: [[1, '°|degree|grados|grad|degré|grado']],
  // milligrams a litre, or a kilogram
  concentration: [
    [1, 'mg/l|mg/kg|ppm'],
    [0.001, 'µg/l|ppb|ug/l|ng/ml|µg/kg'],
    [1000, 'g/l|g/kg'],
    [10, 'mg/dL'],
    [10000, 'g/dl'],
    [1e-6, 'ng/l'],
    [0.01, 'µg/dl'],
  ],
  // moles a cubic metre
  'molar concentration': [
    [1000, 'mol/l'],
    [1, 'mmol/l'],
    [0.001, 'µmol/l|umol/l'],
    [1e-6, 'nmol/l'],
    [1e-9, 'pmol/l'],
  ],
  'molar share': [[1, 'mmol/mol']],
  // international units a litre
  'activity concentration': [
    [1, 'IU/L|U/L'],
    [0.001, 'mU/L|mIU/L'],
    [1000, 'IU/mL|U/mL'],
  ],
  'number concentration': [
    [1, '10⁹/l|10^9/l|10e9/l'],
    [1000, '10¹²/l|10^12/l'],
  ],
  // ohms
  resistance: [
    [0.001, 'mΩ'],
    [1, 'Ω|ohm'],
    [1000, 'kΩ'],
    [1e6, 'MΩ'],
  ],
  // lumens
  light: [[1, 'lm|lumen']],
  // lux
  illuminance: [[1, 'lx|lux']],
  // becquerels
  radioactivity: [
    [0.001, 'mBq'],
    [1, 'Bq'],
    [1000, 'kBq'],
    [1e6, 'MBq'],
  ],
  // sieverts
  'radiation dose': [
    [0.001, 'mSv'],
    [1, 'Sv'],
  ],
  // international units
  activity: [[1, 'IU|I.U.|IE|UI']],
  // watts a square metre and kelvin
  transmittance: [[1, 'W/m²K|W/m2K|W/(m²K)|W/(m²·K)|W/(m2K)|W/m²·K|W/m² K']],
  // watts a metre and kelvin
  conductivity: [[1, 'W/mK|W/(mK)|W/(m·K)|W/m·K|W/m K']],
  // kilowatt hours a square metre and year
  'energy demand': [[1, 'kWh/m²a|kWh/(m²a)|kWh/(m²·a)|kWh/m2a|kWh/m²·a']],
  // litres for 100 km
  consumption: [[1, 'l/100 km|l/100km|litres per 100 km|liter auf 100 km|litres aux 100 km']],
  // farads
  capacitance: [
    [1e-6, 'µF'],
    [1e-9, 'nF'],
    [1e-12, 'pF'],
  ],
  // henries
  inductance: [
    [0.001, 'mH'],
    [1e-6, 'µH'],
  ],
  // coulombs
  charge: [
    [3.6, 'mAh'],
    [3600, 'Ah'],
  ],
  ratio: [[1, 'x|:1|to 1|times|mal|fois|veces|volte']],
};
