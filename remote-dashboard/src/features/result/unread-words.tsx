import { mostPicturedPlaces, type Certificate, type UnreadWords as Unread } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import styles from './certificate-card.module.css';
import type { DrawPlaces } from './draw-places.api.ts';
import { PlacePictures } from './place-pictures.tsx';
import { shownPlace, type ShownPlace, type ShownPlacesOptions } from './shown-places.ts';
import { usePictures } from './use-pictures.ts';

const texts = dashboardMessages.report;

/** Each has two pictures. */
const mostShown = mostPicturedPlaces / 2;

export interface UnreadWordsProps extends Pick<ShownPlacesOptions, 'result' | 'documents'> {
  readonly certificate: Certificate;
  readonly labelOf: (id: string) => string;
  /** Null where nobody can be asked for pictures. */
  readonly drawPlaces: DrawPlaces | null;
}

/** The words of the draft, and the ink of the scan in their place. */
const placesOf = ({ words, draft, scan }: Unread, props: UnreadWordsProps): ShownPlace[] =>
  [
    { ...draft, document: props.certificate.draft, tone: 'blue' } as const,
    ...(scan === undefined ? [] : [{ ...scan, document: props.certificate.scan, tone: 'amber' } as const]),
  ].flatMap(({ tone, ...where }) => shownPlace({ ...where, value: words }, tone, props) ?? []);

/** Words that could not be read, each with the pictures of both documents. */
export function UnreadWords(props: UnreadWordsProps) {
  const { certificate, labelOf, drawPlaces } = props;
  const { unreadPlaces, draft, scan } = certificate;
  const shown = unreadPlaces.slice(0, mostShown).map((unread) => ({ unread, places: placesOf(unread, props) }));
  const places = shown.flatMap((one) => one.places);
  const drawn = usePictures(
    places.map(({ place }) => place),
    drawPlaces,
  );
  if (shown.length === 0) return null;
  const more = unreadPlaces.length - shown.length;
  return (
    <>
      <h4 className={styles['part']}>{texts.unreadWords}</h4>
      <ul className={styles['places']}>
        {shown.map(({ unread: { words, draft: printed, scan: seen }, places: own }) => (
          <li key={`${printed.page} ${printed.boxes.join(' ')} ${words}`} className={styles['unread']}>
            <p className={styles['place']}>
              <bdi>{words}</bdi>
              <span>{texts.unreadAt(labelOf(draft), printed.page, labelOf(scan), seen?.page ?? null)}</span>
            </p>
            <PlacePictures places={own} pictures={own.map((place) => drawn[places.indexOf(place)])} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles['note']}>{texts.moreUnread(more)}</p>}
    </>
  );
}
