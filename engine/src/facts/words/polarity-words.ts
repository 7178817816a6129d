/** What words turn. */
export const polarityClasses = ['negation', 'modality', 'permission', 'boundary'] as const;

export type PolarityClass = (typeof polarityClasses)[number];

/** Words that turn the meaning of a sentence: by what they turn, a line for each pole, in lower case without accents. */
export const polarityWords: Readonly<Record<PolarityClass, readonly string[]>> = {
  negation: [
    "not no never none nor neither without cannot nothing n't nicht kein keine keinen keiner keinem keines nie niemals ohne weder pas ne jamais sans aucun aucune nunca ningun ninguna sin tampoco non mai senza nessun nessuno nessuna",
  ],
  modality: [
    'shall must required requires mandatory obliged muss mussen verpflichtet hat doit doivent obligatoire debe deben debera deberan obligatorio obligado deve devono dovra dovranno obbligatorio obbligatoria tenuto tenuta',
    'may can optional permitted kann konnen darf durfen peut peuvent facultatif puede pueden podra podran opcional puo possono potra potranno facoltativo facoltativa',
    'should recommended encouraged soll sollen sollte sollten empfohlen devrait devraient recommande deberia recomendado dovrebbe dovrebbero consigliato',
  ],
  permission: [
    'allowed allow allows permitted permit permits erlaubt gestattet zulassig zugelassen autorise permis permitido permite autorizado consentito consentita permesso permessa ammesso ammessa autorizzato',
    'forbidden prohibited prohibits forbid forbids banned barred verboten untersagt unzulassig interdit interdite prohibido prohibida vietato vietata proibito proibita',
  ],
  boundary: [
    'least minimum mindestens wenigstens moins minimo almeno',
    'most maximum up within hochstens maximal plus maximo massimo',
    'more over above exceeding mehr uber mas',
    'less fewer under below weniger unter menos',
  ],
};
