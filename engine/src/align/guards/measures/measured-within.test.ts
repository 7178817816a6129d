import { describe, expect, it } from '@jest/globals';
import { isMeasuredWithin } from './measured-within.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the last value of a record keeps within the first one of a sheet. */
function isWithin(sheet: string, ...record: readonly string[]): boolean {
  const documents = factDocuments(['# Data sheet', '', sheet], record);
  const [limit, found] = [documents[0]?.facts[0], documents[1]?.facts.at(-1)];
  if (limit === undefined || found === undefined) throw new Error('A paper holds no value.');
  return isMeasuredWithin(limit, found, documents);
}

describe(isMeasuredWithin.name, () => {
  it.each([
    ['Largest depth: 40 m', '# Test report', 'Depth: 22.5 m'],
    ['Tauchtiefe, größte: 40 m', '# Prüfprotokoll', 'Tauchtiefe: 22,5 m'],
    ['Profondeur maximale : 40 m', "# Rapport d'essai", 'Profondeur : 22,5 m'],
    ['Profundidad máxima: 40 m', '# Acta de ensayo', 'Profundidad: 22,5 m'],
    ['Smallest pressure: 4 bar', '# Inspection record', 'Pressure: 6 bar'],
    ['Accuracy: ± 3 mm', '# Calibration record', 'Accuracy: 2 mm'],
    ['Hysteresis: 30 mbar', '# Certificate of calibration', 'Hysteresis after an hour: 12 mbar'],
    ['Genauigkeit: 3 mm', '# Kalibrierschein', 'Genauigkeit: 2 mm'],
    ['Incertitude : 3 mm', "# Certificat d'étalonnage", 'Incertitude : 2 mm'],
    ['Repetibilidad: 3 mm', '# Certificado de calibración', 'Repetibilidad: 2 mm'],
  ])('knows what was found within %s', (sheet, title, found) => {
    expect(isWithin(sheet, title, '', found)).toBe(true);
  });

  it('knows the column of what was found, though the row names the limit', () => {
    const table = ['# Test report', '', 'Item | Actual | Remark', 'Depth at most 45 m | 22.5 m | fine'];
    expect(isWithin('Largest depth: 40 m', ...table)).toBe(true);
  });

  it.each([
    ['what goes beyond it', 'Largest depth: 40 m', '# Test report', 'Depth: 45 m'],
    ['another limit', 'Largest depth: 40 m', '# Test report', 'Largest depth: 22.5 m'],
    ['another accuracy', 'Accuracy: ± 3 mm', '# Test report', 'Accuracy: ± 2 mm'],
    ['a value that is no limit', 'Depth: 40 m', '# Test report', 'Depth: 22.5 m'],
    ['a deviation beyond it', 'Hysteresis: 30 mbar', '# Certificate of calibration', 'Hysteresis: 42 mbar'],
    ['the deviation that another sheet names', 'Hysteresis: 30 mbar', '# Offer', 'Hysteresis: 12 mbar'],
    ['another sheet', 'Largest depth: 40 m', '# Offer', 'Depth: 22.5 m'],
  ])('holds it against %s', (_, sheet, title, found) => {
    expect(isWithin(sheet, title, '', found)).toBe(false);
  });
});
