/** What is printed, with a colon, before what whoever signs fills in, by language. */
const labels: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', string>> = {
  en: 'by|per|name|print name|title|its|signature|signed|witness|witnesses|attest',
  de: 'durch|name|titel|funktion|unterschrift|gezeichnet|zeuge|zeugen',
  fr: 'par|nom|titre|qualité|fonction|signature|signé|témoin|témoins',
  es: 'por|nombre|cargo|firma|firmado|testigo|testigos',
  it: 'per|nome|qualifica|carica|firma|firmato|testimone|testimoni',
};

const all = new Set(Object.values(labels).flatMap((list) => list.split('|')));

/** `By:`, `Title:` */
export const isSignatureLabel = (printed: string): boolean =>
  printed.endsWith(':') && all.has(printed.slice(0, -1).toLowerCase());
