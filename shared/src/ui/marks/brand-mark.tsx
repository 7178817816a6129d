/** One path, even-odd: the overlap of the two pages is left empty. */
const twoPages =
  'M2.25 1H8l2 2v9H2.25C1.56 12 1 11.44 1 10.75v-8.5C1 1.56 1.56 1 2.25 1ZM6 4h7.75c.69 0 1.25.56 1.25 1.25v8.5c0 .69-.56 1.25-1.25 1.25H8l-2-2Z';

/** The logo in the colour of its text. The product name stands beside it, so it is hidden from readers. */
export function BrandMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={twoPages} />
    </svg>
  );
}
