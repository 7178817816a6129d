import { plainWord } from '../words/stem.ts';

/** Verbs and their nouns that stand for each other where papers say what is to be done: a family a line, named by its first word. */
const lines = `
declare declared declares mention mentioned mentioning mentions disclose disclosed report reported reporting notify notified indicate indicated state stated angeben angegeben anzugeben melden gemeldet anmelden angemeldet anzumelden déclarer déclaré déclarée déclarés déclarées signaler signalé mentionner mentionné comunicar comunicarse comunicado declarar declarado notificar notificado informar
repair repaired repairs repairing fix fixed mend mended reparieren repariert instandsetzen réparer réparé réparée reparar reparado reparada
remove removed removing removal clear cleared clearing fell felled felling fällen gefällt fällung abattre abattu abattue abattus abattage talar talado talados tala entfernen entfernt beseitigen beseitigt räumen geräumt enlever enlevé retirer évacuer quitar quitado retirar
buy bought purchase purchased acquire acquired kaufen gekauft erwerben acheter acheté acquérir comprar comprado adquirir
hand handed submit submitted submission deliver delivered einreichen eingereicht abgeben abgegeben remettre remis entregar entregado presentar presentado
show shown present presented produce produced vorlegen vorgelegt vorzulegen présenter présenté mostrar
repeat repeated repetition again renewed wiederholen wiederholt répéter répété refaire repetir repetido
lose loses lost loss losses forfeit forfeited verlust perte pérdida verlieren verfällt perdre perdu perder
inspect inspected inspection examine examined examination check checked prüfen geprüft prüfung contrôler contrôlé vérifier vérifié revisar revisado inspeccionar
reach reached receive received receives erhalten recevoir reçu recibir recibido
due payable pay paid pays payment payments zahlung bezahlung paiement paiements pago pagos zahlen abgebucht abbuchen entrichten entrichtet régler réglé réglée acquitter abonar abona abonará zahlt zahlbar fällig bezahlen bezahlt payer payé payée payable exigible pagar pagado pagadero pagarse
let lets letting rent rented vermieten vermietet vermietung louer loué louée loués location relouer reloué relouée relocation alquilar alquilado alquilada alquilará arrendar arrendado
sublet sublets subletting untervermieten untervermietet untervermietung weitervermieten sous-louer sous-loué sous-louée sous-location subarrendar subarrendado subarriendo subalquilar subalquiler
sell sells sold sale selling verkaufen verkauft verkauf veräußern veräußert veräußerung vendre vendu vendue vente vender vendido vendida venta
transfer transferred pass passed weitergeben weitergegeben weitergabe assign assigned assignment transferable assignable abtreten abgetreten abtretung übertragen übertragung céder cédé cédée cession cessible ceder cedido cesión cesible transmitir transferir transferirse transferible intransferible incessible
smoke smokes smoking rauchen raucht geraucht fumer fumar fumando
replace replaced replacement substitute substituted substitution ersetzen ersetzt ersatz austauschen ausgetauscht remplacer remplacé remplacée remplacement sustituir sustituido sustitución reemplazar
return returned returns restore restored refund refunded refundable reimburse reimbursed erstatten erstattet erstattung rendre rendu rendue restituer restitué restituée restituées rembourser remboursé remboursée remboursés remboursable remboursables remboursement devolver devuelto devuelve devuelven devolvemos reembolsar reembolsable reembolso zurückgeben zurückgegeben zurückgenommen rücknahme rückgabe retourner retourné reprendre repris reprise devolución
renew renewed renewal renewable verlängern verlängert verlängerung verlängerbar reconduire reconduit reconduite reconduction reconductible renouveler renouvelé renouvellement renouvelable renovar renovarse renovado renovación renovable prorrogar prórroga prorrogable
cancel cancelled canceled cancellation stornieren storniert stornierung absagen abgesagt annuler annulé annulation cancelar cancelado cancelación anular
terminate terminated termination kündigen gekündigt kündigung résilier résilié résiliation rescindir rescisión resolver
copy copied copies copying kopieren kopiert vervielfältigen copier copié reproduire copiar reproducir
photograph photographs photographing photography pictures picture images image photo photos fotografieren bild bilder aufnahme aufnahmen imagen imágenes foto fotografieren fotografiert fotos photographier photographié photos fotografiar fotografía fotografías
touch touched touching berühren berührt anfassen angefasst toucher touché tocar tocado
fish fishing angeln geangelt pêcher pêche pescar pesca
camp camping zelten gezeltet camper acampar acampada
swim swimming bathe bathing baden gebadet schwimmen nager baigner baignade nadar bañarse baño
cook cooking kochen gekocht cuisiner cuisson cocinar
visit visits visiting besuchen besucht visiter visité visitar
store stored storage lagern gelagert lagerung stocker stocké stockage entreposer almacenar almacenado
accept accepted acceptance annehmen angenommen annahme accepter accepté acceptation aceptar acepta aceptado aceptación
consent approval permission permit permits authorisation authorization zustimmung einwilligung genehmigung erlaubnis fragen rückfrage consentement accord autorisation permission consentimiento permiso autorización conformidad ask asking
sublicense sublicence sublicences sublicensing unterlizenz unterlizenzen sous-licence sous-licences sublicencia sublicencias
allergy allergies allergic allergie allergien allergisch allergique allergies alergia alergias alérgico alérgica
resell resale resold wiederverkauf wiederverkaufen weiterverkauf weiterverkaufen revente revendre reventa revender
subcontract subcontractor subcontractors subcontracting subcontracted unterauftragnehmer unterauftrag unteraufträge nachunternehmer untervergabe untervergeben subunternehmer sous-traiter sous-traitant sous-traitance subcontratar subcontratista
contest contestable challenge anfechten angefochten anfechtbar anfechtung contester contestable impugnar impugnable
access accessible entrar betreten zutritt zugang zugänglich accès accéder accesible acceder
publish published publication veröffentlichen veröffentlicht publier publié publicar publicado
teillieferung teillieferungen teilsendung teilsendungen part-delivery part-deliveries part-shipment part-shipments
herausgeben herausgegeben herausgabe herauszugeben übergeben übergabe übergibt aushändigen ausgehändigt aushändigung auszuhändigen
advertise advertising werben werbung publicité publicidad
verbinden verbunden verbindung
accredit accredited accreditation akkreditieren akkreditiert akkreditierung accréditer accrédité accréditée accréditation acreditar acreditado acreditada acreditación
vote votes voted voting abstimmen abgestimmt abstimmung stimmberechtigt stimmrecht voter votent votar votan voto
deduct deducted deduction deductible abziehen abgezogen déduire déduit déduite déduction descontar descontado deducir deducido
exceed exceeded exceeding überschreiten überschritten überschreitung dépasser dépassé dépassement superar superado
adjust adjusted adjustment anpassen angepasst anpassung ajuster ajusté ajustement ajustar ajustado ajuste
alter altered alteration alterations umbauen umgebaut umbau umbauten transformer transformé transformation
dismantle dismantled dismantling abbauen abgebaut abbau démonter démonté démontage desmontar desmontado desmontaje
park parked parken geparkt abstellen abgestellt stationner stationné stationnement aparcar aparcado aparcamiento
lend lent lending ausleihen ausgeliehen ausleihe verleihen verliehen prêter prêté prêt prestar prestado
train trained training schulen geschult schulung former formé formar
supervise supervised supervision beaufsichtigen beaufsichtigt beaufsichtigung surveiller surveillé surveillance vigilar vigilado vigilancia
dispose disposed disposal entsorgen entsorgt entsorgung éliminer éliminé élimination
`;

/** And some of which other words begin like theirs. */
const exactLines = `
bind binds commit commits binden lier obligar vincular
remove dépose évacuation ausbau ausgebaut retirada desmontaje
prune pruned pruning schnitt rückschnitt beschnitt beschneiden tailler taille élagage élaguer poda podar podado corte
existing existant existante existants existantes ancien ancienne anciens anciennes old alte alten alter altes bestehende bestehenden vorhandene vorhandenen existente existentes antiguo antigua antiguos antiguas
subdealer sub-dealer sub-dealers subdistributor sub-distributor sub-distributors subagent sub-agent sub-agents sub-reseller sub-resellers subreseller untervertreter unterhändler sous-distributeur sous-distributeurs sous-agent sous-agents subdistribuidor subdistribuidores subagente subagentes
heat heated heating heizen geheizt beheizt heizung chauffer chauffé chauffée chauffage calentar calefacción climatizada
record recorded recording film filmed filming aufzeichnen aufgezeichnet aufzeichnung aufnahmen filmen gefilmt enregistrer enregistré enregistrement filmer filmé grabar grabado grabación filmar
withdraw withdrawal withdrawn widerrufen widerruf rücktritt austreten austritt rétracter rétractation retrait desistir desistimiento
complain complaint complaints reklamieren reklamiert reklamation beanstanden beanstandung réclamer réclamation reclamar reclamación
postpone postponed postponement verschieben verschoben verschiebung aplazar aplazado aplazamiento
paint painted painting streichen gestrichen anstrich lackieren lackiert peindre peint peinte peinture pintar pintado pintura
exhibit exhibited exhibition ausstellen ausgestellt ausstellung exposer exposé exposée exposition exponer expuesto expuestas expuestos expondrán exposición
inhabit inhabited bewohnen bewohnt wohnen habiter habité habitation habitar habitado
vote votes voting abstimmen abgestimmt abstimmung wählen gewählt voter voté votar votado votación votó
drive driven driving fahren gefahren conduire conduite conducir conducido
eat eaten eating essen gegessen verzehr manger mangé comer comido
drink drunk drinking trinken getrunken boire bu beber bebido
wash washed washing waschen gewaschen laver lavé lavage lavar lavado
play played playing spielen gespielt jouer joué jugar jugado
plant planted planting pflanzen gepflanzt pflanzung planter planté plantation plantar plantado
accumulate accumulated cumulative accumulable kumulieren kumulierbar cumuler cumulable cumul acumular acumulable acumulables acumulación
treat treated treatment treatments behandeln behandelt behandlung traiter traité traitée traitement traitements tratar tratado tratada tratados tratadas tratamiento tratamientos
supervise supervised supervision beaufsichtigen beaufsichtigt aufsicht surveiller surveillé surveillance supervisar supervisado supervisión
train trained training schulen geschult schulung formación
appeal appeals appealable berufung recours recurso inapelable apelable
`;

/** Families by their words, without accents in lower case. */
export const verbFamilies: ReadonlyMap<string, string> = new Map([...familiesOf(lines), ...familiesOf(exactLines)]);

function familiesOf(text: string): [string, string][] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ').map(plainWord);
      return words.map((word): [string, string] => [word, `~${words[0] ?? ''}`]);
    });
}

/** Letters by which other forms of a long word are known. */
export const familyPrefix = 6;

/** Families by the first letters of their words, where only one family begins so. */
export const familiesByPrefix: ReadonlyMap<string, string> = new Map(
  [...Map.groupBy(familiesOf(lines), ([word]) => word.slice(0, familyPrefix))].flatMap(([prefix, words]) => {
    const families = new Set(words.map(([, family]) => family));
    const [family] = families;
    return prefix.length < familyPrefix || families.size > 1 || family === undefined ? [] : [[prefix, family] as const];
  }),
);
