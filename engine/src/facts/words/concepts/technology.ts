/** Measured and made things. */
export const technologyConcepts = `
length länge longueur longitud long
width breite largeur ancho anchura wide breit
height höhe hauteur altura high hoch haut haute tall
depth tiefe profondeur profundidad deep tief
thickness dicke stärke épaisseur espesor grosor thick dick épais
weight mass gewicht masse poids peso weighs wiegt weigh weighing weighed wiegen pèse pèsent pesa pesan
diameter durchmesser diamètre diámetro
radius halbmesser rayon radio
dimension dimensions abmessung abmessungen encombrement medidas
distance abstand entfernung distancia
volume volumen rauminhalt contenance
density dichte densité densidad
accuracy genauigkeit précision
tolerance toleranz tolerancia
repeatability wiederholgenauigkeit répétabilité repetibilidad
temperature temperatur temperatura
pressure druck pression presión
humidity feuchte luftfeuchtigkeit feuchtigkeit humidité humedad
speed geschwindigkeit vitesse velocidad drehzahl
flow durchfluss volumenstrom fördermenge débit caudal
power leistung puissance potencia wattage
voltage spannung versorgungsspannung tension
current stromstärke stromaufnahme bemessungsstrom nennstrom courant corriente
frequency frequenz fréquence frecuencia häufigkeit turnus périodicité periodicidad
resistance widerstand resistencia
consumption verbrauch consommation consumo consumes consume consumed verbraucht verbrauchen consomme consument
energy energie energía
efficiency wirkungsgrad rendement rendimiento eficiencia
capacity kapazität capacité capacidad
range messbereich plage rango
load belastung tragfähigkeit
torque drehmoment couple
noise geräusch schalldruckpegel bruit ruido
protection schutzart schutzklasse
material werkstoff matériau matière
housing enclosure gehäuse boîtier carcasa
shaft welle arbre eje
valve ventil vanne soupape válvula
pump pumpe pompe bomba
motor engine moteur
battery batterie akku batería
cable kabel
connector anschluss stecker connecteur conector connection
sensor fühler capteur
transmitter messumformer transmetteur transmisor
display anzeige afficheur pantalla
output ausgang sortie salida
input eingang entrée entrada
signal señal
calibration kalibrierung étalonnage calibración calibrated
test prüfen ensayo tested geprüft
certificate zertifikat bescheinigung certificat certificado zeugnis
standard norm norme norma
drawing zeichnung dessin plano
colour color farbe couleur
finish oberfläche finition acabado coating beschichtung revêtement
life lifetime lebensdauer nutzungsdauer vida
cycle zyklus zyklen ciclo
software programm logiciel programa
server serveur servidor
data daten données datos
backup sicherung datensicherung sauvegarde respaldo
availability uptime verfügbarkeit disponibilité disponibilidad
response reaktionszeit antwortzeit réponse respuesta
support betreuung assistance soporte
incident störung panne incidencia outage ausfall
password passwort kennwort contraseña
storage speicher stockage almacenamiento
vehicle fahrzeug véhicule vehículo car pkw
tyre tire reifen pneu neumático
fuel kraftstoff treibstoff carburant combustible gazole gasoil gasóleo diesel dieselkraftstoff
driver fahrer conducteur conductor chauffeur
replace replacement ersatz austausch remplacement reemplazo sustitución replaced replaces ersetzt ersetzen remplacé remplacer repone reponen reponer reposición sustituir
installation montage einbau instalación install installed
commissioning inbetriebnahme
inspection inspektion begehung contrôle inspección visit inspected inspects inspect inspecté inspeccionado
spare ersatzteil rechange repuesto
quality qualität qualité calidad
manual handbook betriebsanleitung bedienungsanleitung gebrauchsanleitung gebrauchsanweisung anleitung instructions instrucciones istruzioni
`;
