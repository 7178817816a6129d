import type { AnalysisResult, Change, Finding } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { ButtonLink, Card, nextOutline, Outline, SeverityGlyph, VisuallyHidden } from '@app/shared/ui';
import { useId } from 'react';
import { ChangedWords } from './changed-words.tsx';
import type { DrawPlaces } from './draw-places.api.ts';
import styles from './findings-card.module.css';
import { PlacePictures } from './place-pictures.tsx';
import type { ViewedDocument } from './result-view.ts';
import { shownPlaces, type ShownPlace } from './shown-places.ts';
import { TwoReadings, type DocumentOf } from './two-readings.tsx';
import { usePictures, type Picture } from './use-pictures.ts';

const texts = dashboardMessages.report;
/** More would be a list, and lists are read in the review or the report. */
const shownCount = 3;

export interface FindingsCardProps {
  readonly result: AnalysisResult;
  readonly documents: readonly ViewedDocument[];
  /** Those between two versions, where these are what was compared. */
  readonly changes: readonly Change[] | null;
  /** How many count: what a person has confirmed too. */
  readonly found: number;
  /** How many a person has decided; null where nobody knows. */
  readonly decided: number | null;
  readonly reviewPath: string | null;
  /** Null where nobody can be asked for pictures. */
  readonly drawPlaces: DrawPlaces | null;
}

interface OthersProps {
  readonly count: number;
  readonly isOfChanges: boolean;
  readonly reviewPath: string | null;
}

interface ShownFindingProps {
  readonly finding: Finding;
  readonly changes: readonly Change[] | null;
  readonly documentOf: DocumentOf;
  readonly places: readonly ShownPlace[];
  readonly pictures: readonly Picture[];
  readonly reviewPath: string | null;
}

function kindOf({ severity, kind }: Finding, change: Change | undefined): string {
  const clause = change?.b?.clause ?? change?.a?.clause;
  if (change === undefined) return texts.severityAndKind(texts.severities[severity], texts.kinds[kind]);
  const deed = change.b === null ? texts.removed : change.a === null ? texts.added : '';
  return [texts.severities[severity], clause ?? '', deed].filter((part) => part !== '').join(', ');
}

function ShownFinding({ finding, changes, documentOf, places, pictures, reviewPath }: ShownFindingProps) {
  const change = changes?.find((one) => one.finding === finding.id);
  return (
    <li className={styles['finding']}>
      <span className={styles['glyph']}>
        <SeverityGlyph severity={finding.severity} />
      </span>
      <div className={styles['words']}>
        <div className={styles['top']}>
          <p className={styles['subject']}>
            <strong>{finding.subject}</strong> <span className={styles['kind']}>{kindOf(finding, change)}</span>
          </p>
          {reviewPath !== null && (
            <span className={styles['review']}>
              <ButtonLink to={`${reviewPath}?finding=${finding.id}`} variant="quiet" size="row">
                <span className={styles['reviewWord']}>{texts.reviewOne}</span>
                <VisuallyHidden>{texts.reviewOneOf(finding.subject)}</VisuallyHidden>
                <Outline path={nextOutline} size={16} />
              </ButtonLink>
            </span>
          )}
        </div>
        {changes === null || change === undefined ? (
          <>
            <p className={styles['explanation']}>{finding.explanation}</p>
            <TwoReadings finding={finding} documentOf={documentOf} />
          </>
        ) : (
          <ChangedWords changes={changes} shown={change} />
        )}
        <div className={styles['pictures']}>
          <PlacePictures places={places} pictures={pictures} />
        </div>
      </div>
    </li>
  );
}

/** How many there are beyond those, and the way to them. */
function Others({ count, isOfChanges, reviewPath }: OthersProps) {
  const words = isOfChanges ? texts.moreChanges(count) : texts.moreFindings(count);
  if (reviewPath === null) return <p className={styles['others']}>{texts.inTheReport(words)}</p>;
  return (
    <p className={styles['others']} data-leads>
      <ButtonLink to={reviewPath} variant="quiet" size="row">
        {words}
        <Outline path={nextOutline} size={16} />
      </ButtonLink>
    </p>
  );
}

/** The gravest findings, readable: what differs and how both papers put it. */
export function FindingsCard({ result, documents, changes, found, decided, ...props }: FindingsCardProps) {
  const { reviewPath, drawPlaces } = props;
  const titleId = useId();
  const sure = result.findings.filter(({ tier }) => tier === 'sure');
  const shown = sure.slice(0, shownCount).map((finding) => ({
    finding,
    places: shownPlaces(finding, { result, documents, changes }),
  }));
  const places = shown.flatMap((one) => one.places);
  const drawn = usePictures(
    places.map(({ place }) => place),
    drawPlaces,
  );
  const picturesOf = (of: readonly ShownPlace[]) => of.map((place) => drawn[places.indexOf(place)]);
  if (shown.length === 0) return null;
  const nameOf = new Map(result.documents.map(({ id, name }) => [id, name]));
  const documentOf: DocumentOf = (id) => documents.find(({ name }) => name === nameOf.get(id));
  const title = changes === null ? texts.topFindings(shown.length) : texts.topChanges(shown.length);
  const others = sure.length - shown.length;
  return (
    <Card padding="none" aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {decided !== null && <p className={styles['decided']}>{texts.decided(decided, found)}</p>}
      </header>
      <ol>
        {shown.map((one) => (
          <ShownFinding
            key={one.finding.id}
            finding={one.finding}
            changes={changes}
            documentOf={documentOf}
            places={one.places}
            pictures={picturesOf(one.places)}
            reviewPath={reviewPath}
          />
        ))}
      </ol>
      {others > 0 && <Others count={others} isOfChanges={changes !== null} reviewPath={reviewPath} />}
    </Card>
  );
}
