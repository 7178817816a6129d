/** Words that allow, forbid, demand, advise or leave open, in the four languages; phrases are written with a dash for each space. */
export const leaveWords = {
  allowed: `may can might keeps-the-right-to keep-the-right-to retains-the-right-to retain-the-right-to reserves-the-right-to reserve-the-right-to has-the-right-to have-the-right-to has-the-option-to have-the-option-to has-an-option-to have-an-option-to has-a-right-to have-a-right-to free-to at-liberty-to allowed allow allows permitted permit permits permissible authorised authorized authorises authorizes entitled admitted accepted welcome is-eligible are-eligible available on-sale for-sale we-accept we-allow we-welcome
    darf darfst dürft dürfen kann kannst könnt können könnte erlaubt gestattet gestatten akzeptiert angenommen erhältlich zulässig zugelassen berechtigt befugt das-Recht-zur das-Recht-zum möglich willkommen ist-förderfähig sind-förderfähig steht-frei wir-akzeptieren wir-erlauben zur-Verfügung zur-freien-Verfügung
    a-le-droit-de ont-le-droit-de a-la-faculté-de ont-la-faculté-de peut peuvent peux pouvez pouvons pourra pourrez pourront pourrait pourraient autorisé autorisée autorisés autorisées autorise permis permise permet possible possibles admis admise admises accepté acceptée acceptés acceptées disponible disponibles en-vente acceptons admettons autorisons
    puede pueden puedes puedo podemos podrá podrán podría podrían cabe procede permite permiten permitido permitida permitidos permitidas autoriza autorizado autorizada autorizados autorizadas admite admiten admitido admitida admitidos admitidas posible disponible disponibles a-la-venta aceptamos admitimos permitimos reserva-el-derecho-de conserva-el-derecho-de reserva-el-derecho-a tiene-derecho-a tienen-derecho-a ningún-derecho-a tiene-la-opción-de tiene-la-facultad-de bienvenido bienvenida bienvenidos bienvenidas es-subvencionable son-subvencionables a-disposición a-la-disposición tiene-acceso tienen-acceso
    può possono posso possiamo potrà potranno puoi consentito consentita consentiti consentite permesso permessa permessi permesse ammesso ammessa ammessi ammesse autorizzato autorizzata ha-facoltà ha-diritto hanno-diritto`,
  forbidden: `forbidden no-right-to no-option-to no-entitlement-to no-liberty-to not-eligible must-be-switched-off must-stay-switched-off must-remain-switched-off must-stay-off must-remain-silent off-limits out-of-bounds not-welcome excluded forbid forbids prohibited prohibit prohibits banned barred disallowed unauthorised unauthorized impermissible inadmissible
    kein-Recht-auf kein-Recht-zu kein-Recht-zum kein-Recht-zur keine-Befugnis-zum keine-Befugnis-zur ausgeschaltet-sein ausgeschaltet-bleiben ausgeschaltet-werden verboten nicht-förderfähig untersagt unzulässig verbietet unerlaubt ausgeschlossen
    pas-le-droit-de aucun-droit-de pas-la-faculté-de pas-la-possibilité-de doivent-être-éteints doivent-être-éteintes doit-être-éteint doit-être-éteinte rester-éteint rester-éteints inéligible inéligibles interdit interdite interdits interdites interdisons défendu défendue exclue prohibé prohibée
    sin-derecho-a sin-opción-de sin-opción-a estar-apagado estar-apagados estar-apagadas permanecer-apagado permanecer-apagados prohibido prohibida prohibidos prohibidas prohíbe prohíben vedado vedada queda-excluido queda-excluida
    vietato vietata vietati vietate proibito proibita proibiti proibite`,
  demanded: `must shall required require requires mandatory compulsory obligatory obliged essential necessary has-to have-to needs-to need-to is-to-be are-to-be is-obliged are-obliged
    muss müssen erforderlich notwendig nötig verpflichtet verpflichtend vorgeschrieben zwingend pflicht
    doit doivent dois devez devons devra devrez devront obligatoire obligatoires nécessaire nécessaires requis requise requises exigé exigée exigés exigées faut il-convient-de est-tenu est-tenue sont-tenus sont-tenues
    debe deben debes debemos debo deberá deberán obligatorio obligatoria obligatorios obligatorias necesario necesaria necesarios necesarias preciso precisa imprescindible exige exigen requiere requieren requerido requerida hay-que tiene-que tienen-que ha-de han-de
    deve devono devo dobbiamo dovrà dovranno obbligatorio obbligatoria obbligatori obbligatorie necessario necessaria occorre è-tenuto è-tenuta sono-tenuti sono-tenute`,
  optional: `optional exempt exempted voluntary voluntarily unnecessary
    freiwillig befreit freigestellt fakultativ optional entbehrlich
    facultatif facultative facultatifs facultatives optionnel optionnelle volontaire dispensé dispensée dispensés dispensées
    opcional opcionales voluntario voluntaria voluntarios voluntarias facultativo facultativa exento exenta exentos exentas
    facoltativo facoltativa facoltativi facoltative`,
  advised: `should recommended advisable advised encouraged
    sollte sollten empfohlen ratsam empfiehlt
    devrait devraient recommandé recommandée recommandés recommandées conseillé conseillée
    debería deberían recomendado recomendada recomienda aconseja aconsejable
    dovrebbe dovrebbero consigliato consigliata raccomandato raccomandata`,
} as const;

/** Duties that are lifted by a denial; that of other modal verbs forbids: `must not`. */
export const liftedByDenial = `required require requires mandatory compulsory obligatory obliged essential necessary has-to have-to needs-to need-to need needs
  muss müssen erforderlich notwendig nötig verpflichtet verpflichtend vorgeschrieben zwingend pflicht braucht brauchen
  obligatoire obligatoires nécessaire nécessaires requis requise requises exigé exigée exigés exigées
  obligatorio obligatoria obligatorios obligatorias necesario necesaria necesarios necesarias preciso precisa imprescindible exige exigen requiere requieren requerido requerida`;

/** Verbs that lift a duty when denied and say little otherwise: `need not`, `brauchen nicht`. */
export const needs = `need needs needed braucht brauchen benötigt benötigen`;

/** Words that put something in or leave it out. */
export const inclusionWords = {
  in: `covers included include includes including inclusive incl covered in-scope within-the-scope part-of-the-works part-of-the-scheme part-of-the-project part-of-the-order part-of-the-offer part-of-the-services part-of-the-scope part-of-the-price part-of-the-package
    enthalten abgegolten einschließlich inklusive inkl inbegriffen eingeschlossen umfasst inkludiert mitversichert beinhaltet im-Leistungsumfang zum-Leistungsumfang Teil-des-Auftrags Teil-der-Leistung Teil-des-Angebots Bestandteil-des-Auftrags Bestandteil-der-Leistung Bestandteil-des-Angebots Gegenstand-des-Auftrags Gegenstand-des-Angebots
    couvre couvrent compris comprise comprises inclus incluse incluses incluant comprend comprennent inclut incluent y-compris fait-partie-du-marché fait-partie-des-travaux fait-partie-de-la-prestation fait-partie-du-prix font-partie-du-marché font-partie-des-travaux font-partie-de-la-prestation font-partie-du-prix partie-du-marché partie-des-travaux partie-de-la-prestation partie-du-devis partie-de-l'offre
    cubre cubren incluido incluida incluidos incluidas incluye incluyen incluso comprendido comprendida comprendidos comprendidas comprende comprenden forma-parte-del-servicio forma-parte-de-la-obra forma-parte-del-encargo forma-parte-del-precio forman-parte-del-servicio forman-parte-de-la-obra forman-parte-del-precio parte-de-la-obra parte-de-las-obras parte-del-encargo parte-del-presupuesto parte-del-servicio
    compreso compresa compresi comprese`,
  out: `excluded excepted exclude excludes excluding excl out-of-scope outside-the-scope billed-on-top charged-on-top invoiced-on-top comes-on-top on-top exclusive-of charged-extra billed-extra invoiced-extra paid-separately sold-separately charged-separately billed-separately invoiced-separately charged-extra payable-separately at-extra-cost at-additional-cost
    ausgeschlossen exklusive exkl ausgenommen ausschließlich-der zuzüglich zzgl gesondert-berechnet separat-berechnet extra-berechnet gesondert-verrechnet gesondert-vergütet gesondert-in-Rechnung-gestellt separat-in-Rechnung-gestellt extra-in-Rechnung-gestellt zusätzlich-berechnet zusätzlich-in-Rechnung-gestellt gegen-Aufpreis nach-Aufwand-berechnet
    excepté exceptée exceptés exceptées exclu exclue exclus exclues en-sus hors non-compris en-supplément facturé-en-plus facturée-en-plus facturés-en-plus facturées-en-plus en-option à-part facturé-séparément facturée-séparément
    exceptuado exceptuada exceptuados exceptuadas excluido excluida excluidos excluidas excluye excluyen no-incluido aparte por-separado
    escluso esclusa esclusi escluse`,
} as const;

/** Words that leave something free of charge, or put a price on it. */
export const paymentWords = {
  free: `free gratis free-of-charge costs-nothing cost-nothing without-charge at-no-charge no-charge at-no-cost not-charge-for no-fee
    kostenlos kostenfrei unentgeltlich gebührenfrei ohne-Gebühr kostet-nichts kosten-nichts eintritt-ist-frei eintritt-frei
    gratuit gratuite gratuits gratuites gratuitement sans-frais ne-coûte-rien
    gratuiti gratuite senza-costi senza-spese
    gratuito gratuita gratuitos gratuitas sin-cargo sin-coste no-cuesta-nada`,
  charged: `charged charge-for chargeable billed-at
    costs-a-fee cost-a-fee incurs-a-fee subject-to-a-fee against-a-fee at-a-charge subject-to-a-charge costs-extra cost-extra
    gegen-Gebühr Gebühr-erhoben kostet-extra Gebühr-fällig
    entraîne-des-frais entraînent-des-frais donne-lieu-à-des-frais moyennant-supplément moyennant-un-supplément facturé-en-plus facturée-en-plus facturés-en-plus facturées-en-plus
    conlleva-un-cargo tiene-un-coste con-coste con-cargo
    kostenpflichtig gebührenpflichtig
    payant payante payants payantes facturé facturée facturés facturées
    a-pagamento
    de-pago se-cobra se-cobran`,
} as const;

/** Words that say that a thing has or bears something, or that it is free of it. */
export const holdingWords = {
  has: `contains contain containing burdened encumbered allergic intolerant suffers
    enthält enthalten belastet allergisch leidet
    contient contiennent grevé grevée grevés grevées allergique souffre
    contiene contienen gravado gravada gravados gravadas alérgico alérgica padece`,
  lacks: `free-of free-from free-and-clear-of clear-of without lacks devoid-of
    frei-von ohne verzichtet entbehrt mangelt
    libre-de libre-d’ libre-d' exempt-de exempte-de sans libre-de-toute manque-de renonce-à dépourvu-de dépourvue-de
    libre-de libres-de exento-de exenta-de sin carece-de carecen-de`,
} as const;

/** Burdens on property are one thing, whatever their form. */
export const burdens = `mortgage mortgages lien liens encumbrance encumbrances
  belastung belastungen grundschuld grundschulden hypothek hypotheken grundpfandrecht
  hypothèque hypothèques sûreté sûretés
  hipoteca hipotecas carga cargas gravamen gravámenes`;

/** Words that open something to everyone, or keep it for some. */
export const accessWords = {
  everyone: `everyone everybody anybody open-to-all open-to-any open-to-anyone for-all by-all to-all all-ages any-age
    jedermann für-alle von-allen allen-offen steht-allen alle-altersgruppen jeden-alters
    ouvert-à-tous ouverte-à-tous ouverts-à-tous ouvertes-à-tous pour-tous par-tous tout-le-monde tous-les-âges tout-public
    para-todos a-todos por-todos todos-los-públicos todas-las-edades cualquier-edad cualquier-persona`,
  reserved: `reserved-for reserved-to restricted-to limited-to exclusively-for only-for solely-for for-the-sole-use-of exclusive-use
    vorbehalten nur-für ausschließlich-für
    réservé-à réservée-à réservés-à réservées-à réservé-aux réservée-aux réservés-aux réservées-aux exclusivement-pour uniquement-pour
    reservado-a reservada-a reservados-a reservadas-a uso-exclusivo solo-para exclusivamente-para únicamente-para`,
} as const;

/** Words that mean all of the things they name, or only some of them. */
export const extentWords = {
  all: `every each all jede jeder jedes jeden alle allen sämtliche chaque tous toutes cada todos todas`,
  part: `only solely exclusively nur lediglich seul seule seuls seules seulement uniquement solo sólo solamente únicamente
    sample samples random randomly spot-check spot-checks stichprobe stichproben stichprobenweise stichprobenartig
    sondage échantillon échantillons aléatoire muestra muestras muestreo aleatorio aleatoria`,
} as const;
