import type { Position } from '@app/shared/contracts';
import type { ReportFinding } from '../model/report-model.ts';

/** Two rows of two pictures. */
const mostPictures = 4;

/** The places worth a picture: the first place of each reading, in other documents where there is a choice. */
export function picturedPositions(report: ReportFinding): Position[] {
  const chosen: Position[] = [];
  for (const reading of report.readings) {
    const places = reading.positions.filter((position) => !position.missing && position.boxes.length > 0);
    const place = places.find((position) => !chosen.some((other) => other.document === position.document)) ?? places[0];
    if (place !== undefined && chosen.length < mostPictures) chosen.push(place);
  }
  return chosen;
}
