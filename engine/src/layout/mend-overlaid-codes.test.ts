import { describe, expect, it } from '@jest/globals';
import { aDocument } from '../testing/a-document.ts';
import { mendOverlaidCodes } from './mend-overlaid-codes.ts';

const textOf = (...lines: readonly string[]): string =>
  mendOverlaidCodes(aDocument('a.pdf', lines))
    .pages.flatMap(({ texts }) => texts)
    .join(' ');

describe(mendOverlaidCodes.name, () => {
  it('puts quotes, apostrophes and dashes back', () => {
    expect(textOf('The <Tenant= and the (<Landlord=), don9t use the tenant9s store', 'open von3bis')).toBe(
      'The “Tenant” and the (“Landlord”), don’t use the tenant’s store open von–bis',
    );
  });

  it('puts the euro sign back beside figures and alone', () => {
    expect(textOf('4,50 ¬/h and 123,75 ¬ in all')).toBe('4,50 €/h and 123,75 € in all');
  });

  it.each(['where a<b and c= holds', 'valves B9s and x3y', 'not ¬ p or ¬q', 'the list <li> and <ul>'])(
    'leaves what is printed so: %s',
    (line) => {
      expect(textOf(line, line.toUpperCase())).toBe(`${line} ${line.toUpperCase()}`);
    },
  );
});
