/** People and their care: health, learning, events and travel. */
export const careConcepts = `
patient patienten patiente paciente
doctor physician arzt ärztin médecin médico
nurse pflegekraft krankenschwester infirmière enfermera
hospital clinic krankenhaus klinik hôpital clinique clínica
diagnosis diagnose diagnostic diagnóstico
treatment therapy behandlung therapie traitement tratamiento terapia treated treat behandelt traité
surgery operation eingriff chirurgie cirugía
medicine medication drug medikament arzneimittel médicament medicamento
dose dosage dosis dosierung posologie
tablet tablette comprimé comprimido
allergy allergie alergia
blood blut sang sangre
admission aufnahme ingreso
discharged entlassen alta
besuch visite visita
participant proband versuchsperson sujet participante participate participates participating participan participa participent participe mitwirkende mitwirken teilnehmen teilnimmt teilnahme participation participación
trial study studie étude estudio
protocol prüfplan protocole protocolo
sponsor promoteur promotor
investigator prüfarzt investigateur investigador
age alter edad
birth geburtsdatum geboren naissance nacimiento born dob
child children kind kinder enfant niño
pupil pupils student students schüler studierende studenten élève étudiant alumno estudiante
teacher lecturer tutor lehrer dozent dozentin enseignant professeur profesor
course kurs lehrgang cours curso
module modul lehrveranstaltung asignatura
lecture vorlesung conférence conferencia ponencia talk vortrag
exam examination klausur examen
grade nota
ects leistungspunkte crédits créditos
semester semestre
tuition studiengebühr schulgeld scolarité matrícula
school schule école escuela
university universität hochschule université universidad
speaker referent referentin orateur intervenant ponente
moderator moderatorin modérateur moderador
session panel séance sesión
keynote eröffnungsvortrag plenary
programme program programma
teilnahmegebühr inscription inscripción enrolment
person persons people personen leute personne personnes gens personas persone pax
attendee delegate teilnehmer guest guests gäste visitor visitors delegates attendees invité convives huésped asistencia
event veranstaltung événement evento
venue veranstaltungsort lugar location standort ort
menu speisekarte
meal mahlzeit repas comida
breakfast frühstück desayuno
lunch mittagessen déjeuner almuerzo
dinner abendessen dîner cena
drink beverage getränk boisson bebida
wine wein vin vino
vegetarian vegetarisch végétarien vegetariano
vegan végétalien vegano
nuts nüsse noix frutos
waiter servicekraft camarero
marquee tent zelt festzelt tente chapiteau carpa
hotel unterkunft accommodation hébergement alojamiento
passenger traveller reisender passagier passager voyageur pasajero viajero
flight flug vuelo
train trains zug züge zuges tren trenes
ticket fahrkarte billet billete
departure departs abfahrt abflug départ
arrival arrives ankunft arrivée llegada
checkin anreise
luggage baggage gepäck bagage equipaje
passport reisepass passeport pasaporte
visa visum visado
cancellation cancel cancelled stornierung storno rücktritt annulation cancelación desistimiento
booking reservation reserved buchung reservierung booked books gebucht buchen réservée reservado reservar
night nights übernachtung nacht nuit noche
opening opens eröffnung öffnet ouverture apertura
closes schließt fermeture cierre
`;
