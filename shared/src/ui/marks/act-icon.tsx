/** Outlines for what is done with a thing, on the grid of `Icon`. Apart from those: the account pages need none of them. */
const outlines = {
  back: 'm12.5 4.5-5.5 5.5 5.5 5.5',
  lock: 'M5.75 9h8.5c.83 0 1.5.67 1.5 1.5v5c0 .83-.67 1.5-1.5 1.5h-8.5c-.83 0-1.5-.67-1.5-1.5v-5c0-.83.67-1.5 1.5-1.5ZM6.75 9V6.5a3.25 3.25 0 0 1 6.5 0V9',
  more: 'M4.5 10v.01M10 10v.01M15.5 10v.01',
  next: 'm7.5 4.5 5.5 5.5-5.5 5.5',
  pause: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM8.25 7.25v5.5M11.75 7.25v5.5',
  pencil: 'm12.9 4.1 3 3L7 16l-3.75.75L4 13ZM11 6l3 3',
  swap: 'M6.75 16V4.5M3.5 7.5l3.25-3.25L10 7.5M13.25 4v11.5M10 12.5l3.25 3.25 3.25-3.25',
  trash:
    'M3.5 5.5h13M8 5.25V3.5h4v1.75M5.25 5.5l.7 10c.05.85.7 1.5 1.55 1.5h5c.85 0 1.5-.65 1.55-1.5l.7-10M8.5 8.75v5M11.5 8.75v5',
} as const;

export type ActIconName = keyof typeof outlines;

export interface ActIconProps {
  readonly name: ActIconName;
  /** Edge in px; 20 unless told. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A small outline in the colour of its text, beside or in place of words. Hidden from readers. */
export function ActIcon({ name, size = 20, className }: ActIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.25 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
