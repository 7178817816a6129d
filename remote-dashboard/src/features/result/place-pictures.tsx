import { dashboardMessages } from '@app/shared/messages';
import { Letter } from './letter.tsx';
import styles from './place-pictures.module.css';
import type { ShownPlace } from './shown-places.ts';
import type { Picture } from './use-pictures.ts';

const texts = dashboardMessages.report;

export interface PlacePicturesProps {
  readonly places: readonly ShownPlace[];
  readonly pictures: readonly Picture[];
}

/** The places of a finding as they look on their pages. A box is there before its picture, and goes where there is none. */
export function PlacePictures({ places, pictures }: PlacePicturesProps) {
  const shown = places.flatMap((place, index) => {
    const picture = pictures[index];
    return picture === null ? [] : [{ ...place, picture }];
  });
  if (shown.length === 0) return null;
  return (
    <div className={styles['pictures']}>
      {shown.map(({ place, document, value, picture }) => (
        <figure key={`${place.document} ${place.page} ${place.tone}`} className={styles['figure']}>
          <div className={styles['box']}>
            {picture !== undefined && (
              <img
                className={styles['picture']}
                src={picture}
                alt={texts.pictureOf(place.page, document.name, value)}
              />
            )}
          </div>
          <figcaption className={styles['caption']}>
            <Letter letter={document.letter} side={place.tone === 'blue' ? 'a' : 'b'} />
            {texts.page(place.page)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
