/** Words that turn the meaning of a sentence, by what they turn; compared in lower case without accents. */
const classes: Readonly<Record<PolarityClass, readonly (readonly string[])[]>> = {
  negation: [
    [
      'not',
      'no',
      'never',
      'none',
      'nor',
      'neither',
      'without',
      'cannot',
      'nothing',
      "n't",
      'nicht',
      'kein',
      'keine',
      'keinen',
      'keiner',
      'keinem',
      'keines',
      'nie',
      'niemals',
      'ohne',
      'weder',
      'pas',
      'ne',
      'jamais',
      'sans',
      'aucun',
      'aucune',
      'nunca',
      'ningun',
      'ninguna',
      'sin',
      'tampoco',
    ],
  ],
  modality: [
    [
      'shall',
      'must',
      'required',
      'requires',
      'mandatory',
      'obliged',
      'muss',
      'mussen',
      'verpflichtet',
      'hat',
      'doit',
      'doivent',
      'obligatoire',
      'debe',
      'deben',
      'debera',
      'deberan',
      'obligatorio',
      'obligado',
    ],
    [
      'may',
      'can',
      'optional',
      'permitted',
      'kann',
      'konnen',
      'darf',
      'durfen',
      'peut',
      'peuvent',
      'facultatif',
      'puede',
      'pueden',
      'podra',
      'podran',
      'opcional',
    ],
    [
      'should',
      'recommended',
      'encouraged',
      'soll',
      'sollen',
      'sollte',
      'sollten',
      'empfohlen',
      'devrait',
      'devraient',
      'recommande',
      'deberia',
      'recomendado',
    ],
  ],
  inclusion: [
    [
      'including',
      'include',
      'includes',
      'included',
      'inclusive',
      'incl',
      'einschliesslich',
      'inklusive',
      'inkl',
      'enthalten',
      'inbegriffen',
      'compris',
      'inclus',
      'incluido',
      'incluida',
      'incluye',
      'inclusive',
    ],
    [
      'excluding',
      'exclude',
      'excludes',
      'excluded',
      'exclusive',
      'excl',
      'except',
      'ausschliesslich',
      'exklusive',
      'exkl',
      'ausgeschlossen',
      'ausgenommen',
      'exclu',
      'hors',
      'sauf',
      'excluido',
      'excluida',
      'excluye',
      'excepto',
      'salvo',
    ],
  ],
  permission: [
    [
      'allowed',
      'allow',
      'allows',
      'permitted',
      'permit',
      'permits',
      'erlaubt',
      'gestattet',
      'zulassig',
      'zugelassen',
      'autorise',
      'permis',
      'permitido',
      'permite',
      'autorizado',
    ],
    [
      'forbidden',
      'prohibited',
      'prohibits',
      'forbid',
      'forbids',
      'banned',
      'barred',
      'verboten',
      'untersagt',
      'unzulassig',
      'interdit',
      'interdite',
      'prohibido',
      'prohibida',
    ],
  ],
  quantifier: [
    ['any', 'either', 'or', 'oder', 'ou', 'jeder', 'beliebige', 'cualquier', 'cualquiera'],
    ['all', 'both', 'every', 'each', 'and', 'alle', 'beide', 'und', 'tous', 'toutes', 'todos', 'todas', 'ambos'],
    ['only', 'solely', 'exclusively', 'nur', 'lediglich', 'seulement', 'uniquement', 'solo', 'solamente', 'unicamente'],
    ['some', 'einige', 'certains', 'algunos'],
  ],
  boundary: [
    ['least', 'minimum', 'mindestens', 'wenigstens', 'moins', 'minimo'],
    ['most', 'maximum', 'up', 'within', 'hochstens', 'maximal', 'plus', 'maximo'],
    ['more', 'over', 'above', 'exceeding', 'mehr', 'uber', 'mas'],
    ['less', 'fewer', 'under', 'below', 'weniger', 'unter', 'menos'],
  ],
  direction: [
    ['before', 'prior', 'until', 'earlier', 'vor', 'bis', 'avant', 'antes', 'hasta'],
    ['after', 'following', 'later', 'since', 'nach', 'seit', 'apres', 'despues', 'tras'],
  ],
  sense: [
    [
      'increase',
      'increases',
      'increased',
      'rise',
      'rises',
      'rose',
      'higher',
      'erhoht',
      'steigt',
      'gestiegen',
      'augmente',
      'hausse',
      'aumenta',
      'aumento',
    ],
    [
      'decrease',
      'decreases',
      'decreased',
      'reduce',
      'reduces',
      'reduced',
      'fall',
      'falls',
      'fell',
      'lower',
      'gesenkt',
      'sinkt',
      'gesunken',
      'baisse',
      'diminue',
      'disminuye',
      'reduce',
    ],
  ],
  freedom: [
    ['exclusive', 'sole', 'exklusiv', 'exclusif', 'exclusivo', 'exclusiva'],
    ['non-exclusive', 'nonexclusive', 'nicht-exklusiv', 'non-exclusif'],
  ],
  payment: [
    ['free', 'gratis', 'kostenlos', 'unentgeltlich', 'gratuit', 'gratuitement', 'gratuito'],
    ['charged', 'chargeable', 'kostenpflichtig', 'payant', 'de-pago'],
  ],
};

export type PolarityClass =
  | 'negation'
  | 'modality'
  | 'inclusion'
  | 'permission'
  | 'quantifier'
  | 'boundary'
  | 'direction'
  | 'sense'
  | 'freedom'
  | 'payment';

export interface Polarity {
  readonly kind: PolarityClass;
  readonly pole: number;
}

const byWord = new Map<string, Polarity[]>();
for (const [kind, poles] of Object.entries(classes)) {
  for (const [pole, words] of poles.entries()) {
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), { kind: kind as PolarityClass, pole }]);
  }
}

/** What a plain word turns; empty for words that turn nothing. */
export const polaritiesOf = (plain: string): readonly Polarity[] =>
  byWord.get(plain) ?? (plain.endsWith("n't") || plain.endsWith('n’t') ? [{ kind: 'negation', pole: 0 }] : []);

export const polarityClasses: readonly PolarityClass[] = [
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
];

/** The poles of each class that occur among some words. */
export function polesOf(words: readonly string[]): Map<PolarityClass, Set<number>> {
  const found = new Map<PolarityClass, Set<number>>();
  for (const word of words) {
    for (const { kind, pole } of polaritiesOf(word)) found.set(kind, (found.get(kind) ?? new Set()).add(pole));
  }
  return found;
}
