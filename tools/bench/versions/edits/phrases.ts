/** Said at the end of a sentence that did not say it. Names in them are invented. */
export const conditions: readonly string[] = [
  ', so long as no invoice remains unpaid at that time',
  ', if so requested in writing at least five business days before',
  ', subject to the prior approval of Hallworth Trust Company as lender',
  ', but in no event after the second anniversary of the date first written above',
  ', provided the insurer has first been told of it',
  ', to the extent its budget for the year allows',
  ', save where the accountants of either side advise against it',
  ', once the deposit has been paid in full',
  ', in the absence of any dispute then pending',
  ', on condition that a copy is sent to Orvane Partners',
];

export const leadingConditions: readonly string[] = [
  'If the audit committee so agrees, ',
  'Once the first shipment has been accepted, ',
  'Unless a dispute is then pending, ',
  'To the extent the insurer consents, ',
];

/** Said of what a definition covers. */
export const widenings: readonly string[] = [
  ', and also any part, copy or later edition of the same',
  ', whether held directly or through a company under its control',
  ' and whatever is sold or licensed in place of it',
  ', including those that come into being after the date of this Agreement',
  ', in each case wherever located and in whatever form',
  ' as well as related goodwill, records and know-how',
];

/** A duty in the words of the left column becomes what the right one says. */
export const softenings: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bshall(?= (?!(?:not|be|have|mean|include|constitute|the|any|such|each|either|neither|all|its|their|they|this|that|only|there)\b)[a-z]{3,}\b)/gu,
    ['should, where practicable,', 'ought in general to', 'shall try to', 'shall consider whether to'],
  ],
  [
    /\bwill(?= (?!(?:not|be|have|mean|the|any|such|each|either|neither|all|its|their|they|this|that|only|there)\b)[a-z]{3,}\b)/gu,
    ['will normally', 'would usually', 'will attempt to'],
  ],
  [/\bmust(?= (?!not\b|be\b)[a-z]{3,}\b)/gu, ['ought to', 'should if possible']],
  [
    /\b(?:shall|will) use (?:its |their )?best efforts to\b/gu,
    ['may take such steps as it thinks fit to', 'will give thought to how to'],
  ],
];

export const scopeWords: readonly (readonly [string, string])[] = [
  ['exclusive', 'non-exclusive'],
  ['sole', 'joint'],
  ['worldwide', 'nationwide'],
  ['including', 'excluding'],
  ['direct', 'indirect'],
  ['gross', 'net'],
  ['prior', 'subsequent'],
  ['all', 'substantially all'],
  ['each', 'every second'],
  ['directors', 'shareholders'],
  ['at least', 'at most'],
  ['no more than', 'no less than'],
  ['not less than', 'not more than'],
  ['jointly and severally', 'severally'],
  ['perpetual', 'renewable'],
  ['affiliates', 'subsidiaries'],
  ['patents', 'trademarks'],
  ['solely', 'primarily'],
  ['only', 'mainly'],
  ['reasonable', 'documented'],
  ['material', 'minor'],
];

export const timePhrases: readonly (readonly [string, string])[] = [
  ['immediately', 'within a reasonable time'],
  ['promptly', 'in due course'],
  ['at all times', 'during business hours'],
  ['monthly', 'quarterly'],
  ['annually', 'every other year'],
  ['annual', 'half-yearly'],
  ['quarterly', 'monthly'],
  ['prior to', 'following'],
  ['upon termination', 'six months after termination'],
  ['from time to time', 'twice a year at most'],
  ['during the term', 'during the last year of the term'],
  ['calendar year', 'fiscal year'],
  ['business days', 'calendar days'],
  ['at any time', 'on the first day of any month'],
  ['on or before', 'after'],
  ['thereafter', 'before that'],
];

/** One word, two spellings: American and British. */
export const spellings: readonly (readonly [string, string])[] = [
  ['honor', 'honour'],
  ['favor', 'favour'],
  ['favorable', 'favourable'],
  ['labor', 'labour'],
  ['endeavor', 'endeavour'],
  ['behavior', 'behaviour'],
  ['color', 'colour'],
  ['authorize', 'authorise'],
  ['authorized', 'authorised'],
  ['unauthorized', 'unauthorised'],
  ['authorization', 'authorisation'],
  ['organization', 'organisation'],
  ['organized', 'organised'],
  ['recognize', 'recognise'],
  ['recognized', 'recognised'],
  ['utilize', 'utilise'],
  ['utilized', 'utilised'],
  ['utilization', 'utilisation'],
  ['customized', 'customised'],
  ['capitalized', 'capitalised'],
  ['judgment', 'judgement'],
  ['acknowledgment', 'acknowledgement'],
  ['fulfill', 'fulfil'],
  ['center', 'centre'],
  ['canceled', 'cancelled'],
  ['labeled', 'labelled'],
  ['labeling', 'labelling'],
  ['defense', 'defence'],
  ['catalog', 'catalogue'],
  ['program', 'programme'],
  ['programs', 'programmes'],
];
