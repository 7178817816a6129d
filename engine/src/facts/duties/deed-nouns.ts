import { stem } from '../words/stem.ts';

/** Nouns for a deed that is done to what a preposition joins to them: `the application to the council`. */
const nouns = new Set(
  `application applications booking bookings reservation reservations registration registrations
  antrag anträge buchung buchungen reservierung reservierungen anmeldung anmeldungen
  demande demandes réservation réservations inscription inscriptions
  solicitud solicitudes reserva reservas inscripción inscripciones`
    .split(/\s+/u)
    .map(stem),
);

/** Whether a stem is such a noun. */
export const isDeedNoun = (term: string): boolean => nouns.has(term);
