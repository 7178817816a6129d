import { plainWord } from '../../facts/stem.ts';

/** Countries whose law contracts choose, each under all the names and adjectives that stand for it; its first word is its name. */
const lines = `
england english wales englisches anglais inglés inglaterra angleterre
scotland scots scottish schottland écosse escocia
ireland irish irisches irland irlandais irlande irlandés irlanda
germany german deutschland deutsches deutschem deutschen bundesrepublik allemand allemagne alemán alemana alemania tedesca
austria austrian österreich österreichisches autrichien autriche austríaco
switzerland swiss schweiz schweizerisches schweizer suisse suizo suiza
france french frankreich französisches français française francés francesa
spain spanish spanien spanisches espagnol espagne español española españa
italy italian italien italienisches italiana italiano italia italie
netherlands dutch niederlande niederländisches néerlandais neerlandés holland
belgium belgian belgien belgisches belge belgique belga bélgica
luxembourg luxemburg luxembourgeois
denmark danish dänemark dänisches danois dinamarca
norway norwegian norwegen norwegisches norvégien norvège noruega
sweden swedish schweden schwedisches suédois suède suecia
finland finnish finnland finnisches finlandais finlande
poland polish polen polnisches polonais pologne polonia
portugal portuguese portugiesisches portugais portugués
scandinavia scandinavian
mexico mexican méxico mexikanisches mexicain mexicano
argentina argentine argentino
colombia colombian colombiano
canada canadian kanadisches canadien
australia australian
singapore singaporean
japan japanese
india indian
china chinese
`;

const countries = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const names = line.split(' ').map(plainWord);
      return names.map((name) => [name, names[0] ?? ''] as const);
    }),
);

/** The country that a name or an adjective stands for; undefined when it is not known. */
export const countryOf = (word: string): string | undefined => countries.get(plainWord(word));

/** What a name of a place says, apart from the words that any name may have; a known country under one name. */
export function placeTerms(name: string): Set<string> {
  const words = name
    .replace(/Northern Ireland/gu, 'Ulster')
    .split(/[\s,]+/u)
    .map((word) => plainWord(word).replace(/[^\p{L}-]/gu, ''));
  return new Set(
    words
      .filter((word) => word.length > 2 && !/^(?:and|und|the|der|des|del|state|land|city)$/u.test(word))
      .map((word) => countryOf(word) ?? word),
  );
}
