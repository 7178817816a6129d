import { plainWord } from '../../facts/words/stem.ts';

/** Countries whose law contracts choose, each under all the names and adjectives that stand for it; its first word is its name. */
const lines = `
england english wales englisches anglais inglés inglaterra angleterre
scotland scots scottish schottland écosse escocia
ireland irish irisches irland irlandais irlande irlandés irlanda
germany german deutschland deutsches deutschem deutschen bundesrepublik allemand allemagne alemán alemana alemania tedesca
austria austrian österreich österreichisches autrichien autriche austríaco
switzerland swiss schweiz schweizerisches schweizer suisse suizo suiza svizzera
france french frankreich französisches français française francés francesa
spain spanish spanien spanisches espagnol espagne español española españa
italy italian italien italienisches italiana italiano italia italie
netherlands dutch niederlande niederländisches néerlandais neerlandés holland
belgium belgian belgien belgisches belge belgique belga bélgica
luxembourg luxemburg luxemburgisches luxembourgeois luxembourgeoise
denmark danish dänemark dänisches danois danoise dinamarca danés danesa
norway norwegian norwegen norwegisches norvégien norvège noruega
sweden swedish schweden schwedisches suédois suédoise suède suecia sueco sueca
finland finnish finnland finnisches finlandais finlande
poland polish polen polnisches polonais pologne polonia
portugal portuguese portugiesisches portugais portugaise portugués portuguesa
scandinavia scandinavian
mexico mexican méxico mexikanisches mexicain mexicano
argentina argentine argentino
chile chilean chileno chilena
peru peruvian perú peruano peruana
brazil brazilian brasilien brasilianisches brésil brésilien brasil brasileño
greece greek griechenland griechisches grèce grec grecia griego
hungary hungarian ungarn ungarisches hongrie hongrois hungría húngaro
czech czechia tschechien tschechisches tchèque checo checa
slovakia slovak slowakei slowakisches
slovenia slovenian slowenien slowenisches
croatia croatian kroatien kroatisches
romania romanian rumänien rumänisches roumanie roumain rumano
bulgaria bulgarian bulgarien bulgarisches
estonia estonian estland estnisches
latvia latvian lettland lettisches
lithuania lithuanian litauen litauisches
iceland icelandic island isländisches
liechtenstein liechtensteinisches
malta maltese
cyprus cypriot
turkey turkish türkei türkisches turquie turc turquía turco
israel israeli
korea korean
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
    .map((word) => plainWord(word).replace(/[^A-Za-zªµºÀ-ÖØ-ӿ-]/gu, ''));
  return new Set(
    words
      .filter((word) => word.length > 2 && !/^(?:and|und|the|der|des|del|state|land|city)$/u.test(word))
      .map((word) => countryOf(word) ?? word),
  );
}
