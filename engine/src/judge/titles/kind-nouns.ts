import type { ByLanguage } from './title-words.ts';

/** What a value is where nothing names it, by its type. */
export const kindNouns: Readonly<Record<string, ByLanguage>> = {
  money: { en: 'Amount', de: 'Betrag', fr: 'Montant', es: 'Importe', it: 'Importo' },
  percent: { en: 'Percentage', de: 'Prozentsatz', fr: 'Pourcentage', es: 'Porcentaje', it: 'Percentuale' },
  date: { en: 'Date', de: 'Datum', fr: 'Date', es: 'Fecha', it: 'Data' },
  time: { en: 'Time', de: 'Uhrzeit', fr: 'Heure', es: 'Hora', it: 'Ora' },
  duration: { en: 'Period', de: 'Zeitraum', fr: 'Durée', es: 'Plazo', it: 'Durata' },
  quantity: { en: 'Measure', de: 'Maß', fr: 'Mesure', es: 'Medida', it: 'Misura' },
  number: { en: 'Number', de: 'Anzahl', fr: 'Nombre', es: 'Número', it: 'Numero' },
  identifier: { en: 'Number', de: 'Nummer', fr: 'Numéro', es: 'Número', it: 'Numero' },
  email: { en: 'E-mail', de: 'E-Mail', fr: 'E-mail', es: 'Correo electrónico', it: 'E-mail' },
  phone: { en: 'Telephone', de: 'Telefon', fr: 'Téléphone', es: 'Teléfono', it: 'Telefono' },
  url: { en: 'Link', de: 'Link', fr: 'Lien', es: 'Enlace', it: 'Link' },
  name: { en: 'Name', de: 'Name', fr: 'Nom', es: 'Nombre', it: 'Nome' },
  address: { en: 'Address', de: 'Adresse', fr: 'Adresse', es: 'Dirección', it: 'Indirizzo' },
  words: { en: 'Wording', de: 'Wortlaut', fr: 'Rédaction', es: 'Redacción', it: 'Formulazione' },
  area: { en: 'Area', de: 'Fläche', fr: 'Surface', es: 'Superficie', it: 'Superficie' },
  mass: { en: 'Weight', de: 'Gewicht', fr: 'Poids', es: 'Peso', it: 'Peso' },
  volume: { en: 'Volume', de: 'Volumen', fr: 'Volume', es: 'Volumen', it: 'Volume' },
  temperature: { en: 'Temperature', de: 'Temperatur', fr: 'Température', es: 'Temperatura', it: 'Temperatura' },
};

/** Words, or their ends, that say how somebody is reached. */
export const contactWords =
  /(?:e-?mails?|mail|phones?|tel|mobile|fax|lines?|hotline|telefon[a-z]*|telefax|rufnummer|nummer|t[eé]l[eé]phone|portable|courriel|tel[eé]fono|m[oó]vil|correo|telefono|cellulare|number|call|us|at)$/i;

/** What rules name by themselves, in the language of the papers. */
export const ruleNouns: Readonly<Record<string, ByLanguage>> = {
  'Governing law': {
    en: 'Governing law',
    de: 'Anwendbares Recht',
    fr: 'Droit applicable',
    es: 'Derecho aplicable',
    it: 'Legge applicabile',
  },
  'Place of jurisdiction': {
    en: 'Place of jurisdiction',
    de: 'Gerichtsstand',
    fr: 'Juridiction compétente',
    es: 'Jurisdicción',
    it: 'Foro competente',
  },
};

/** What parts two findings of one name by the page they stand on. */
export const pageWords: ByLanguage = { en: 'page', de: 'Seite', fr: 'page', es: 'página', it: 'pagina' };
