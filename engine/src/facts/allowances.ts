/** Words by which somebody may go as far as the number behind them, in the same clause. */
const allowed =
  /(?<![\p{L}])(?:may|can|could|entitled to|allowed to|permitted to|dürfen|darf|können|kann|peu(?:t|vent)|autorisée?s? à|pueden?|podrán?|autorizad[oa]s? a|può|possono)(?! (?:not|nicht|be|also)(?![\p{L}]))[^.;:]{1,60}$/iu;
/** Behind these the number counts something else: `may cancel after 14 days`. */
const elsewhere =
  /(?<![\p{L}])(?:after|from|before|within|until|than|if|when|unless|for every|nach|ab|vor|bis|wenn|binnen|innerhalb|après|avant|dès|si|dans les|tras|después|antes|dentro|cuando)(?![\p{L}])[^.;:]*$/iu;

/** Whether the words before a number make it what somebody is allowed. */
export function isAllowed(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 70), start);
  const match = allowed.exec(before);
  return match !== null && !elsewhere.test(match[0]);
}
