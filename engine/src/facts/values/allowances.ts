/** Words by which somebody may go as far as the number behind them, in the same clause. */
const allowed =
  /(?<![a-zß-ɏ])(?:may|can|could|entitled to|allowed to|welcome to|free to|permitted to|dürfen|darf|können|kann|peu(?:t|vent)|autorisée?s? à|pueden?|podrán?|autorizad[oa]s? a|può|possono)(?! (?:not|nicht|be|also)(?![a-zß-ɏ]))[^.;:]{1,60}$/i;
/** Behind these the number counts something else: `may cancel after 14 days`. */
const elsewhere =
  /(?<![a-zß-ɏ])(?:after|from|before|within|until|than|if|when|unless|for every|nach|ab|vor|bis|wenn|binnen|innerhalb|après|avant|dès|si|dans les|tras|después|antes|dentro|cuando)(?![a-zß-ɏ])[^.;:]*$/i;

/** Whether the words before a number make it what somebody is allowed. */
export function isAllowed(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 70), start);
  const match = allowed.exec(before);
  return match !== null && !elsewhere.test(match[0]);
}

/** Words that make the value they name a limit: `permitted biomass`, `Höchstgewicht`, `poids maximal`. */
const limits =
  /(?<![a-zß-ɏ])(?:permitted|allowed|permissible|allowances?|limit(?:s|ed)?|caps?|ceiling|max(?:imum|imal[a-zß-ɏ]*|\.)?|min(?:imum|imal[a-zß-ɏ]*|\.)?|höchst[a-zß-ɏ]*|mindest[a-zß-ɏ]*|zulässig[a-zß-ɏ]*|erlaubt[a-zß-ɏ]*|grenz[a-zß-ɏ]+|limites?|plafond|autorisée?s?|permis|maximaux|máxim[oa]s?|mínim[oa]s?|límites?|permitid[oa]s?|admisibles?)(?![a-zß-ɏ])/i;

/** Whether the words around a value name a limit. */
export const namesLimit = (text: string): boolean => limits.test(text);
