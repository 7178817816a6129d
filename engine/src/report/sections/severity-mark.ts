import type { Severity } from '@app/shared/contracts';
import { picture, run, type Inlines, type Picture } from '../blocks/inline.ts';
import type { CharacterStyle } from '../blocks/looks.ts';
import { severityLabels } from '../words/labels.ts';

/** The glyph alone; the word must stand near. */
export const severityGlyph = (severity: Severity, sizePt = 9): Picture =>
  picture({
    name: severity,
    widthPt: sizePt,
    heightPt: sizePt,
    description: `Severity mark: ${severityLabels[severity].bars}`,
    lowerPt: 0.5,
  });

export const severityMark = (severity: Severity, style?: CharacterStyle): Inlines => [
  severityGlyph(severity),
  run(`\u00a0${severityLabels[severity].name}`, style === undefined ? {} : { style }),
];
