/** Numbers, letters and bullets that open a clause or an item: `1.`, `2.3`, `(a)`, `iv)`, `A.1`, `§ 4`, `Art. 5`, a bullet. */
const marker =
  /^(?:(?:§+|art\.?|article|artikel|section|clause|ziff(?:er)?\.?|nr\.)\s*)?(?:\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[A-Za-z](?:\.\d{1,3})+|[a-zA-Z]|[ivxIVX]{1,5})[.):]?\)?)$|^[•●▪■◦‣·*–—☐☑☒□✓✔✗✘➢➤►-]$/iu;

/** Whether the words are nothing but a list marker. */
export const isListMarker = (text: string): boolean => marker.test(text.trim());

/** Number of leading words that form a list marker, 0 to 2. */
export function markerLength(words: readonly { readonly text: string }[]): number {
  const [first, second] = words;
  if (first === undefined) return 0;
  if (
    second !== undefined &&
    /^(§+|art\.?|article|artikel|section|clause)$/iu.test(first.text) &&
    isListMarker(`${first.text} ${second.text}`)
  )
    return 2;
  // A lone capital or number without a stop may be a word of the sentence: "A tenant", "30 days".
  if (/^(\d{1,3}|[A-Za-z]|[ivxIVX]+)$/u.test(first.text)) return 0;
  return isListMarker(first.text) ? 1 : 0;
}
