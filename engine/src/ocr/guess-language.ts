import type { OcrLanguage } from './language-data.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * Words so frequent that a page of a language holds many of them, with what heads forms and papers, and that the other
 * languages do not share. Read with the data of another language they lose their accents.
 */
const frequent: Readonly<Record<OcrLanguage, ReadonlySet<string>>> = {
  eng: words(
    'the of and to is for by with on this that be shall from are not at or date no your our we you invoice order ' +
      'delivery number amount total name address page agreement limited ltd tenant customer received signed',
  ),
  deu: words(
    'der die und das ist mit von dem den für fur fiir auf nicht ein eine zu im wird bei oder durch vom zum zur am ihre ' +
      'ihr wir sie rechnung lieferschein bestellung auftrag angebot vertrag datum nummer betrag menge anzahl netto ' +
      'brutto stück stuck mwst ust gmbh straße strasse ware kunde seite geliefert erhalten artikel',
  ),
  fra: words(
    'le les des du et est une pour dans par sur au aux qui avec sont ne ou cette son nous vous votre notre facture ' +
      'commande livraison devis montant bon reçu recu livré livre ttc ht tva rue client adresse page désignation quantité',
  ),
  spa: words(
    'el los las del y es una para por con se al su que no como son sus esta fecha calle factura pedido entrega importe ' +
      'cantidad precio cliente albarán albaran número numero recibido firma euros contrato avenida',
  ),
};

/** Endings and shapes of words, each worth half a word. */
const shapes: Readonly<Record<OcrLanguage, RegExp>> = {
  eng: /(?:ing|ness|ght|tion)s?$/u,
  deu: /(?:ungen|ung|keit|heit|schaft|schein|lich|liche[rsnm]?|straße|strasse)$|^(?:ge.{4,}t|sch.{3,})$/u,
  fra: /^[ldnjsc]['’]\p{L}|(?:eaux|eux|euse|ées|ement)$/u,
  spa: /(?:ción|cién|ciones|dad|miento|ado|ados|ada|adas)$/u,
};

const languages: readonly OcrLanguage[] = ['eng', 'deu', 'fra', 'spa'];
/** Less than this says nothing. */
const enough = 2.5;

/** The language most of whose frequent words stand in the text; undefined when none is evident. */
export function guessLanguage(texts: readonly string[]): OcrLanguage | undefined {
  const counts = { eng: 0, deu: 0, fra: 0, spa: 0 };
  for (const text of texts) {
    const plain = text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    for (const language of languages) {
      if (frequent[language].has(plain)) counts[language] += 1;
      else if (shapes[language].test(plain)) counts[language] += 0.5;
    }
  }
  const best = languages.reduce((a, b) => (counts[b] > counts[a] ? b : a));
  return counts[best] >= enough ? best : undefined;
}
