/** Money lent, insured, reported and taxed. */
export const financeConcepts = `
lender bank creditor kreditgeber darlehensgeber prêteur prestamista
borrower debtor kreditnehmer darlehensnehmer emprunteur prestatario obligor
loan facility darlehen kredit prêt emprunt préstamo
interest zins zinsen zinssatz intérêt interés intereses
margin marge margen spread
repayment repay repaid tilgung rückzahlung amortissement amortización redemption
drawdown abruf auszahlung tirage disposición
covenant nebenbestimmung
security collateral sicherheit sûreté
guarantor bürge garant avalista
default verzug défaillance incumplimiento
arrears rückstand arriérés atrasos
penalty vertragsstrafe pénalité penalización penalizaciones penaliza penalizan penalizar penalizará pénalise pénaliser penalties konventionalstrafe pönale sanción sanciones multa amende amendes pénalités strafzahlung
maturity endfälligkeit
currency währung devise moneda
exchange wechselkurs umrechnungskurs cambio
account konto compte cuenta kontonummer
balance saldo solde guthaben restzahlung restbetrag restkaufpreis restsumme rest
budget haushalt
revenue turnover sales umsatz umsatzerlöse ingresos ventes ventas
profit gewinn bénéfice beneficio ergebnis überschuss résultat resultado
loss verlust perte pérdida
expense expenditure ausgaben aufwand aufwendungen dépense gasto charges outlay spent spend spends spending ausgegeben ausgeben dépenses gastado gastar
income einkommen einnahmen erträge recettes takings receipts proceeds einnahme recette recaudación
asset vermögen vermögenswerte actif activo
liabilities verbindlichkeiten passif pasivo payables
receivables forderungen créances
equity eigenkapital patrimonio
debt schulden verschuldung dette deuda
dividend dividende ausschüttung dividendo
share anteil cuota proportion portion aktie acción
cash kasse bargeld trésorerie efectivo
depreciation abschreibung amortissements depreciación
reserve rücklage rückstellung reserva
investment investition investissement inversión
grant subsidy zuschuss zuwendung förderung subvention subvención beca funding
donation spende don donación
audit auditor prüfung abschlussprüfer auditeur auditoría
insurance versicherung assurance seguro cover coverage versichert assurer asegurar versichern
insurer versicherer assureur aseguradora underwriter
insured policyholder versicherter versicherungsnehmer assuré asegurado
premium versicherungsprämie versicherungsbeitrag prima
excess deductible selbstbehalt selbstbeteiligung eigenanteil eigenbeteiligung franchise franquicia
claim claims anspruch réclamation reclamación schadensfall sinistre siniestro
peril hazard gefahr riesgo risk risiko risque
theft burglary diebstahl einbruch robo hurto
fire feuer incendie incendio
flood überschwemmung hochwasser inondation inundación
storm sturm tempête tormenta
damage schaden dommage daño damaged damages beschädigt endommagé endommagée dañado dañada daños
valuation appraisal bewertung évaluation tasación valoración
forecast prognose prévision
target goal ziel zielwert objectif objetivo
increase rise rose risen grew gestiegen stieg erhöht erhöhung steigerung anstieg augmentation hausse aumento incremento
decrease reduction fell fallen gesunken sank gesenkt fall rückgang senkung minderung baisse diminution disminución reduce reduced reduces reduziert vermindert gemindert réduit réduite réduits réduites réduire réductions reducido reducida reducción reducir
growth wachstum croissance crecimiento
index indexation indexierung indice
adjustment anpassung ajustement ajuste
contribution beitrag cotisation cotización aportación contributes contribute contributed contribue contribuent contribuye
fund fonds fondo
`;
