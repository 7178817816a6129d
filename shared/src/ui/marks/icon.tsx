const circle = 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z';
const tray = 'M3.5 12.75v2c0 .97.78 1.75 1.75 1.75h9.5c.97 0 1.75-.78 1.75-1.75v-2';

/** Outlines on a 20 px grid, drawn with a round stroke of 1.5: those of controls and of many pages. */
const outlines = {
  alert: `${circle}M10 6.25V11M10 13.75v.01`,
  check: 'm4.5 10.5 3.75 3.75L15.5 6.25',
  'check-circle': `${circle}m-10.75.25L9 12.5l4.25-4.75`,
  clock: `${circle}M10 6v4l2.75 1.75`,
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M8.75 7h6c.97 0 1.75.78 1.75 1.75v6c0 .97-.78 1.75-1.75 1.75h-6C7.78 16.5 7 15.72 7 14.75v-6C7 7.78 7.78 7 8.75 7ZM13 7V5.25c0-.97-.78-1.75-1.75-1.75h-6c-.97 0-1.75.78-1.75 1.75v6c0 .97.78 1.75 1.75 1.75H7',
  download: `M10 3.5v9m-3.5-3.25 3.5 3.5 3.5-3.5${tray}`,
  eye: 'M1.75 10S4.75 4.5 10 4.5s8.25 5.5 8.25 5.5-3 5.5-8.25 5.5S1.75 10 1.75 10ZM12.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  'eye-off':
    'm3 3 14 14M8.1 4.7c.6-.13 1.23-.2 1.9-.2 5.25 0 8.25 5.5 8.25 5.5a14.6 14.6 0 0 1-2.6 3.2M5.2 5.9A13.9 13.9 0 0 0 1.75 10S4.75 15.5 10 15.5c1.5 0 2.8-.45 3.9-1.07M8.2 8.25a2.5 2.5 0 0 0 3.5 3.56',
  info: `${circle}M10 9.25v4.25M10 6.5v.01`,
  'log-out': 'M8 3.5H5.25c-.97 0-1.75.78-1.75 1.75v9.5c0 .97.78 1.75 1.75 1.75H8M13 13.5l3.5-3.5L13 6.5M16.25 10H8',
  mail: 'M4.25 4h11.5c.97 0 1.75.78 1.75 1.75v8.5c0 .97-.78 1.75-1.75 1.75H4.25c-.97 0-1.75-.78-1.75-1.75v-8.5C2.5 4.78 3.28 4 4.25 4ZM3 5.5l7 5.5 7-5.5',
  refresh: 'M16.5 10a6.5 6.5 0 1 1-1.75-4.44l1.75 1.74M16.5 3.25V7.3h-4.05',
  upload: `M10 12.5v-9M6.5 6.75l3.5-3.5 3.5 3.5${tray}`,
  warning:
    'M8.7 3.6 1.95 15.2c-.58 1 .15 2.3 1.3 2.3h13.5c1.15 0 1.88-1.3 1.3-2.3L11.3 3.6c-.58-1-2.02-1-2.6 0ZM10 8v3.75M10 14.5v.01',
} as const;

export type IconName = keyof typeof outlines;

export interface IconProps {
  readonly name: IconName;
  /** Edge in px; 20 unless told. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A small outline in the colour of its text. Hidden from readers: the words stand beside it. */
export function Icon({ name, size, className }: IconProps) {
  return <Outline path={outlines[name]} size={size} className={className} />;
}

export interface OutlineProps {
  /** One of `outlines.ts`, which holds what few pages use: each page loads its own. */
  readonly path: string;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
  readonly isDashed?: boolean;
}

/** An icon given by its path. */
export function Outline({ path, size = 20, className, isDashed = false }: OutlineProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={isDashed ? '2.2 2.51' : undefined}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
