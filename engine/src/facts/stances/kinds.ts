import { topicStem } from './topic-stem.ts';

/** Things and what they are a kind of: a kind a line, its names before the colon. */
const lines = `
pets pet animals animal haustiere haustier tiere tier animaux animal mascotas mascota animales : dog dogs cat cats hamster rabbit rabbits parrot canary bird birds hund hunde katze katzen kaninchen vogel vögel chien chiens chat chats lapin oiseau perro perros gato gatos conejo pájaro
vehicles vehicle motor fahrzeuge fahrzeug kraftfahrzeuge véhicules véhicule vehículos vehículo : car cars van vans lorry lorries truck motorcycle motorcycles trailer caravan caravans auto autos pkw lkw wohnwagen anhänger motorrad voiture voitures camion camions caravane remorque moto coche coches camión camiones caravana remolque
flames flame fire fires feuer flammen feu feux flammes fuego fuegos llamas : candle candles torch torches bonfire bonfires barbecue barbecues kerze kerzen fackel fackeln grill lagerfeuer bougie bougies torche torches barbecue vela velas antorcha antorchas hoguera hogueras barbacoa
alcohol alkohol alcool alcoholic alkoholische alcoolisées alcohólicas spirits : beer wine champagne bier wein sekt bière vin cerveza vino
footwear shoes schuhe chaussures calzado zapatos : boots trainers sandals stiefel turnschuhe sandalen bottes baskets sandales botas zapatillas sandalias
food essen lebensmittel nourriture aliments comida alimentos : sandwich sandwiches snacks fruit meals brote obst mahlzeiten repas fruits bocadillos fruta comidas
noise noisy lärm lärmintensive bruit bruyants bruyant bruyantes ruido ruidosos ruidosas : drilling sanding sawing hammering bohren schleifen sägen hämmern perçage ponçage sciage martelage perforar taladrar lijado serrar
jewellery valuables wertsachen schmuck bijoux joyas : ring rings watch watches uhr uhren montre montres reloj relojes
musical instrument instruments instrumente instrumentos : piano violin guitar drum drums lute klavier geige gitarre trommel laute violon guitare luth violín guitarra laúd
tobacco smoking rauchen fumer fumar : cigarettes cigars zigaretten zigarren cigares cigarrillos puros vaping
`;

const kinds = new Map<string, Set<string>>();
for (const line of lines.trim().split('\n')) {
  const [names = '', things = ''] = line.split(' : ');
  const terms = names.split(' ').map(topicStem);
  for (const thing of things.split(' ').map(topicStem))
    for (const kind of terms) if (kind !== '' && thing !== '' && kind !== thing) addKind(thing, kind);
}

function addKind(thing: string, kind: string): void {
  kinds.set(thing, (kinds.get(thing) ?? new Set()).add(kind));
}

const none: ReadonlySet<string> = new Set();

/** The kinds of a thing, as stems: of a dog the pets and the animals. */
export const kindsOf = (thing: string): ReadonlySet<string> => kinds.get(thing) ?? none;
