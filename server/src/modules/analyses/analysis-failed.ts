/** Ends the analysis for good; the message is shown to the person. Trying again would change nothing. */
export class AnalysisFailed extends Error {
  override readonly name = 'AnalysisFailed';
}
