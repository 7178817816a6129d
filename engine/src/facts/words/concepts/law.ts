/** Contracts, courts, companies and the things every paper says of itself. */
export const lawConcepts = `
start begin beginning begins began commence commences commencing commencement inception beginn beginnt anfang startet début inicio comienza comienzo mietbeginn starting starts effective vertragsbeginn
end ends expire expires expiring expiry expiration ende endet ablauf endend fin vencimiento término finaliza ending closing vertragsende
term duration laufzeit dauer durée duración mietzeit vertragsdauer plazo
contract agreement vertrag contrat contrato accord vereinbarung
liability haftpflicht responsabilité responsabilidad haftung liable haftet
responsible responsibility obliegt verantwortlich responsable
renew renewal renews extension option verlängerung verlängert renouvellement prórroga extend
assign assignment abtretung cession cesión
warranty guarantee gewährleistung garantie garantía warranted guaranteed guarantees garantiert garanti garantizado garantiza
court courts gericht gerichtsstand tribunal tribunales jurisdiction juzgados
law recht droit ley derecho
arbitration schiedsgericht schiedsverfahren arbitrage arbitraje
mediation schlichtung mediación
dispute streitigkeit litige conflicto controversia
indemnity indemnify freistellung indemniser indemnización schadloshaltung
breach verletzung vertragsverletzung violation violación
consent zustimmung einwilligung consentement consentimiento
approval genehmigung approbation aprobación approve approved
permission permit erlaubnis autorisation autorización permiso
prohibition prohibited forbidden verboten untersagt interdit interdiction prohibido
exclusive ausschließlich exclusif exclusivo exclusivity
territory gebiet vertragsgebiet territoire territorio
amendment variation addendum nachtrag änderung avenant modificación
annex appendix schedule exhibit anlage anhang annexe anexo
clause section paragraph ziffer absatz klausel cláusula
party vertragspartei vertragspartner
trustee treuhänder fiduciaire fideicomisario
heir erbe héritier heredero
witness zeuge témoin testigo
notary notar notaire notario
lawyer solicitor attorney counsel rechtsanwalt anwalt avocat abogado
signed signature unterschrift unterzeichnet firmado signé firma
registered registration registernummer handelsregister immatriculation registro
capital stammkapital grundkapital
company gesellschaft société sociedad empresa unternehmen entreprise
branch niederlassung zweigstelle succursale sucursal
subsidiary tochtergesellschaft filiale filial
headquarters hauptsitz siège sede
date datum fecha dated
address anschrift adresse dirección domicilio
telephone phone tel telefon teléfono mobile handy rufnummer
fax telefax télécopie
email mail correo courriel
website webseite internetseite
name nom bezeichnung
version revision edition fassung ausgabe rev draft
page seite página
language sprache langue idioma
copy exemplar exemplaire ejemplar counterpart
deadline frist délai
vote voting votes voted abgestimmt votaron votado stimme stimmen abstimmung voix voto votación
quorum beschlussfähig beschlussfähigkeit
resolution beschluss délibération resolved
meeting sitzung réunion versammlung
minutes protokoll niederschrift acta
agenda tagesordnung
attendance anwesend présent asistente asistentes
apologies abwesend entschuldigt absent ausente
election wahl elección elected gewählt élu elegido
motion antrag moción
`;
