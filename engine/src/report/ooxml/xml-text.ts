/** Outside of what XML 1.0 allows (section 2.2), lone surrogates included. PDFs do contain such characters. */
const illegal =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Invisible controls that reorder or hide text: a quote must not be able to change how the page around it reads. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const special = /[&<>"]/;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in XML content or in a double-quoted attribute. */
export function escapeXml(text: string): string {
  const legal = text.replace(illegal, '');
  return special.test(legal) ? legal.replace(/[&<>"]/g, (character) => entities[character] ?? character) : legal;
}

/** One line of text without control and direction characters, white space collapsed. */
export function plainLine(text: string): string {
  return text.replace(illegal, ' ').replace(directionControls, '').replace(/\s+/g, ' ').trim();
}

export function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}="${typeof value === 'number' ? value : escapeXml(value)}"`;
}
