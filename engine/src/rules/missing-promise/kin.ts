import { wordTerms } from '../../facts/words/word-terms.ts';

/** What a contract may call in other words than the offer: one benefit a line, in the languages that papers are written in. */
const lines = `
training course seminar education qualification development study studies tuition fortbildung weiterbildung kurs lehrgang seminar schulung studium qualifizierung formation cours stage études séminaire formación curso estudios clases capacitación seminario
relocation relocating removal moving move umzug wohnungswechsel übersiedlung déménagement installation mudanza traslado
car vehicle wagen dienstwagen firmenwagen firmenfahrzeug fahrzeug auto voiture véhicule coche vehículo automóvil
telephone phone mobile handy smartphone diensthandy téléphone portable móvil teléfono
computer laptop notebook pc it edv rechner ordinateur informatique ordenador portátil computadora informático tablet
travel commuting commute transport ticket season train bus rail fahrkarte fahrtkosten fahrt jobticket bahn monatskarte reise trajets transports abonnement navette déplacement transporte abono desplazamiento viaje billete autobús
meal lunch canteen food essen verpflegung kantine mittagessen essensgutschein repas restauration cantine restaurant comida almuerzo comedor manutención
childcare nursery crèche child kita kinderbetreuung kindergarten kind garde enfant enfants guardería hijos infantil
discount rebate reduction skonto nachlass rabatt ermäßigung abzug remise rabais ristourne escompte réduction descuento rebaja bonificación
warranty guarantee garantie gewährleistung mängelansprüche garantía
bonus premium prämie gratifikation sonderzahlung einmalzahlung prime gratification paga prima gratificación incentivo incentive
accommodation housing lodging flat apartment wohnung unterkunft logement hébergement vivienda alojamiento
parking stellplatz parkplatz stationnement aparcamiento garaje
sport gym fitness fitnessstudio salle gimnasio deporte
licence license registration membership subscription lizenz mitgliedschaft mitgliedsbeitrag zulassung licence adhésion licencia colegiación inscripción
clothing uniform workwear kleidung arbeitskleidung dienstkleidung schutzkleidung vêtements tenue uniforme ropa vestuario
repair maintenance servicing upkeep reparatur instandhaltung wartung réparation entretien reparación mantenimiento
works fitting-out refurbishment renovation alteration umbau ausbau renovierung travaux aménagement rénovation obras reforma acondicionamiento
insurance cover versicherung versicherungsschutz assurance mutuelle couverture seguro cobertura
pension retirement altersvorsorge rente retraite pensión jubilación
rent-free mietfrei carencia
delivery carriage freight shipping lieferung fracht versand livraison entrega envío
lock key schloss schlüssel serrure clé clef cerradura llave
painting paint decorating malerarbeiten anstrich streichen gestrichen maler peinture peindre pintura pintar
cleaning clean laundry reinigung reinigen nettoyage nettoyer limpieza limpiar lavandería
waste rubbish disposal removal abfall müll entsorgung entsorgen déchets évacuation residuos retirada basura
furniture furnishings equipment tools möbel möblierung ausstattung geräte werkzeug meubles mobilier équipement outils muebles mobiliario equipamiento herramientas
parts spares consumables ersatzteile kleinmaterial verschleißteile pièces rechange recambios repuestos
electricity power energy strom energie électricité énergie électrique electricidad luz energía
heating heat heizung wärme chauffage calefacción
internet broadband wifi wlan connexion banda wifi
advertising publicity promotion signage marketing werbung reklame publicité affichage publicidad promoción
photograph photo picture fotos aufnahmen photographie fotografía foto
tickets admission entry eintrittskarten freikarten eintritt billets entrées invitations entradas invitaciones
storage store lagerung lager stockage entreposage almacenamiento almacenaje
security guard bewachung sicherheit sécurité gardiennage seguridad vigilancia
translation interpreting übersetzung dolmetscher traduction interprète traducción intérprete
legal notary solicitor notar notarkosten rechtsanwalt notaire avocat notario abogado
survey inspection gutachten prüfung besichtigung expertise contrôle peritaje inspección
drink beverage water getränke wasser trinkwasser boissons eau bebidas agua
glasses spectacles brille bildschirmbrille lunettes gafas
overtime überstunden mehrarbeit heures supplémentaires horas extraordinarias
sick sickness illness krankheit krankengeld maladie enfermedad
plant planting replanting pflanze nachpflanzung bepflanzung plante plantation replantation rosier planta plantación reposición
`
  .trim()
  .split('\n')
  .map((line) => new Set(line.split(' ').flatMap((word) => wordTerms(word).map(({ term }) => term))));

const byTerm = new Map<string, Set<string>>();
for (const line of lines) {
  for (const term of line) {
    const kin = byTerm.get(term) ?? new Set([term]);
    for (const other of line) kin.add(other);
    byTerm.set(term, kin);
  }
}

/** Terms that name the same benefit as a term, with the term itself. */
export const kinOf = (term: string): ReadonlySet<string> => byTerm.get(term) ?? new Set([term]);

export const isBenefit = (term: string): boolean => byTerm.has(term);
