import { stem } from '../../facts/words/stem.ts';

/** Verbs for one deed, with the nouns for it, in the four languages; a line each. */
const lines = `
obtain obtains obtained apply applies applied application applications request procure procures antrag anträge beantragt beantragen einholt eingeholt einholen besorgt besorgen obtient obtenir demande demander sollicite sollicitent solicitud solicitudes obtiene obtener pide pedir solicita solicitar tramita tramitar gestiona gestionar
aufstellt aufstellen aufgestellt errichtet errichten install installs mount mounts assemble assembles erect erects montiert montieren aufbaut aufbauen aufgebaut build builds built construct constructs constructed baut bauen gebaut herstellt herstellen hergestellt construit construire réalise réaliser construye construir construirá montage monte monter installe installer monta montar montaje instala instalar
remove removes clear clears collect collects entfernt entfernen entsorgt entsorgen entsorgung abholt abholung wegräumt enlève enlever enlèvement évacue évacuer évacuation retira retiran retirar retirada recoge recoger recogida removal disposal dispose disposes beseitigt beseitigen beseitigung abfuhr abtransport élimine éliminer élimination elimina eliminar eliminación
inspect inspects inspection check checks examine test tests prüft prüfen prüfung kontrolliert kontrolle vérifie vérifier vérification contrôle contrôler revisa revisar revisión inspecciona comprueba
book books booked booking bookings reserve reserves reservation reservations arrange arranges organise organises bucht buchen gebucht buchung reserviert reservierung organisiert réserve réserver réservation organise organiser reserva reservar organiza organizar contrata contratar contratada contratará
choose chooses select selects selection wählt wählen auswahl aussucht choisit choisir choix elige elegir elegirá elección escoge
store stores keep keeps kept hold holds held verwahrt aufbewahrt lagert conserve conserver garde garder entrepose guarda guardar custodia almacena
renew renews renewed renewal replace replaces replaced ersetzt ersetzen austauscht ausgetauscht auswechselt remplace remplacent remplacer sustituye sustituir reemplaza erneuert erneuern erneuerung renouvelle renouvellent renouveler renouvellement renueva renuevan renovar renovación
destroy destroys destruction vernichtet vernichtung détruit détruire destruye destruir destrucción
paint paints gestrichen streicht anstrich peint peindre peinture pinta pintar pintura
wash washes waschen wäscht gewaschen lave laver lavage lava lavar lavado
compensate compensates compensated compensation indemnify indemnifies entschädigt entschädigen entschädigung indemnise indemniser indemnisation indemniza indemnizar indemnización
supervise supervises supervised supervision oversee oversees beaufsichtigt beaufsichtigen beaufsichtigung überwacht überwachen überwachung surveille surveiller surveillance vigila vigilar vigilancia supervisa supervisar supervisión
train trains trained schult schulen geschult schulung einweist eingewiesen einweisung forme former formation formación formar
mow mows mown trim trims prune prunes pruned mäht mähen gemäht schneidet schneiden geschnitten tond tondre tonte taille tailler corta cortar poda podar
sample samples sampled measure measures measured misst messen gemessen messung mesure mesurer mide medir medición
draft drafts drafted erstellt erstellen ausarbeitet ausgearbeitet verfasst établit établir rédige rédiger redacta redactar elabora elaborar
feed feeds fed füttert füttern gefüttert fütterung nourrit nourrir alimenta alimentar
water waters watered gießt gießen bewässert bewässern arrose arroser arrosage riega regar riego
pack packs packed packing verpackt verpacken verpackung emballe emballer emballage embala embalar embalaje
submit submits submitted file files filed einreicht einreichen eingereicht dépose déposer dépôt presenta presentar
guard guards guarded bewacht bewachen bewachung gardienne gardiennage
print prints printed printing druckt drucken gedruckt imprime imprimer impression imprimir impresión
translate translates translated translation übersetzt übersetzen übersetzung traduit traduire traduction traduce traducir traducción
`;

const groups = new Map<string, number>();
for (const [group, line] of lines.trim().split('\n').entries())
  for (const word of line.split(' ')) {
    const term = stem(word);
    // A particle that is parted from its verb is put before the whole of it.
    for (const form of new Set([term, word])) if (form !== '') groups.set(form, group);
  }

/** Nouns for what is done, by their endings and by what they mean. */
const nouns = new Set(
  'maintenance cleaning insurance renovation inspection disposal delivery installation transport carriage payment purchase repair entsorgung montage abbau aufbau retirada montaje enlèvement nettoyage pose'
    .split(' ')
    .map(stem),
);

/** `Évacuation`, `enlèvement`: two nouns for one deed. */
export const areOneDeed = (a: string, b: string): boolean => groups.has(a) && groups.get(a) === groups.get(b);

/** Whether a stem says what is done to a thing, and so is not itself a thing. */
export const isActionNoun = (term: string): boolean => nouns.has(term) || groups.has(term);

const arranging = new Set(
  'arrange arranged organise organised organize commission commissioned order ordered mandate instruct beauftragt beauftragen veranlasst veranlassen organisiert organisieren bestellt vergibt commande commandent organise encarga encargan ordena organiza contrata'
    .split(' ')
    .map(stem),
);

/** Says that something is done for one, not what. */
export const isArranging = (term: string): boolean => arranging.has(term);

const oversight = new Set(
  'approve approved approval authorise authorised accept accepted decide decided genehmigt genehmigen entscheidet approuve approuvent accepte décide aprueba aprueban autoriza acepta decide'
    .split(' ')
    .map(stem),
);

/** Is done to what another does: who approves an insurer insures nothing. */
export const isOversight = (term: string): boolean => oversight.has(term);

/** Letters that two forms of one verb share at least, and where one of them is short. */
const sharedLetters = 5;
const sharedShort = 4;
const shortForm = 6;
/** Consonants by which forms are known whose vowels change: `ausgeben`, `Ausgabe`. */
const fewestConsonants = 3;

/** Whether two stems are forms of one verb, or of a verb and the noun for what it does. */
export function isSameDeed(a: string, b: string): boolean {
  if (a === b) return true;
  const group = groups.get(a);
  if (group !== undefined && group === groups.get(b)) return true;
  const [x, y] = [a.replace(/^=/u, ''), b.replace(/^=/u, '')];
  let shared = 0;
  while (shared < Math.min(x.length, y.length) && x[shared] === y[shared]) shared += 1;
  const shorter = Math.min(x.length, y.length);
  if (shared >= sharedLetters || (shared >= sharedShort && shorter <= shortForm) || (shared === shorter && shared >= 3))
    return true;
  const [first, second] = [consonants(x), consonants(y)];
  return Math.min(first.length, second.length) >= fewestConsonants && isNearly(first, second) && x[0] === y[0];
}

/** `Behebt`, `behoben`: but for the mark of the form. */
const isNearly = (a: string, b: string): boolean => a === b || a === `${b}t` || b === `${a}t`;

const consonants = (text: string): string => text.replace(/[aeiouy]/gu, '');
