import { plainWord, stem } from '../words/stem.ts';

/** People who use what an organisation offers; one group of words a line, in one language after the other. */
const people = `
member members adhérent adhérents mitglied mitglieder mitgliedern membre membres miembro miembros
colleague colleagues staff personnel kollege kollegen kolleginnen beschäftigte personal
volunteer volunteers ehrenamtliche bénévole bénévoles voluntario voluntarios
student students pupil pupils studierende studenten schüler schülerin schülerinnen élève élèves étudiant étudiants alumno alumnos estudiante estudiantes
candidate candidates applicant applicants bewerber prüfling kandidat kandidaten candidat candidats candidato candidatos solicitante
participant participants teilnehmer teilnehmerin teilnehmerinnen teilnehmende participante participantes
guest guests gast gäste gästen invité invités convive convives huésped huéspedes
visitor visitors besucher visiteur visiteurs visitante visitantes
resident residents occupier occupiers bewohner bewohnerin résident résidents vecino vecinos residente residentes
parent parents guardian guardians eltern padres
patient patients patienten patientin paciente pacientes
user users nutzer benutzer utilisateur utilisateurs usager usagers usuario usuarios
passenger passengers fahrgast fahrgäste passager passagers pasajero pasajeros traveller travellers reisende voyageur voyageurs viajero viajeros
exhibitor exhibitors aussteller exposant exposants expositor expositores
delegate delegates attendee attendees congressiste
hirer hirers
trainee trainees apprentice apprentices auszubildende apprenti stagiaire aprendiz becario
player players spieler joueur joueurs jugador jugadores
driver drivers fahrer conducteur conducteurs conductor conductores
subscriber subscribers abonnent abonné abonnés abonado
consumer consumers verbraucher consommateur consumidor
beneficiary beneficiaries begünstigter bénéficiaire beneficiario
claimant claimants antragsteller antragstellerin demandeur
artist artists künstler künstlerin artiste artistes artista artistas
speaker speakers referent referentin orateur intervenant ponente
author authors autor autorin auteur autora
breeder breeders züchter züchterin éleveur criador
grower growers erzeuger producteur productor
coach coaches trainer trainerin entraîneur entrenador übungsleiter übungsleiterin
family families familie familien famille familles familia familias
neighbour neighbours nachbar nachbarn voisin voisins
lecturer lecturers dozent dozentin enseignant enseignants docente docentes
investigator investigators prüfarzt investigateur investigador
sponsor sponsors sponsoren parrain patrocinador patrocinadora
recipient recipients grantee empfängerin bénéficiaires beneficiarios
competitor competitors rider riders skipper skippers concurrent concurrents corredor corredores
couple bride groom brautpaar mariés novios
pharmacist apotheker pharmacien farmacéutico
seafarer crew equipage tripulación
marshal marshals
foreman polier capataz
engineer ingenieur ingénieur ingeniero
architect architekt architekten architecte arquitecto
notary notar notaire notario
heir heirs erbe erben héritier héritiers heredero herederos
`;

/** Those who offer it, and their bodies and officers. */
const organisations = `
company compagnie firm betrieb firma gesellschaft société entreprise sociedad empresa compañía azienda società impresa
club verein association asociación asociacion associazione
society
trust
council gemeinde stadt commune mairie ville municipality municipalité municipio ayuntamiento comune
school schule école escuela colegio scuola
university universität hochschule université universidad college institute institut instituto
hospital krankenhaus klinik hôpital clinique hospital clínica clinic
hotel hôtel hostel herberge auberge albergue
hall
office büro secretariat sekretariat secrétariat secretaría
museum musée museo gallery galerie
foundation stiftung fondation fundación
management verwaltung hausverwaltung syndic administration administración administrator administratorin
organiser organizer organisers messe veranstalter veranstalterin organisateur organisatrice organizador organizadora
operator betreiber betreiberin exploitant operador
committee vorstand comité comite ausschuss junta
board governors trustees kuratorium patronato beirat aufsichtsrat conseil consejo
assembly mitgliederversammlung generalversammlung assemblée asamblea
department abteilung département departamento
publisher verlag éditeur editorial
agency agentur agence agencia
community comunidad copropriété eigentümergemeinschaft copropriétaires
centre center zentrum centro
library bibliothek bibliothèque biblioteca
venue
caretaker hausmeister hausmeisterin gardien conserje porter pförtner concierge janitor
manager leiter leiterin directeur director directora
secretary schriftführer schriftführerin secrétaire secretario secretaria
treasurer kassenwart kassenwartin schatzmeister schatzmeisterin trésorier trésorière tesorero tesorera kassierer
chair chairman chairwoman chairperson vorsitzender vorsitzende président présidente presidente presidenta
captain kapitän capitaine capitán
steward stewards platzwart
parish pfarrei paroisse parroquia
authority behörde autorité autoridad
bank banque banco
institution
headquarters hauptverwaltung
shipyard werft astillero
borough district bezirk
county landkreis diputación
manufacturer hersteller herstellerin fabricant fabricante produttore
pharmacy pharmacies apotheke apotheken pharmacie farmacia
producer produktionsfirma productora
nursery kindergarten kita krippe crèche guardería
laboratory labor laboratoire laboratorio
marina yachthafen capitainerie
canteen kantine cantine
theatre theater théâtre teatro
choir chor chorale coro
orchestra orchester orchestre orquesta
church kirche église iglesia
ministry ministerium ministère ministerio
fund krankenkasse mutuelle mutua
utility stadtwerke netzbetreiber
brewery brauerei brasserie cervecería
vivero gärtnerei pépinière baumschule
winery weingut bodega
bookshop librairie librería buchhandlung
`;

export type ActorKind = 'person' | 'organisation';

export interface ActorNoun {
  /** Shared by the words for one sort of people or bodies. */
  readonly key: string;
  readonly kind: ActorKind;
  /** The key of the noun at the end of a German compound; that of the word itself for others. */
  readonly head: string;
}

const nouns = new Map<string, ActorNoun>();
for (const [kind, lines] of [
  ['person', people],
  ['organisation', organisations],
] as const) {
  for (const line of lines.trim().split('\n')) {
    const words = line.split(' ');
    for (const word of words)
      nouns.set(plainWord(word), { key: `~${words[0] ?? ''}`, kind, head: `~${words[0] ?? ''}` });
  }
}

/** Shorter nouns do not end German compounds that are looked up. */
const shortestHead = 5;

/** The sort of people or body that a word names, as a whole or as the head of a German compound; undefined for other words. */
export function actorNounOf(word: string): ActorNoun | undefined {
  const plain = plainWord(withoutElision(word));
  const known = nouns.get(plain) ?? nouns.get(plain.replace(/(?<=er)[sn]$/u, '')) ?? nouns.get(masculine(plain));
  if (
    known !== undefined ||
    plain.length < shortestHead + 3 ||
    !/^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}\p{Ll}+[^A-Za-zªµºÀ-ÖØ-ӿ]*$/u.test(word)
  )
    return known;
  for (let at = 3; at <= plain.length - shortestHead; at += 1) {
    const head = nouns.get(plain.slice(at));
    if (head !== undefined) return { key: stem(word), kind: head.kind, head: head.key };
  }
  return undefined;
}

/** `Usagère`, `patrocinadora`, `Referentinnen`: the form of which the lists above hold the other. */
const masculine = (plain: string): string =>
  plain
    .replace(/eres?$/u, 'er')
    .replace(/trices?$/u, 'teur')
    .replace(/euses?$/u, 'eur')
    .replace(/iennes?$/u, 'ien')
    .replace(/(?<=[A-Za-zªµºÀ-ÖØ-ӿ]{4})ees?$/u, 'e')
    .replace(/(?<=[A-Za-zªµºÀ-ÖØ-ӿ]{4})(?:innen|in)$/u, '')
    .replace(/(?<=[dt]or)as?$/u, '');

/** `l’organisateur`: without the article that leans on the noun. */
export const withoutElision = (word: string): string =>
  word.replace(/^[^a-zß-ɏ]*(?:l|d|dell|all|dall|nell)['’](?=[a-zß-ɏ])/i, '');
