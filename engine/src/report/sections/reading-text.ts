import type { ReportModel } from '../model/report-model.ts';
import type { Reading } from '../model/readings.ts';

/** `A (p. 2), D (p. 3)`: where a reading stands; pages only while they fit. */
export function placesOf(reading: Reading, model: ReportModel): string {
  const shown = reading.documents.slice(0, 6).map((id) => {
    const letter = model.documentById.get(id)?.letter ?? id;
    const pages = new Set(
      reading.positions.filter((position) => position.document === id).map((position) => position.page),
    );
    if (reading.documents.length > 4 || reading.missing) return letter;
    const [first] = pages;
    return `${letter} (p. ${first}${pages.size > 1 ? ' …' : ''})`;
  });
  const more = reading.documents.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
