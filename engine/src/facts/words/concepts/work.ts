/** Working for others: contracts of employment, pay, absence. */
export const workConcepts = `
employer arbeitgeber employeur empleador
employee arbeitnehmer salarié empleado worker staff personnel mitarbeiter headcount
salary wage gehalt lohn salaire salario remuneration vergütung earnings sueldo
bonus prämie tantieme gratifikation bonificación
commission comisión
overtime überstunden mehrarbeit
holiday leave vacation urlaub congé congés vacaciones urlaubstage
sickness sick illness krankheit krankheitsfall maladie enfermedad
probation probationary probezeit essai prueba
pension retirement rente altersvorsorge retraite jubilación
notice kündigungsfrist kündigung gekündigt préavis preaviso notify notified
dismissal termination entlassung licenciement despido rescission résiliation rescisión terminate terminates beendigung
shift schicht quart turno
workplace arbeitsort dienstort
job stelle tätigkeit poste puesto
supervisor vorgesetzter vorgesetzte supérieur superior
department division abteilung département departamento
director manager geschäftsführer directeur gerente
chairman chair chairperson chairwoman vorsitzender vorsitzende président presidente präsident
secretary schriftführer schriftführerin protokollführer secrétaire secretario
treasurer kassenwart schatzmeister trésorier tesorero
board vorstand conseil consejo directors
member mitglied membre miembro
shareholder aktionär gesellschafter actionnaire accionista socio
training fortbildung weiterbildung schulung formation formación trained schult geschult formé
travel reisekosten fahrtkosten anfahrt anfahrtskosten fahrkosten wegekosten reisespesen viaje dienstreise déplacement desplazamiento
allowance zulage indemnité complemento stipend
mileage kilometergeld kilométrage kilometraje
confidentiality confidential secrecy geheimhaltung vertraulich vertraulichkeit confidentialité confidencialidad
competition wettbewerb wettbewerbsverbot concurrence competencia
trainee apprentice intern auszubildender praktikant apprenti stagiaire aprendiz becario
volunteer ehrenamtlich bénévole voluntario
union gewerkschaft betriebsrat syndicat sindicato
hour hourly stunde heure hora hours stündlich
day daily tag täglich jour día journalier diario
week weekly woche wöchentlich semaine semana hebdomadaire semanal
month monthly monat monatlich mensuel mensual mois mes
quarter quarterly vierteljährlich trimestriel trimestral quartal trimestre
year annual annually yearly jahr jährlich annuel anual année año annum pa
`;
