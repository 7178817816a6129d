import type { Certificate, Position, UnreadWords } from '@app/shared/contracts';
import type { PicturedPlace } from '../crops/pictured-places.ts';
import type { ReportModel } from './report-model.ts';

/** Unread words of a certificate that are shown with their pictures; the others are listed. */
export const mostPicturedWords = 12;

/** Where words are in the draft, and where the scan would show them. */
export function placesOfUnread(model: ReportModel, { draft, scan }: Certificate, unread: UnreadWords): PicturedPlace[] {
  const sides = [
    { document: draft, place: unread.draft, tone: 'blue' },
    { document: scan, place: unread.scan, tone: 'amber' },
  ] as const;
  return sides.flatMap(({ document, place, tone }): PicturedPlace[] => {
    if (place === undefined || place.boxes.length === 0) return [];
    const { page, boxes } = place;
    const position: Position = { document, page, quote: unread.words, boxes, missing: false };
    const turned = model.documentById.get(document)?.document.turnedPages;
    return [{ position, tone, turn: turned?.find((one) => one.page === page)?.turn }];
  });
}

/** All of them that get a picture, of all certificates. */
export const picturedUnread = (model: ReportModel): PicturedPlace[] =>
  (model.result.certificates ?? []).flatMap((certificate) =>
    certificate.unreadPlaces
      .slice(0, mostPicturedWords)
      .flatMap((unread) => placesOfUnread(model, certificate, unread)),
  );
