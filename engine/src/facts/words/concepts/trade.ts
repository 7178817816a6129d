/** Buying, selling, shipping and being paid. A concept a line; its first word is its name. */
export const tradeConcepts = `
price cost rate charge fee tariff preis einzelpreis kosten entgelt gebühr prix tarif coût precio tarifa coste costs
total sum amount gesamt summe betrag gesamtbetrag montant somme importe suma totals gesamtsumme
subtotal zwischensumme subtotales
kilogram kilogramme kilogrammes kilogramm kilogramo kilogramos kilo kilos
value values valeur valeurs wert valor valores valore
net netto nett neto
gross brutto brut bruto
vat tax mwst ust umsatzsteuer mehrwertsteuer steuer tva iva impuesto taxe
supplier vendor seller lieferant verkäufer fournisseur vendeur proveedor vendedor contractor auftragnehmer
customer client buyer purchaser kunde käufer auftraggeber acheteur comprador cliente besteller
quantity qty number count menge anzahl quantité qté cantidad cant nombre units pieces stück pcs
invoice bill rechnung facture factura
order po bestellung bestell bestelldatum auftrag commande pedido
delivery shipment despatch dispatch despatched dispatched lieferung livraison entrega shipping versand deliver delivers delivered delivering liefert liefern geliefert livré livrée livrés livrées livrer entregar entregado entregada entregados entregan
part item article artikel artículo position
carriage freight fracht porto postage flete portes transport transports transporte trasporto beförderung
discount rebate rabatt skonto remise descuento rabais discounted nachlass preisnachlass ermäßigung ermäßigt ermäßigen ristourne rebaja rebajas rebajado descuentan descontar
prepayment advance vorauszahlung acompte anticipo abschlag abschlagszahlung vorkasse
instalment installment raten mensualité ratenzahlung
pay payable payment paid zahlung zahlbar zahlen paiement payer pago pagar bezahlung zahlungsziel settle settlement
due fällig fälligkeit échéance vence
shortage shortfall fehlmengen fehlmenge manquant faltante
carrier haulier forwarder spediteur spedition frachtführer transporteur transportista porteador
consignee empfänger destinataire consignatario destinatario recipient
consignor shipper exporter absender versender expéditeur exportateur remitente exportador
importer importeur importateur importador
vessel ship schiff navire buque
voyage reise traversée travesía
container conteneur contenedor
pallet palette palé palet
package parcel carton colli kolli colis bulto paket karton caja crate
bag sack sac saco
packaging packing verpackung emballage embalaje packed verpackt emballé emballés embalado embalados
incoterm lieferbedingung lieferklausel
origin ursprung herkunft origine origen provenance
destination bestimmungsort zielort destino
harbour port hafen seehafen puerto
timetable fahrplan fahrplans
delayed late delay verspätung verspätet retard retraso
loading verladung beladung chargement carga embarque
unloading discharge entladung löschung déchargement descarga
transhipment transshipment umladung transbordement transbordo
customs zoll douane aduana
catalogue catalog katalog
quote quotation angebot offerte devis presupuesto offer estimate kostenvoranschlag
credit gutschrift avoir abono
stock inventory lager bestand lagerbestand existencias inventario
batch chargennummer lote
serial seriennummer
wholesale großhandel gros mayorista
retail einzelhandel détail minorista
return rückgabe retoure retour devolución
refund erstattung rückerstattung remboursement reembolso refunds refunded erstattet erstatten zurückerstattet remboursé remboursée rembourser reembolsar reembolsado reembolsa
surcharge zuschlag aufschlag supplément recargo
cheque check scheck
transfer überweisung virement transferencia transferred überwiesen überweisen
marke marque marca
model modell modèle modelo
warehouse lagerhaus entrepôt almacén depot
subscription abonnement abo suscripción
licence license lizenz licencia licensed
user nutzer benutzer utilisateur usuario
collect pickup abholung enlèvement recogida collected collects abgeholt abholen
minimum mindestens mindest minimal mínimo mindestmenge mindestbetrag minimale
average durchschnitt durchschnittlich mittelwert moyenne moyen promedio
maximum limit cap höchstbetrag höchstens plafond límite grenze ceiling obergrenze máximo exceed exceeds exceeding exceeded übersteigen übersteigt überschreiten überschreitet dépasser dépasse dépassent excéder superar supera superen excede rebasar höchstgrenze begrenzt limitée limitado limitada limited limits capped plafonné plafonnée plafonnées maximal maximale tope
unit einheit unité unidad
`;
