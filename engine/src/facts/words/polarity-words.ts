/** What words turn. */
export const polarityClasses = [
  'negation',
  'modality',
  'inclusion',
  'permission',
  'quantifier',
  'boundary',
  'direction',
  'sense',
  'freedom',
  'payment',
] as const;

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
  inclusion: [
    'including include includes included inclusive incl einschliesslich inklusive inkl enthalten inbegriffen compris inclus incluido incluida incluye inclusive incluso inclusa inclusi incluse compreso compresa compresi comprese',
    'excluding exclude excludes excluded exclusive excl except ausschliesslich exklusive exkl ausgeschlossen ausgenommen exclu hors sauf excluido excluida excluye excepto salvo escluso esclusa esclusi escluse eccetto',
  ],
  permission: [
    'allowed allow allows permitted permit permits erlaubt gestattet zulassig zugelassen autorise permis permitido permite autorizado consentito consentita permesso permessa ammesso ammessa autorizzato',
    'forbidden prohibited prohibits forbid forbids banned barred verboten untersagt unzulassig interdit interdite prohibido prohibida vietato vietata proibito proibita',
  ],
  quantifier: [
    'any either or oder ou jeder beliebige cualquier cualquiera',
    'all both every each and alle beide jede jedes und tous toutes chaque todos todas cada ambos tutti tutte ogni entrambi',
    'only solely exclusively nur lediglich seulement uniquement solo solamente unicamente soltanto esclusivamente',
    'some einige certains algunos',
  ],
  boundary: [
    'least minimum mindestens wenigstens moins minimo almeno',
    'most maximum up within hochstens maximal plus maximo massimo',
    'more over above exceeding mehr uber mas',
    'less fewer under below weniger unter menos',
  ],
  direction: [
    'before prior until earlier vor bis avant antes hasta',
    'after following later since nach seit apres despues tras',
  ],
  sense: [
    'increase increases increased rise rises rose higher erhoht steigt gestiegen augmente hausse aumenta aumento',
    'decrease decreases decreased reduce reduces reduced fall falls fell lower gesenkt sinkt gesunken baisse diminue disminuye reduce',
  ],
  freedom: [
    'exclusive sole exklusiv exclusif exclusivo exclusiva',
    'non-exclusive nonexclusive nicht-exklusiv non-exclusif',
  ],
  payment: [
    'free gratis kostenlos unentgeltlich gratuit gratuitement gratuito',
    'charged chargeable kostenpflichtig payant de-pago',
  ],
};
