import type { Severity } from '@app/shared/contracts';
import { picture } from '../ooxml/picture.ts';
import { run } from '../ooxml/run.ts';
import type { ReportContext } from '../report-context.ts';
import { severityLabels } from '../words/labels.ts';

/** The glyph alone; the word must stand near. */
export function severityGlyph(context: ReportContext, severity: Severity, sizePt = 9): string {
  return picture({
    relationshipId: context.glyphIds[severity],
    id: context.nextId(),
    widthPt: sizePt,
    heightPt: sizePt,
    description: `Severity mark: ${severityLabels[severity].bars}`,
    lowerPt: 0.5,
  });
}

export function severityMark(context: ReportContext, severity: Severity, style?: string): string {
  return (
    severityGlyph(context, severity) +
    run(`\u00a0${severityLabels[severity].name}`, style === undefined ? {} : { style })
  );
}
