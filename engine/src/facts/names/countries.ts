/** Countries and what lies around them, each under its names in the four languages; behind a colon what holds it. */
const lines = `
united kingdom, uk, great britain, vereinigten königreich, großbritannien, royaume-uni, grande-bretagne, reino unido, gran bretaña
england, angleterre, inglaterra : uk
scotland, schottland, écosse, escocia : uk
wales, gales : uk
northern ireland, nordirland, irlande du nord, irlanda del norte : uk
ireland, irland, irlande, irlanda : eu
germany, deutschland, allemagne, alemania : eu
austria, österreich, autriche : eu
switzerland, schweiz, suisse, suiza
france, frankreich, francia : eu
spain, spanien, espagne, españa : eu
portugal : eu
italy, italien, italie, italia : eu
netherlands, niederlanden, pays-bas, países bajos : eu
belgium, belgien, belgique, bélgica : eu
luxembourg, luxemburg, luxemburgo : eu
denmark, dänemark, danemark, dinamarca : eu
sweden, schweden, suède, suecia : eu
finland, finnland, finlande, finlandia : eu
norway, norwegen, norvège, noruega : eea
poland, polen, pologne, polonia : eu
greece, griechenland, grèce, grecia : eu
hungary, ungarn, hongrie, hungría : eu
romania, rumänien, roumanie, rumanía : eu
bulgaria, bulgarien, bulgarie : eu
croatia, kroatien, croatie, croacia : eu
slovenia, slowenien, slovénie, eslovenia : eu
slovakia, slowakei, slovaquie, eslovaquia : eu
czech republic, czechia, tschechien, république tchèque, tchéquie, república checa, chequia : eu
estonia, estland, estonie : eu
latvia, lettland, lettonie, letonia : eu
lithuania, litauen, lituanie, lituania : eu
malta, malte : eu
cyprus, zypern, chypre, chipre : eu
iceland, island, islande, islandia : eea
liechtenstein : eea
serbia, serbien, serbie
turkey, türkei, turquie, turquía
ukraine, ucrania
israel, israël
egypt, ägypten, égypte, egipto
morocco, marokko, maroc, marruecos
tunisia, tunesien, tunisie, túnez
algeria, algerien, algérie, argelia
south africa, südafrika, afrique du sud, sudáfrica
kenya, kenia
nigeria, nigéria
ghana
australia, australien, australie
new zealand, neuseeland, nouvelle-zélande, nueva zelanda
fiji, fidschi, fidji, fiyi
samoa
india, indien, inde
pakistan, pakistán
bangladesh
sri lanka
singapore, singapur, singapour
malaysia, malaisie, malasia
indonesia, indonesien, indonésie
philippines, philippinen, filipinas
thailand, thaïlande, tailandia
vietnam, viêt nam
south korea, südkorea, corée du sud, corea del sur
taiwan, taïwan, taiwán
hong kong
saudi arabia, saudi-arabien, arabie saoudite, arabia saudí
united arab emirates, vereinigte arabische emirate, émirats arabes unis, emiratos árabes unidos
qatar, katar, catar
mexico, mexiko, mexique, méxico
brazil, brasilien, brésil, brasil
argentina, argentinien, argentine
chile, chili
colombia, kolumbien, colombie
peru, pérou, perú
ecuador, équateur
uruguay
costa rica
panama, panamá
united states, usa, vereinigten staaten, états-unis, estados unidos
canada, kanada, canadá
china, chine
japan, japon, japón
european union, eu, europäischen union, union européenne, ue, unión europea : eea
european economic area, eea, europäischen wirtschaftsraum, ewr, espace économique européen, espacio económico europeo
`;

interface Country {
  readonly id: string;
  /** The second name of what holds it. */
  readonly within: string | undefined;
}

const known = new Map<string, Country>(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', within] = line.split(' : ');
      const all = names.split(', ');
      const country = { id: all[1] ?? all[0] ?? '', within };
      return all.map((name) => [name, country] as const);
    }),
);

const longest = 3;
/** `The Republic of Ireland` is Ireland; what stands before the name of a place says no more. */
const before =
  /^(?:the|der|die|dem|den|la|le|les|el|los|republic|federal|bundesrepublik|république|república|of|de|d)$/u;

export interface NamedCountry extends Country {
  /** Words up to the end of the name. */
  readonly length: number;
}

/** The country that some words begin with. */
export function countryAt(words: readonly string[]): NamedCountry | undefined {
  const plain = words.map((word) => word.toLowerCase().replace(/[.,;:)]+$/u, ''));
  const start = plain.findIndex((word) => !before.test(word));
  if (start < 0 || !/^\p{Lu}/u.test(words[start] ?? '')) return undefined;
  for (let length = Math.min(longest, plain.length - start); length > 0; length -= 1) {
    const country = known.get(plain.slice(start, start + length).join(' '));
    if (country !== undefined) return { ...country, length: start + length };
  }
  return undefined;
}

/** Whether two countries are two: neither is the other or holds it. */
export function areTwoCountries(a: Country, b: Country): boolean {
  const around = (country: Country): string[] => {
    const { within } = country;
    const wider = within === undefined ? undefined : known.get(within);
    return wider === undefined ? [country.id] : [country.id, ...around(wider)];
  };
  return !around(a).includes(b.id) && !around(b).includes(a.id);
}
