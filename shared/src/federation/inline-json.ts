/** A data block for the page. `<` is escaped so that no value can end the element or open a comment (HTML 4.12.1.3). */
export function inlineJson(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
