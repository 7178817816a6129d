/** Kinds of duration that convert into each other exactly share a unit: days, or months, or hours. */
export interface DurationUnit {
  readonly unit: 'day' | 'month' | 'hour' | 'working day';
  readonly factor: number;
}

const working = String.raw`(?:business|working|werk|arbeits|bank|clear business)`;
const patterns: readonly (readonly [RegExp, DurationUnit])[] = [
  [
    new RegExp(
      String.raw`^[ -]?(?:${working}[ -]?(?:days?|tagen?|tage)|jours? ouvr(?:és?|ables?)|días? h[áa]biles|días? laborables?)(?![\p{L}])`,
      'iu',
    ),
    { unit: 'working day', factor: 1 },
  ],
  [
    /^[ -]?(?:calendar |consecutive |clear |natural )?(?:days?|tage?n?|kalendertage?n?|jours?|d[íi]as?)(?!\p{L})/iu,
    { unit: 'day', factor: 1 },
  ],
  [/^[ -]?(?:calendar )?(?:weeks?|wochen?|semaines?|semanas?|wks?)(?!\p{L})/iu, { unit: 'day', factor: 7 }],
  [/^[ -]?(?:fortnights?)(?!\p{L})/iu, { unit: 'day', factor: 14 }],
  [
    /^[ -]?(?:calendar |full |consecutive )?(?:months?|monate?n?|mois|mes(?:es)?|mths?)(?!\p{L})/iu,
    { unit: 'month', factor: 1 },
  ],
  [/^[ -]?(?:quarters?|quartale?n?|trimestres?)(?!\p{L})/iu, { unit: 'month', factor: 3 }],
  [
    /^[ -]?(?:full |consecutive |calendar )?(?:years?|yrs?|jahre?n?|ans?|années?|años?)(?!\p{L})/iu,
    { unit: 'month', factor: 12 },
  ],
  [/^[ -]?(?:hours?|hrs?|std\.?|stunden?|heures?|horas?|h)(?!\p{L})/iu, { unit: 'hour', factor: 1 }],
  [/^[ -]?(?:minutes?|mins?|minuten?|minutos?|min)(?!\p{L})/iu, { unit: 'hour', factor: 1 / 60 }],
  [/^[ -]?(?:seconds?|secs?|sekunden?|secondes?|segundos?|s)(?!\p{L})/iu, { unit: 'hour', factor: 1 / 3600 }],
];

/** The unit of duration that begins at an offset of a text. */
export function durationAt(text: string, offset: number): { unit: DurationUnit; end: number } | undefined {
  const rest = text.slice(offset, offset + 40);
  for (const [pattern, unit] of patterns) {
    const match = pattern.exec(rest);
    if (match !== null) return { unit, end: offset + match[0].length };
  }
  return undefined;
}

/** Durations written without a number. */
export const wholeDurations: readonly (readonly [RegExp, DurationUnit, number])[] = [
  [/\b(?:a|one) fortnight\b/giu, { unit: 'day', factor: 1 }, 14],
  [/\bhalf a year\b|\bein(?:em|es)? halbe[ns]? jahr(?:es)?\b/giu, { unit: 'month', factor: 1 }, 6],
];
