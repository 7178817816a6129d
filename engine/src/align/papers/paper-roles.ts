import { printed, type FactDocument } from '../../facts/fact.ts';

/** What a paper is in the making of a deal; undefined for all others. */
export type PaperRole = 'offer' | 'contract' | undefined;

/** Passages at the head of a paper in which it says what it is. */
const headPassages = 12;
/** Lines from its top among which its title stands, and the longest title, in words. */
const titleLines = 4;
const longestTitle = 10;

const preliminary =
  /(?<![a-zß-ɏ])(?:term sheet|heads of (?:terms|agreement)|letter of intent|memorandum of understanding|offer|quotation|quote|estimate|proposal|(?:[a-zß-ɏ]+)?angebot|(?:[a-zß-ɏ]+)?zusage|kostenvoranschlag|absichtserklärung|eckpunkte(?:papier)?|lettre d['’](?:intention|engagement)|promesse d['’]embauche|offre|devis|proposition|carta de intenciones|carta oferta|oferta|presupuesto|propuesta|offerta|preventivo|proposta)(?![a-zß-ɏ])/i;
/** The act of offering: to somebody, or with pleasure. */
const offering =
  /(?<![a-zß-ɏ])(?:(?:offer|offering|propose to|quote) (?:you|the)|(?:to|gladly) offer|(?:bieten|biete|bietet|anbieten)(?: .{1,80})? (?:ihnen|ihr|an|zu können)|ihnen .{1,80} (?:anzubieten|anbieten|zusagen)|(?:vous|leur) propos(?:er|ons)|(?:le|les|ofrecer)(?:le|les)? ofrecemos|ofrecer(?:le|les)|(?:le|les) ofrec[a-zß-ɏ]+|(?:ofrece|propone) a)(?![a-zß-ɏ])/i;
const definitive =
  /(?<![a-zß-ɏ])(?:agreement|contract|lease|tenancy|deed|terms and conditions|(?:statement|particulars) of terms|(?:insurance )?policy|order(?: confirmation)?|(?:[a-zß-ɏ]+)?vertrag|(?:[a-zß-ɏ]+)?vereinbarung|versicherungsschein|(?:[a-zß-ɏ]+)?auftrag|auftragsbestätigung|bestellung|bon de commande|commande|pedido|encargo|police|contrat|bail|convention|contrato|convenio|póliza|contratto|polizza)(?![a-zß-ɏ])/i;
/** Papers that are made under a contract, or about it. */
const derived =
  /(?<![a-zß-ɏ])(?:invoice|letter|certificate|minutes|amendment|addendum|endorsement|rider|variation|notice|summary|receipt|report|statement of account|rechnung|[a-zß-ɏ]*protokoll|nachtrag|bestätigung|[a-zß-ɏ]*schreiben|facture|avenant|suplemento|courrier|procès|certificat|factura|acta|anexo|carta|certificado|fattura|verbale)(?![a-zß-ɏ])/i;

const mayOffer = /letter|schreiben|courrier|carta/i;

/** Reads what a paper is from its title, and an offer also from the act of offering. */
export function paperRoleOf(document: FactDocument): PaperRole {
  const head = document.passages.slice(0, headPassages);
  // A title that is repeated at the top of each page is a running line.
  const running = document.passages.filter(({ kind, words }) => kind === 'furniture' && words[0]?.page.page === 1);
  const titles = [...head.slice(0, titleLines), ...running].filter(({ words }) => words.length <= longestTitle);
  for (const { words } of titles) {
    const text = printed(words);
    if (preliminary.test(text)) return 'offer';
    if (derived.test(text)) {
      // A letter may well be an offer.
      if (mayOffer.test(text)) break;
      return undefined;
    }
    if (definitive.test(text)) return 'contract';
  }
  return head.some(({ words }) => offering.test(printed(words))) ? 'offer' : undefined;
}
