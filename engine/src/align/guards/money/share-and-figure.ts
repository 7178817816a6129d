import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';

/** Words and signs by which the head of a column or the name of a row says that its figures are shares of a hundred. */
const inHundredths =
  /%|(?<![a-zß-ɏ])(?:per ?cent(?:age)?|rate|share|margin|yield|ratio|prozent|anteil|satz|quote|marge|pour ?cent|pourcentage|taux|part|por ?ciento|porcentaje|tasa|tipo|margen|cuota)/i;

/** `A margin of 9.8%` and `Labels | 5.4`: a figure without a sign is a share only where its table says so. */
export const isShareAndFigure = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  (a.value.type === 'percent' && isFigure(b, documents)) || (b.value.type === 'percent' && isFigure(a, documents));

function isFigure({ value, source, document, passage, start }: Fact, documents: readonly FactDocument[]): boolean {
  if (value.type !== 'number' || source !== 'cell') return false;
  const row = documents[document]?.passages[passage];
  const cell = row?.cells.find((one) => start >= one.start && start < one.end);
  const name = row?.words.slice(0, row.cells[0]?.end ?? 0) ?? [];
  return !inHundredths.test(`${cell?.header ?? ''} ${printed(name)}`);
}
