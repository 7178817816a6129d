import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { signOf } from '../amounts/parts.ts';

/** Lines from the top of a paper among which it says what it is, and the longest title, in words. */
const titleLines = 4;
const longestTitle = 10;

/** Papers that tell what was found on one thing. */
const record =
  /(?<![a-zß-ɏ])(?:(?:test|inspection|measurements?|commissioning|service|maintenance|monitoring|calibration|survey) (?:report|record|sheet|log|protocol|certificate)|certificate of (?:test|inspection|measurement|calibration)|(?:kalibrier|prüf|eich)(?:schein|zertifikat)|certificat d['’](?:étalonnage|essais?)|certificado de (?:calibración|ensayos?)|(?:prüf|mess|abnahme|wartungs|inspektions|übergabe)(?:protokoll|bericht|buch)|procès-verbal|rapport d['’](?:essais?|intervention|inspection|analyse)|rapport de (?:contrôle|visite|mesures?)|(?:acta|informe|registro) de (?:ensayos?|inspección|medición|mediciones|pruebas?|análisis|mantenimiento))(?![a-zß-ɏ])/i;
const most =
  /(?<![a-zß-ɏ])(?:max(?:imum|imal[a-zß-ɏ]*|\.)?|höchst[a-zß-ɏ]*|größte[nrsm]?|largest|greatest|highest|máxim[oa]|mayor)(?![a-zß-ɏ])/i;
const least =
  /(?<![a-zß-ɏ])(?:min(?:imum|imal[a-zß-ɏ]*|\.)?|mindest[a-zß-ɏ]*|kleinste[nrsm]?|smallest|lowest|mínim[oa]|menor)(?![a-zß-ɏ])/i;

/** How far off a thing may be at most, and how far off it was. */
const deviation =
  /(?<![a-zß-ɏ])(?:repeatability|reproducibility|accuracy|uncertainty|hysteresis|drift|(?:linearity|zero|span) error|wiederholgenauigkeit|wiederholbarkeit|genauigkeit|mess(?:unsicherheit|abweichung)|linearitätsabweichung|répétabilité|reproductibilité|exactitude|incertitude|repetibilidad|reproducibilidad|exactitud|incertidumbre)(?![a-zß-ɏ])/i;

/** The head of the column in which a record says what was found, behind what the row names. */
const foundColumn =
  /, (?:ist(?:[- ]?wert)?|actual|measured|found|reading|gemessen|messwert|relevé|mesuré|valeur mesurée|medido|obtenido|valor medido)$/i;

const isLimit = ({ subject }: Fact): boolean =>
  !foundColumn.test(subject) && (most.test(subject) || least.test(subject));

/** `Largest lift 36 m`, `accuracy ± 5 mm` and, in a test report, `18.9 m` and `4 mm`: what was found on one thing keeps within what its kind can do. */
export function isMeasuredWithin(limit: Fact, found: Fact, documents: readonly FactDocument[]): boolean {
  const { value } = found;
  if (value.type !== 'quantity' || value.bound !== 'exact' || value.unit !== limit.value.unit) return false;
  if (isLimit(found) || signOf(found, documents) !== undefined) return false;
  const isDeviation = [limit, found].every(({ subject }) => deviation.test(subject));
  const isMost = isDeviation || most.test(limit.subject) || signOf(limit, documents) !== undefined;
  const isKept = isMost ? value.low < limit.value.low : least.test(limit.subject) && value.low > limit.value.low;
  return isKept && isRecord(documents[found.document]) && !isRecord(documents[limit.document]);
}

const known = new WeakMap<FactDocument, boolean>();

function isRecord(document: FactDocument | undefined): boolean {
  if (document === undefined) return false;
  let isOne = known.get(document);
  if (isOne === undefined) known.set(document, (isOne = hasTitle(document)));
  return isOne;
}

const hasTitle = ({ passages }: FactDocument): boolean =>
  passages
    .filter(({ kind }) => kind !== 'furniture')
    .slice(0, titleLines)
    .some(({ words }) => words.length <= longestTitle && record.test(printed(words)));
