/** Letting, buying and building property. */
export const propertyConcepts = `
rent miete mietzins nettokaltmiete kaltmiete grundmiete loyer renta alquiler rental
deposit kaution bond sicherheitsleistung caution fianza depósito
landlord lessor vermieter vermieterin bailleur arrendador
tenant lessee mieter mieterin locataire preneur arrendatario occupant
lease mietvertrag bail arrendamiento tenancy
owner eigentümer propriétaire propietario
area size surface fläche mietfläche wohnfläche superficie sqft floorspace nutzfläche
premises räume räumlichkeiten mietobjekt mietsache locaux inmueble
room zimmer raum salle sala chambre habitación
floor storey geschoss stockwerk etage obergeschoss planta piso
basement cellar keller untergeschoss sótano
roof dach toit toiture tejado techo cubierta
facade fassade fachada
window fenster fenêtre ventana
door tür porte puerta
wall wand mauer mur pared muro
garden garten jardin
kitchen küche cuisine cocina
parking stellplatz parkplatz garage tiefgarage aparcamiento estacionamiento
bathroom bath badezimmer baño
heating hvac heizung heizungsanlage heizungen chauffage calefacción heat heats heated heizt heizen geheizt beheizt chauffé chauffée chauffer
cleaning reinigung nettoyage limpieza clean cleans cleaned reinigen reinigt gereinigt nettoyer nettoyé nettoyée limpiar limpia limpiado
maintenance maintain maintains upkeep servicing wartung instandhaltung instandsetzung entretien mantenimiento repair repairs reparatur réparation reparación
renovation refurbishment redecoration redecorate renovierung sanierung schönheitsreparaturen reforma
subletting sublet sublease untervermietung untermiete subarriendo
pet haustier tierhaltung animal mascota
purpose use zweck usage uso nutzung utilisation
building gebäude bâtiment edificio
plot grundstück flurstück terrain parcelle parcela
site baustelle chantier obra
completion fertigstellung achèvement finalización complete completed completes
handover übergabe abnahme abnehmen abgenommen abgenommene abgenommenen réception recepción acceptance
retention einbehalt sicherheitseinbehalt retenue retención
subcontractor nachunternehmer subunternehmer subcontratista
architect architekt architecte arquitecto
engineer ingenieur ingeniero
surveyor gutachter géomètre topógrafo
foundation fundament fondation cimiento cimentación
excavation earthworks aushub erdarbeiten terrassement excavación
concrete beton hormigón
steel stahl acier acero
timber wood holz bois madera
brick ziegel brique ladrillo
insulation dämmung isolierung isolation aislamiento
plaster putz enduit yeso
tile fliese dachziegel carrelage azulejo teja
scaffold scaffolding gerüst échafaudage andamio
crane kran grue grúa
drain drainage entwässerung assainissement desagüe
snow winterdienst neige nieve
lift elevator aufzug ascenseur ascensor
stairs staircase treppe escalier escalera
defect mangel défaut defecto vice
purchase kauf kaufpreis achat compra purchases purchased buys bought gekauft kaufen acheté achetée comprado comprar
mortgage hypothek grundschuld hypothèque hipoteca
broker makler courtier corredor agent
utilities nebenkosten betriebskosten suministros ancillary
electricity strom électricité electricidad
water wasser eau agua
gas erdgas gaz
waste abfall müll déchets residuos refuse
`;
