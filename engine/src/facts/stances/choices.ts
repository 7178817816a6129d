/**
 * Values that exclude each other: a group a line, its values apart by a stroke, the forms of one value by commas. A group that opens with a
 * star names its own subject (the board at a hotel, the terms of carriage), one that opens with a sign of equality
 * too, in capitals only; the values of others belong to the noun beside them.
 */
export const choiceLines = `
= exw | fca | fas | fob | cfr | cif | cpt | cip | dap | dpu | ddp
* full board, vollpension, pension complète, pensión completa | half board, halbpension, demi-pension, media pensión | bed and breakfast, bed & breakfast, b&b, room and breakfast, übernachtung mit frühstück, alojamiento y desayuno, chambre et petit-déjeuner | all inclusive, all-inclusive, tout compris, todo incluido | self-catering, self catering, selbstverpflegung, room only, solo alojamiento
* freight prepaid, prepaid freight, freight: prepaid, carriage paid, port payé, portes pagados, frei haus, fracht vorausbezahlt, freight payable at origin, franco de port | freight collect, freight: collect, collect freight, carriage forward, port dû, portes debidos, unfrei, freight payable at destination
* furnished, möbliert, meublé, meublée, amueblado, amueblada | unfurnished, unmöbliert, non meublé, non meublée, sin amueblar
* one-way, one way, einfache fahrt, nur hinfahrt, aller simple, solo ida | return ticket, round trip, round-trip, hin- und rückfahrt, aller-retour, ida y vuelta
* freehold | leasehold
* permanent employment, permanent position, permanent contract, open-ended contract, unbefristet, unbefristete, unbefristeter, unbefristetes, durée indéterminée, cdi, duración indefinida, contrato indefinido, por tiempo indefinido | fixed-term, fixed term contract, temporary contract, befristet, befristete, befristeter, befristetes, durée déterminée, cdd, duración determinada, contrato temporal
* full-time, full time, vollzeit, temps plein, temps complet, jornada completa, tiempo completo | part-time, part time, teilzeit, temps partiel, media jornada, jornada parcial, tiempo parcial
* simple majority, einfache mehrheit, einfacher mehrheit, majorité simple, mayoría simple | absolute majority, absolute mehrheit, absoluter mehrheit, majorité absolue, mayoría absoluta | two-thirds majority, zweidrittelmehrheit, majorité des deux tiers, mayoría de dos tercios | unanimously, unanimous, einstimmig, à l’unanimité, unanimité, por unanimidad
* double-blind, doppelblind, double aveugle, doble ciego | single-blind, einfachblind, simple aveugle, simple ciego | open-label, offene studie, offenes design
* general anaesthesia, general anesthesia, general anaesthetic, vollnarkose, allgemeinanästhesie, anesthésie générale, anestesia general | local anaesthesia, local anesthesia, local anaesthetic, örtliche betäubung, lokalanästhesie, anesthésie locale, anestesia local | spinal anaesthesia, spinal anesthesia, spinalanästhesie, rachianesthésie, anestesia raquídea
* petrol, gasoline, benzin, gasolina | diesel, gasóleo, gazole | hybrid, híbrido, hybride
* owner-occupied, selbst genutzt, eigengenutzt, occupé par le propriétaire | let to tenants, vermietet, loué, alquilado
* comprehensive cover, fully comprehensive, vollkasko, tous risques, todo riesgo | third-party only, third party only, teilkasko, au tiers, a terceros
left, left-hand, linke, linken, linker, linkes, links, gauche, izquierdo, izquierda | right, right-hand, rechte, rechten, rechter, rechtes, rechts, droit, droite, derecho, derecha
exclusive, exklusiv, exklusive, exklusives, exclusif, exclusive, exclusivo, exclusiva, sole | non-exclusive, nonexclusive, nicht-exklusiv, nicht exklusiv, nicht-ausschließlich, non exclusif, non exclusive, non-exclusif, non-exclusive, no exclusivo, no exclusiva
fixed, fest, festen, fester, festem, fixe, fixes, fijo, fija | variable, floating, variablen, variabler, variablem, veränderlich, variables
jointly and severally, joint and several, gesamtschuldnerisch, als gesamtschuldner, solidairement, solidaire, solidariamente, solidaria | severally only, several only, severally and not jointly, several and not joint, nur anteilig, anteilig, conjointement sans solidarité, mancomunadamente, mancomunada
in advance, im voraus, à l’avance, d’avance, par avance, por adelantado, por anticipado | in arrears, in arrear, nachträglich, im nachhinein, à terme échu, vencido, vencidos, a mes vencido
open, opened, geöffnet, offen, ouvert, ouverte, ouverts, ouvertes, abierto, abierta | closed, shut, geschlossen, fermé, fermée, fermés, fermées, cerrado, cerrada
stopped, discontinued, ceased, suspended, cancelled, canceled, withdrawn, terminated, abgesetzt, eingestellt, ausgesetzt, abgesagt, gestrichen, arrêté, arrêtée, suspendu, suspendue, annulé, annulée, supprimé, supprimée, suspendido, suspendida, cancelado, cancelada, retirado, retirada, anulado, anulada | continued, continue, continues, maintained, remains in force, stays in force, goes on, fortgeführt, fortgesetzt, weitergeführt, läuft weiter, bleibt bestehen, maintenu, maintenue, poursuivi, poursuivie, se poursuit, continúa, continuado, se mantiene
carried over, carried forward, carry over, roll over, rolled over, übertragen, reporté, reportée, reportés, reportées, trasladar, trasladarse, acumular, acumularse | forfeited, forfeit, lapse, lapses, lost, expire, expires, verfallen, verfällt, perdu, perdus, perdue, perdues, pierden, perderán, caducan, caducarán
kept, retained, stored, preserved, aufbewahrt, behalten, conservé, conservée, conservés, conservées, conservado, conservada, conservarán | destroyed, deleted, erased, discarded, disposed of, vernichtet, gelöscht, détruit, détruite, détruits, détruites, effacé, effacés, destruido, destruida, destruirán, eliminado, borrado
refundable, returnable, erstattungsfähig, erstattbar, remboursable, remboursables, reembolsable, reembolsables | non-refundable, nonrefundable, nicht erstattungsfähig, nicht erstattbar, non remboursable, non remboursables, no reembolsable, no reembolsables
transferable, übertragbar, cessible, transferible, transmisible | non-transferable, nontransferable, nicht übertragbar, incessible, non cessible, intransferible, intransmisible
revocable, widerruflich, révocable | irrevocable, unwiderruflich, irrévocable
renewable, verlängerbar, renouvelable, renovable | non-renewable, nicht verlängerbar, non renouvelable, no renovable
heated, beheizt, beheizte, chauffé, chauffée, calefactado | unheated, unbeheizt, unbeheizte, non chauffé, non chauffée, sin calefacción
insured, versichert, assuré, asegurado | uninsured, unversichert, nicht versichert, non assuré, no asegurado
temporary, vorübergehend, temporaire, temporal | permanent, dauerhaft, permanente
taxable, steuerpflichtig, imposable, sujeto a iva | tax-exempt, tax exempt, exempt from vat, steuerfrei, exonéré, exonérée, exento, exenta
vacant, leerstehend, unbewohnt, vacant possession, vide d’occupation, desocupado, desocupada | occupied, bewohnt, occupé, occupée, ocupado, ocupada
new, neu, neue, neuen, neuer, neues, neuf, neuve, neufs, neuves, nuevo, nueva, nuevos, nuevas | used, second-hand, gebraucht, gebrauchte, gebrauchten, gebrauchter, d’occasion, usado, usada, segunda mano | refurbished, generalüberholt, überholt, reconditionné, reacondicionado
positive, positiv, positif, positivo, positiva | negative, negativ, négatif, négative, negativo, negativa
passed, bestanden, réussi, aprobado, apto | failed, nicht bestanden, échoué, suspenso, no apto
approved, genehmigt, approuvé, approuvée, aprobado, aprobada | rejected, refused, abgelehnt, rejeté, rejetée, refusé, refusée, rechazado, rechazada, denegado
accepted, angenommen, accepté, acceptée, aceptado, aceptada | rejected, refused, declined, abgelehnt, refusé, refusée, rechazado, rechazada
paid, bezahlt, payé, payée, pagado, pagada | unpaid, outstanding, unbezahlt, offen, impayé, impayée, impagado, impagada
binding, verbindlich, contraignant, ferme, vinculante | non-binding, not binding, unverbindlich, freibleibend, sans engagement, no vinculante
buried, underground, unterirdisch, enterré, enterrée, enterrado, enterrada, subterráneo | overhead, above ground, oberirdisch, aérien, aérienne, aéreo, aérea
indoor, indoors, im innenbereich, intérieur, interior | outdoor, outdoors, im außenbereich, extérieur, exterior
clockwise, im uhrzeigersinn, sens horaire, sentido horario | anticlockwise, counterclockwise, gegen den uhrzeigersinn, sens antihoraire, sentido antihorario
single room, single rooms, einzelzimmer, chambre simple, habitación individual | double room, double rooms, doppelzimmer, chambre double, habitación doble | twin room, twin rooms, zweibettzimmer, chambre à deux lits | triple room, dreibettzimmer
manual, manuell, manuelle, manuel | automatic, automatisch, automatische, automatique, automático, automática
* fasting, on an empty stomach, nüchtern, à jeun, en ayunas | after a meal, after meals, with food, with meals, nach dem essen, zu den mahlzeiten, après le repas, con las comidas, después de comer
oral, orally, by mouth, per os, voie orale, vía oral | intravenous, intravenously, iv, intravenös, intraveineux, intraveineuse, intravenosa, intravenoso | subcutaneous, subcutaneously, subkutan, sous-cutané, sous-cutanée, subcutánea | intramuscular, intramuskulär, intramusculaire
inpatient, stationär, hospitalisation, ingreso hospitalario | outpatient, day case, ambulant, ambulatoire, ambulatorio, ambulatoria
gross lease | net lease
simple interest, einfache zinsen, intérêt simple, interés simple | compound interest, zinseszins, zinseszinsen, intérêts composés, interés compuesto
smoker, raucher, raucherin, fumeur, fumeuse, fumador, fumadora | non-smoker, nonsmoker, nichtraucher, nichtraucherin, non-fumeur, non-fumeuse, no fumador
in working order, in going order, in running order, runs, works, working, functioning, functional, operational, intact, in order, in good order, funktionsfähig, funktioniert, funktionstüchtig, betriebsbereit, in ordnung, intakt, en état de marche, fonctionne, fonctionnel, fonctionnelle, en bon état, funciona, operativo, operativa, en buen estado | defective, not working, does not work, do not work, faulty, broken, out of order, out of service, damaged, defekt, defekte, kaputt, außer betrieb, beschädigt, défectueux, défectueuse, en panne, hors service, averiado, averiada, defectuoso, defectuosa, estropeado, fuera de servicio
done, carried out, completed, renewed, replaced, erledigt, ausgeführt, erneuert, abgeschlossen, effectué, effectuée, réalisé, réalisée, remplacé, remplacée, realizado, realizada, renovado, renovada, hecho | not yet done, still to be done, overdue, pending, due, not yet renewed, not yet replaced, steht aus, ausstehend, überfällig, noch nicht erledigt, noch nicht erneuert, à faire, en attente, pas encore effectué, pendiente, pendientes, por hacer
returned, given back, handed back, hand back, return, returns, zurückgegeben, zurückzugeben, herausgegeben, rendu, rendue, restitué, restituée, devuelto, devuelta, devolver | stays with, remains with, remain with, may keep, keeps, verbleibt, bleibt bei, bleibt beim, behält, reste à, reste chez, conserve, queda en poder, se queda, conserva
settled with the salary, included in the salary, covered by the salary, abgegolten, compris dans le salaire, inclus dans le salaire, incluidas en el salario | paid with a surcharge, paid extra, paid separately, vergütet, zuschlag, majorées, majorée, majoration, recargo, se abonan aparte
red, rot, rote, roten, rouge, rouges, rojo, roja | blue, blau, blaue, blauen, bleu, bleue, bleus, azul, azules | green, grün, grüne, grünen, vert, verte, verts, vertes, verde, verdes | yellow, gelb, gelbe, gelben, jaune, jaunes, amarillo, amarilla | white, weiß, weiße, weißen, blanc, blanche, blancs, blanches, blanco, blanca, blancos, blancas | black, schwarz, schwarze, schwarzen, noir, noire, noirs, noires, negro, negra | grey, gray, grau, graue, grauen, gris, grise | brown, braun, braune, marron, brun, brune, marrón | orange, naranja | anthracite, anthrazit, antracita | beige, cream | silver, silbern, silber, argenté, plateado | purple, violet, lila, violett, violeta
by gas, gas, natural gas, erdgas, gaz, gas natural | by oil, oil, heizöl, öl, mazout, fioul, gasóleo | electric, electricity, elektrisch, strom, électrique, électricité, eléctrico, eléctrica, electricidad | wood pellets, pellets, holzpellets, granulés, pellet | heat pump, wärmepumpe, pompe à chaleur, bomba de calor | district heating, fernwärme, chauffage urbain, calefacción urbana
oak, eiche, eichenholz, chêne, roble | beech, buche, buchenholz, hêtre, haya | pine, kiefer, kiefernholz, pin, pino | larch, lärche, mélèze, alerce | spruce, fichte, épicéa, abeto | ash wood, esche, eschenholz, frêne, fresno | walnut, nussbaum, noyer, nogal | teak, teca | plywood, sperrholz, contreplaqué, contrachapado
steel, stahl, acier, acero | stainless steel, edelstahl, acier inoxydable, inox, acero inoxidable | aluminium, aluminum, alu, aluminio | copper, kupfer, cuivre, cobre | brass, messing, laiton, latón | plastic, kunststoff, plastique, plástico | timber, wooden, holz, bois, madera | glass fibre, glasfaser, fibre de verre, fibra de vidrio
cotton, baumwolle, coton, algodón | linen, leinen, lin, lino | wool, wolle, laine, lana | silk, seide, soie, seda | polyester, poliéster
vegetarian, vegetarisch, végétarien, végétarienne, vegetariano, vegetariana | vegan, végétalien, végétalienne, vegano, vegana
daytime, by day, tagsüber, de jour, diurno, diurna | at night, by night, nachts, de nuit, nocturno, nocturna
in writing, in written form, schriftlich, schriftform, par écrit, por escrito | orally, by telephone, by phone, telefonisch, par téléphone, por teléfono, by word of mouth, verbally, mündlich, oralement, verbalement, verbalmente, oralmente
`;
