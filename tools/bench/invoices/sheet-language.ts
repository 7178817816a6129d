import type { Field } from './invoice-data.ts';

/** How whoever keeps books calls what stands on an invoice, and prints it. */
export interface SheetLanguage {
  readonly title: readonly string[];
  readonly labels: Readonly<Record<Field, readonly string[]>>;
  /** BCP 47, each with its way to print amounts and dates. */
  readonly locales: readonly string[];
}

export const sheetLanguages: readonly SheetLanguage[] = [
  {
    title: ['Booking sheet', 'Payment advice'],
    locales: ['en-GB', 'en-US'],
    labels: {
      number: ['Invoice no.', 'Supplier reference', 'Document'],
      issued: ['Invoice date', 'Document date', 'Dated'],
      order: ['Our order', 'Purchase order', 'PO'],
      delivered: ['Delivery date', 'Goods received', 'Supplied on'],
      net: ['Net amount', 'Amount before VAT', 'Net'],
      tax: ['VAT', 'Input tax', 'Tax amount'],
      gross: ['Gross amount', 'Invoice total', 'Total including VAT'],
      payable: ['Amount to pay', 'Open amount', 'To be transferred'],
      due: ['Due date', 'Payable by', 'Due'],
      account: ['Bank account', 'Payee IBAN', 'IBAN'],
    },
  },
  {
    title: ['Buchungsbeleg', 'Zahlungsavis'],
    locales: ['de-DE'],
    labels: {
      number: ['Rechnungsnr.', 'Belegnummer', 'Rechnung'],
      issued: ['Rechnungsdatum', 'Belegdatum', 'vom'],
      order: ['Bestellung', 'Unsere Bestellnummer', 'Auftrag'],
      delivered: ['Lieferdatum', 'Wareneingang', 'Geliefert am'],
      net: ['Netto', 'Nettobetrag', 'Betrag ohne USt.'],
      tax: ['Vorsteuer', 'Umsatzsteuer', 'MwSt.-Betrag'],
      gross: ['Brutto', 'Rechnungsbetrag', 'Summe inkl. USt.'],
      payable: ['Zahlbetrag', 'Zu zahlen', 'Offener Betrag'],
      due: ['Fällig am', 'Zahlbar bis', 'Fälligkeit'],
      account: ['Bankverbindung', 'IBAN', 'Konto des Empfängers'],
    },
  },
  {
    title: ['Fiche comptable', 'Avis de paiement'],
    locales: ['fr-FR'],
    labels: {
      number: ['Facture n°', 'Numéro de pièce', 'Référence fournisseur'],
      issued: ['Date de facture', 'Date de la pièce', 'Émise le'],
      order: ['Notre commande', 'Bon de commande', 'Commande n°'],
      delivered: ['Date de livraison', 'Reçu le', 'Livré le'],
      net: ['Montant HT', 'Total HT', 'Net'],
      tax: ['TVA', 'Montant de la TVA', 'Taxe'],
      gross: ['Montant TTC', 'Total TTC', 'Total de la facture'],
      payable: ['Net à payer', 'Reste à payer', 'Montant à régler'],
      due: ["Date d'échéance", 'À régler avant le', 'Échéance'],
      account: ['IBAN du bénéficiaire', 'Compte', 'IBAN'],
    },
  },
];
