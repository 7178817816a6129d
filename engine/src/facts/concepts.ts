/**
 * Words that name one thing in documents of business, technology and administration, in the four languages.
 * Each line is a concept; its first word is its name. A word stands in one line only.
 */
const lines = `
price cost rate charge fee unit-price preis kosten entgelt gebühr prix tarif coût precio tarifa coste
total sum amount gesamt summe betrag gesamtbetrag montant somme importe suma totals gesamtsumme
net netto nett neto
gross brutto brut bruto
vat tax mwst ust umsatzsteuer mehrwertsteuer steuer tva iva impuesto taxe
rent miete mietzins nettokaltmiete kaltmiete grundmiete loyer renta alquiler rental
deposit kaution bond sicherheitsleistung caution fianza depósito
start begin beginning begins began commence commences commencing commencement inception beginn beginnt anfang startet début commence inicio comienza comienzo mietbeginn starting starts
end ends expire expires expiring expiry expiration ende endet ablauf endend fin termine vencimiento término finaliza ending closing
term duration laufzeit dauer durée duración mietzeit vertragsdauer lease-term plazo
notice kündigungsfrist kündigung gekündigt préavis preaviso notify notified
pay payable payment paid zahlung zahlbar zahlen paiement payer pago pagar bezahlung zahlungsziel
due fällig fälligkeit échéance vence
salary wage pay-rate gehalt lohn salaire salario remuneration vergütung earnings
holiday leave vacation urlaub congé congés vacaciones
supplier vendor seller lieferant verkäufer fournisseur vendeur proveedor vendedor contractor auftragnehmer
customer client buyer purchaser kunde käufer auftraggeber acheteur comprador cliente besteller
landlord lessor vermieter vermieterin bailleur arrendador
tenant lessee mieter mieterin locataire preneur arrendatario occupant
employer arbeitgeber employeur empleador
employee arbeitnehmer salarié empleado worker staff personnel mitarbeiter headcount
lender bank creditor kreditgeber darlehensgeber prêteur prestamista
borrower debtor kreditnehmer darlehensnehmer emprunteur prestatario obligor
insurer versicherer assureur aseguradora underwriter
insured policyholder versicherter versicherungsnehmer assuré asegurado
area size surface fläche mietfläche wohnfläche superficie surface sqft floorspace
length länge longueur longitud long
width breite largeur ancho anchura wide
height höhe hauteur altura
weight mass gewicht masse poids peso
diameter durchmesser diamètre diámetro
quantity qty number count menge anzahl quantité cantidad nombre units pieces stück pcs sent delivered ordered shipped supplied
invoice bill rechnung facture factura
order po purchase-order bestellung auftrag commande pedido
delivery shipment despatch dispatch despatched dispatched lieferung livraison entrega shipping versand delivered-on
date datum fecha dated
address anschrift adresse dirección domicilio premises
telephone phone tel telefon téléphone teléfono
email e-mail mail correo courriel
name nom nombre-de bezeichnung
contract agreement vertrag contrat contrato accord vereinbarung
lease mietvertrag bail arrendamiento tenancy
part item article artikel artículo position
revenue turnover sales umsatz ingresos ventes
profit gewinn bénéfice beneficio earnings-before
interest zins zinsen intérêt interés intereses
margin marge margen spread
insurance versicherung assurance seguro cover coverage versichert
liability haftpflicht responsabilité responsabilidad haftung
limit maximum cap höchstbetrag plafond límite grenze ceiling
excess deductible selbstbehalt franchise franquicia
meeting sitzung réunion reunión versammlung
month monthly monat monatlich mensuel mensual mois mes
year annual annually yearly jahr jährlich annuel anual année año annum pa
quarter quarterly vierteljährlich trimestriel trimestral quartal
week weekly woche wöchentlich semaine semana
day daily tag täglich jour día
hour hourly stunde heure hora hours
probation probationary probezeit essai
pension retirement rente retraite
warranty guarantee gewährleistung garantie garantía
guarantor bürge garant avalista
accuracy genauigkeit précision precisión
temperature temperatur température temperatura
pressure druck pression presión
speed geschwindigkeit vitesse velocidad
power leistung puissance potencia
voltage spannung tension tensión supply-voltage
current strom courant corriente
capacity kapazität capacité capacidad capacities
version revision edition fassung ausgabe rev draft
maintenance maintain maintains upkeep repair repairs servicing wartung instandhaltung instandsetzung entretien mantenimiento service-of
heating hvac heizung heizungsanlage heizungen chauffage calefacción
replace replacement ersatz remplacement reemplazo
purpose use zweck usage uso nutzung utilisation
account konto compte cuenta kontonummer
court courts gericht gerichtsstand tribunal tribunales jurisdiction
law recht droit ley derecho
shortage shortages shortfall fehlmengen
claim claims anspruch réclamation reclamación
renew renewal renews extension option verlängerung verlängert renouvellement prórroga
assign assignment abtretung cession cesión
penalty vertragsstrafe pénalité penalización
discount rabatt skonto remise descuento
budget haushalt presupuesto
balance saldo solde guthaben
share anteil quote-part cuota proportion portion
carriage freight fracht porto postage flete
responsible responsibility obliegt verantwortlich responsable
attendee delegate participant teilnehmer guest guests visitor delegates participants covers attendees
shaft welle arbre eje
child children kind enfant niño pupil pupils student students schüler élève alumno
patient patienten patiente paciente
dose dosage dosis dosierung posologie
room zimmer raum salle sala chambre habitación
vehicle fahrzeug véhicule vehículo car
director manager geschäftsführer directeur gerente
completion fertigstellung achèvement finalización complete completed
retention einbehalt retenue retención
instalment installment rate-payment rate-pay instalments installments raten mensualité
prepayment advance vorauszahlung acompte anticipo abschlag abschlagszahlung
currency währung devise moneda
owner eigentümer propriétaire propietario
signed signature unterschrift unterzeichnet firmado signé
share-capital stammkapital capital-social
registered registration registernummer handelsregister immatriculation
birth geburtsdatum geboren naissance nacimiento born dob
`;

const concepts = new Map<string, string>();
for (const line of lines.trim().split('\n')) {
  const words = line.trim().split(/\s+/u).map(plain);
  for (const word of words) if (!concepts.has(word)) concepts.set(word, `=${words[0] ?? ''}`);
}

function plain(word: string): string {
  return word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss');
}

/** The concept that a word without accents names, as `=name`; undefined when it names none. */
export function conceptOf(word: string): string | undefined {
  return concepts.get(word);
}
