/** Beginnings of words that a sentence about money, time, liability, the end of a contract or its law has, by language. */
const weighty: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', string>> = {
  en: 'pay|paid|price|fee|rent|cost|charg|royalt|invoic|interest|penalt|damage|liab|indemn|warrant|insur|terminat|expir|renew|term|govern|law|jurisdiction|court|arbitrat|confidential|default|breach|deliver|deadline|deposit|tax|refund|guarant|exclusiv|assign',
  de: 'zahl|bezahl|preis|gebühr|miet|kost|vergüt|rechnung|zins|strafe|schaden|haft|freistell|gewähr|versicher|künd|ablauf|verläng|laufzeit|recht|gericht|schieds|vertraulich|verzug|verletz|liefer|frist|kaution|steuer|erstatt|garant|abtret',
  fr: 'pai|pay|prix|frais|loyer|coût|redevance|factur|intérêt|pénalit|dommage|responsab|indemn|garant|assur|résili|expir|renouvel|durée|droit|loi|juridiction|tribunal|arbitr|confidenti|défaut|manquement|livr|délai|dépôt|impôt|taxe|rembours|cession',
  es: 'pag|precio|tarifa|renta|coste|costo|canon|factur|interés|penaliz|daño|responsab|indemn|garant|segur|rescis|resol|expir|renov|plazo|duración|ley|derecho|jurisdicción|tribunal|arbitr|confiden|incumpl|entreg|depósito|fianza|impuesto|reembols|cesión',
  it: 'pag|prezz|canone|cost|tariff|fattur|interess|penal|dann|responsab|indenn|garan|assicur|risol|recess|scad|rinnov|durata|legge|diritto|giurisdizione|foro|tribunale|arbitr|riservat|inadempi|consegn|termine|deposito|cauzione|impost|rimbors|cession',
};

const beginning = new RegExp(`^(?:${Object.values(weighty).join('|')})`, 'u');

export const isWeighty = (key: string): boolean => beginning.test(key);
