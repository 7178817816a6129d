import type { Position } from '@app/shared/contracts';
import type { ReportFinding, ReportModel } from '../model/report-model.ts';
import type { CropRequest } from '../report-input.ts';

/** A place that gets a picture; `tone` as its quote is marked. */
export interface PicturedPlace {
  readonly position: Position;
  readonly tone: NonNullable<CropRequest['tone']>;
  readonly turn?: CropRequest['turn'];
  /** What it has to fit into: beside two others, or a row of a table. */
  readonly room?: 'narrow' | 'strip';
}

/** Two rows of two pictures. */
const mostPictures = 4;
const tones = ['blue', 'amber', 'green'] as const;

/** The places worth a picture: the first place of each reading, in other documents where there is a choice. */
export function picturedPlaces(report: ReportFinding, model: ReportModel): PicturedPlace[] {
  const chosen: PicturedPlace[] = [];
  for (const [index, reading] of report.readings.entries()) {
    const places = reading.positions.filter((position) => !position.missing && position.boxes.length > 0);
    const isNew = (position: Position): boolean =>
      !chosen.some((other) => other.position.document === position.document);
    const position = places.find(isNew) ?? places[0];
    if (position === undefined || chosen.length === mostPictures) continue;
    const turned = model.documentById.get(position.document)?.document.turnedPages;
    const turn = turned?.find(({ page }) => page === position.page)?.turn;
    chosen.push({ position, tone: tones[Math.min(index, 2)] ?? 'green', turn });
  }
  return chosen.length === 3 ? chosen.map((place) => ({ ...place, room: 'narrow' })) : chosen;
}
