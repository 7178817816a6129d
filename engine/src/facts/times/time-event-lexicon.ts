/**
 * What happens at a date or within a stretch of time, in English, German, French, Spanish and Italian, without accents: an event a line,
 * named first. A star stands for any ending, or before a word for any beginning: `*beginn`. Words under `none` only begin like others.
 */
export const timeEventWords = `
start: begin begins beginning began begun start* commenc* incept* beginn* *beginn begonn* anfang* antritt angetreten debut* commence* comenz* comienz* empiez* empez* inici* inizi* decorr* admitted admission *antritt eintritt eintrittsdatum eintrittstermin hired hiring joined embauch* contratacion alta assunt* assunzione
end: end ends ended ending ende schluss *ende endet enden endete *ablauf abgelaufen fin finaliz* venc* scad* termina concluir concluy* concludes beend*
expiry: expir* caduc* verfall* verfallt peremption peremptions
term: term terms duration lasts lasted lasting laufzeit* *laufzeit dauer* *dauer vertragsdauer laufend duree dure durera durent duracion dura durara duraran amtszeit* mandat mandate period* vigen* prestara prestaran regira regiran length lengths longueur
delivery: deliver* ship* dispatch* despatch* liefer* *lieferung geliefert ausgelief* angelief* versand* versend* verschick* livr* expedi* entreg* enviad* consegn* spediz* spedit* handover handed ubergab* ubergeb* remis remise remettr* remet
completion: complet* finish* fertig* abgeschlossen abschluss* abschliess* abzuschliess* bauzeit ausfuhrung* ausfuhren auszufuhren ausgefuhrt achev* execution ejecuci* ejecut* terminad* terminacion terminar acabad* ultimad* ultimar complement done fertigstell*
sign: sign* unterzeich* unterschr* beurkund* firm* otorg* stipul* execut*
pay: pay* paid settle* settling remit* zahl* bezahl* zahlbar* falligk* fallig* begleich* beglich* uberweis* paie* paiement* reglement* regler regle regles reglee reglees reglable pago pagos pagar* pagad* pague* paguen pagament* pagabil* abona* abono netto net eingezogen instalment* installment* saldo solde restzahlung restbetrag balance cobr* versement* verser einziehen abgebucht paga pagan paghera
notice: notice terminat* kundig* gekundig* *kundigung austr* auszutr* ausgetreten resign* preavis* resili* conge denonc* rescind* rescis* desist* denunci* disdett* recess* baja quit vacate
cancellation: cancel* stornier* *stornierung storno* absag* abgesagt annul* anulaci* anular cancell* disdir* rucktritt*
validity: valid* fixed fest binding gultig* bindefrist angebotsfrist bindung* valab* validite valide* valevol* acceptance
warranty: warrant* guarant* gewahr gewahrleist* garant* garanz* verjahr* mangelanspruch* defect* liability
claim: claim* complain* beanstand* reklam* ruge* mangelruge* *ruge gerugt anzeig* anzuzeig* angezeigt melde* meldet melden gemeldet schadensmeldung reclam* declar* denunciar objection* widerspruch* einspruch* appeal* recours contest*
keeping: retain* retention kept keep keeps keeping stored archiv* aufbewahr* aufzubewahr* conserv* guard* gespeichert loesch* gelosch* delet* erased supprim* borra*
response: respond* response* answer* reply replies replied ruckmeld* react* reaktion* *reaktionszeit antwort* beantwort* interven* repond* repons* intervi* atend* atencion acudir callout attend attends
service: inspect* servic* maint* wart* gewartet *wartung inspektion* pruf* gepruft* *prufung kontroll* control* revis* visit* mantenim* entretien calibr* kalibr* etalonn* verific* uberpruf* serviced wartungen
opening: open* *offnung* offnen offnet geoffnet ouver* ouvr* abre* abiert* abrir apert* horaire* horari* einlass doors
closing: clos* schliess* geschlossen fermet* ferme* cierr* cerrad* cerrar chius* chiud*
arrival: arriv* anreise* ankunft* angereist llegad* llega* checkin einzug* einchecken received
departure: depart* leaves leaving abreise* abfahrt* abflug* auszug partenz* salida* salen checkout auschecken partir* partons partez partiamo parten saldra saldran abfahren losfahr*
return: return* repris rucknahme* zuruckgenommen zuruckgeb* zuruckzugeb* ruckgab* restitu* rendre rendu rendus rendues devol* devuel* refund* zuruck* regres* vuelta vuelve vuelven volver* ruckkehr* ruckfahrt heimkehr* ruckreise
collection: collect* abhol* abzuhol* abgeholt enlev* recog* ritir* pick picked
submission: submi* lodge lodges lodged reach* einreich* einzureich* eingereich* eingehen eingegangen vorzuleg* vorgeleg* vorlage einsend* depose* deposer depositar depositara depositado depositada soumi* soumettre abgabe* abgegeb* abzugeb* bewerbung bewerbungen bewerbungsfrist bewerbungsschluss bewerben application* apply antrag* antrage candidat* solicitud* solicitar solicita solicitan consegnare bids tenders offers
probation: probation* probezeit* essai prueba prova
secrecy: secrecy confidential* geheim* vertraulich* secret* confidencial*
renewal: renew* extend* extension* prolong* verlanger* reconduc* reconduit* renouvel* prorog* prorrog* renov*
removal: remov* entfern* gezogen faden retir* retrait extraccion* extraction* extraer extrait extraite
meeting: statt stattfind* stattfand tagt tagung meet meets meeting* sitzung* versammlung* reunion* seance celebr* assembl* reunit* appointment* cita citas termin rendez-vous seen consult* vorstell* wiedervorstell* review*
clearing: clear* vacated empty emptied geraum* raumen raumt liber* vider vide evacu* desaloj* sgomber*
serving: served serve serves serving serviert servi servis servira servir* sirve* sirven dinner supper abendessen abendbrot diner cena lunch luncheon mittagessen dejeuner almuerzo comida pranzo breakfast fruhstuck desayuno colazione
delay: late delay* verzug* verspat* retard* retras* demora*
age: old age aged alter agee ages edad
cleaning: clean* reinig* gereinigt nettoy* nettoiement limpi* puli*
production: manufactur* hergestellt herstell* *herstellung fabri* elaborad* elaboracion produced production produz* prodott* produit built baujahr erbaut gebaut errichtet construit* construid* costruit* herstellungsjahr
founding: founded established grundungsjahr gegrundet fonde fondee fundad* fondat*
accident: accident* incident* collision* kollision* unfall* *unfall incendie* einbruch* diebstahl* theft* burglar* grounding grounded stranding havari* schadentag schadenstag schadenereignis* schadensereignis* sinistre* siniestro* robo
installation: installat* installed installier* instala* einbau* eingebaut* montage montaje montiert montier* pose posee posees poser colocacion colocar* colocad*
loading: load loads loaded loading verlad* belad* geladen *verladung chargement chargements carga cargad* cargar* embarque
unloading: unload* entlad* abgeladen abladen *entladung dechargement decharge* descarga*
birth: born birth geboren geburt* naissance nacid* nacimiento nato nata geb dob
operation: operation* cirug* quirurg* operier* operat* operac* operad* surgery surgeries surgical* underw* eingriff* chirurg* opere*
issue: issued issue ausgestellt ausstell* emis emise emission emision emitid* ausfertigung
fasting: fast fasting nuchtern jeun ayun* digiun*
taking: tablet* einnahme* einnehmen einzunehmen prise tomar tome toma* dose* treat* behandl* trait* paste gabe
takeover: abnahme abnahmetermin abnahmetag schlussabnahme endabnahme bauabnahme abgenommen
selling: sale
booking: book* reserv* buch* gebucht
none: *ierende *sitzende *nehmende *bildende *arbeitende *wochenende *abende *reisende lieferant* lieferadress* lieferanschrift* lieferstelle* expedient* livre livres livret* shipper* uberlieferung
none: zahler* payload* payroll* reglementa* manufacturer* hersteller* fabricant* fabrique fabric fabrik* wiederherstell*
none: firm firms firmware* firmness firmen* signal* significan* executive* bookcase* bookbind* buchhalt* bucher* reservoir*
none: abrechn* abred* ouvres ouvrage* ouvrier* open-label open-market guardian* guardaroba conservator* conservateur* conserveri* retainer* borrador*
none: austria* australi* starter* beginners periodon* dauerlauf* lebensdauer visitor* wartezeit* calibre controller* consultan*
none: department* departement* operator* underwrit* closest schliessanlage* ferment* secretar* ayuntamiento* fondation* tomas* tomate* tomador*
none: traiteur* recognis* recogniz* collectiv* interventor* interview* retirement* removable* abschliessbar* finisher*
`;

/** Words that name an event and what it happens to in one: dinner is served, but so is beer. */
export const eventThings: ReadonlySet<string> = new Set(
  'dinner supper abendessen abendbrot diner cena lunch luncheon mittagessen dejeuner almuerzo comida pranzo breakfast fruhstuck desayuno colazione'.split(
    ' ',
  ),
);

/** Two or more words that only together name an event. */
export const timeEventPhrases: readonly (readonly [string, RegExp])[] = [
  [
    'start',
    /\b(?:takes? effect|took effect|effective (?:from|date|as of)|(?:first|opening) day|erste[rn]? tag|in kraft|premier jour|entree en (?:vigueur|jouissance)|prend effet|primer dia|entr[ae]r? en vigor|entrada en vigor|zum ersten mal)\b/u,
  ],
  [
    'end',
    /\b(?:r[ua]ns? (?:out|until|to|till)|running (?:out|until)|lasts? until|last day|closing date|lauft (?:\S+ ){0,3}(?:aus|bis)|letzte[rn]? tag|prend fin|dernier jour|jusqu.au|ultimo dia)\b/u,
  ],
  [
    'term',
    /\b(?:(?:conclue?|consentie?|abgeschlossen|concluded|entered into|celebrad[oa]|signed|vergeben|granted|made) (?:pour|fur|auf|for|por)|runs? for|fixed term|for a term of|lauft|court (?:pour|sur)|im amt|in office)\b/u,
  ],
  [
    'notice',
    /\b(?:end the (?:contract|agreement|tenancy|lease|employment|membership)|by giving|(?:mois|jours|semaines|an|ans) (?:a|d.)l?.?avance|prevenir|prevenant|avertir|avertissant|de antelacion|zum (?:monats|quartals|jahres|halbjahres)ende|if you (?:wish|want) to leave)\b/u,
  ],
  ['notice', /\b(?:vorher|zuvor|im voraus) (?:schriftlich )?(?:zugehen|zuzugehen|zugegangen)\b/u],
  [
    'expiry',
    /\b(?:best before|use before|use by|sell by|eat by|haltbar bis|(?:a )?consommer (?:de preference )?avant|consumir (?:preferentemente )?antes)\b/u,
  ],
  [
    'lapse',
    /\b(?:long[- ]?stop(?: date)?|ceases? to have (?:any )?effect|(?:shall )?lapses?|lapsed|hinfallig|gegenstandslos|erlischt|erloschen|devient caduque?|(?:prive|demeure|reste) sans effet|queda(?:ra)? sin efecto)\b/u,
  ],
  [
    'keeping',
    /\b(?:shelf[- ]life|storage life|keeps (?:for|fresh)|lagerfahig|haltbar(?:keit)?|se (?:garde|conserve|conserva)|vida util|duree de vie)\b/u,
  ],
  [
    'start',
    /\b(?:a|ont|avait) pris effet|prennent effet|kicks? off|(?:es )?geht (?:\S+ ){0,3}los|los geht|se pone en marcha\b/u,
  ],
  [
    'start',
    /\b(?:first|erste[rns]?|premiere?|primer[ao]?) (?:session|lesson|class|evening|lecture|rehearsal|termin|stunde|abend|treffen|probe|seance|cours|soiree|repetition|sesion|clase|ensayo)\b/u,
  ],
  [
    'end',
    /\b(?:last|final|letzte[rns]?|derniere?|ultim[ao]) (?:session|lesson|class|evening|lecture|rehearsal|termin|stunde|abend|treffen|probe|seance|cours|soiree|repetition|sesion|clase|ensayo)\b/u,
  ],
  [
    'takeover',
    /\b(?:taking[- ]over of the (?:works?|plant)|reception (?:des (?:travaux|ouvrages)|de l.(?:ouvrage|installation))|recepcion (?:provisional|definitiva|de (?:la|las) (?:obras?|instalacion(?:es)?)))\b/u,
  ],
  // `Terms: 30 days from invoice`: what runs from a bill is the time for paying it.
  [
    'pay',
    /^(?:net |netto |nets? )?(?:(?:from|after|following|of) (?:the )?(?:(?:date|receipt) of (?:the |a |an |each |our |your )?(?:\S+ )?)?invoice|(?:nach|ab) (?:dem )?(?:rechnungs|erhalt der rechnung|eingang der rechnung|zugang der rechnung)|(?:(?:a compter|apres|suivant) )?(?:de |la |le |d.)?(?:(?:date|reception) (?:de )?(?:la |d.)?)?factur|(?:desde|tras|a partir de|de) (?:la )?(?:(?:fecha|recepcion) de (?:la )?)?factura)/u,
  ],
  // At an hour it is the doors that open.
  ['opening', /\beintritt (?:ist )?(?:ab|um|von)(?: ca)?\b/u],
  [
    'age',
    /\b(?:(?:personas?|people|persons|children|anyone|personen|kinder|jugendliche|enfants|personnes|mineurs) (?:aged |im alter )?(?:de (?:mas de |menos de |plus de |moins de )?|a partir de |des |ab |von |unter |uber |over |under |from )|(?:mayores|menores) de )$/u,
  ],
  // What ceases to have effect lapses.
  ['end', /\b(?:zu ende|ceas(?:e|es|ed)(?! to)|cess(?:e|ent|era|eront)(?! d)|ces(?:a|an|ara|aran)(?! de))\b/u],
  ['departure', /\b(?:sets? off|fahr\w* (?:\S+ ){0,6}ab|fahrt ab)\b/u],
  ['return', /\b(?:(?:is|are|be) back|get back|de retour|de vuelta|wieder (?:da|hier))\b/u],
  ['submission', /\bhand(?:ed|s)? (?:\S+ ){0,2}in\b/u],
  [
    'production',
    /\b(?:(?<!(?:agreement|contract|lease|deed|tenancy|licence|license|policy|order) (?:is|was|are|were) )made on|years? of (?:build|construction)|model ?(?:year|jahr)|annee (?:de construction|modele)|ano de construccion|anno di costruzione)\b/u,
  ],
  ['registration', /\b(?:first regist\S*|erstzulassung|mise en circulation|matriculacion|immatricolazione)\b/u],
  ['loading', /\bcharge[es]* (?:le|a bord|les?)\b|^charge[es]* $/u],
  ['birth', /\b(?:nee?s? le|nacid[oa]s? el|f\.? ?nac\S*|nat[oa] il)\b/u],
  ['notice', /^(?:de |of )?(?:preavis|preaviso|notice)\b/u],
  [
    'sampling',
    /\b(?:(?:samples?|blood|specimens?|swabs?) (?:was |were )?(?:taken|drawn|collected)|(?:probe|blut|proben)\S* (?:\S+ ){0,4}(?:entnommen|abgenommen|genommen)|\S*(?:proben|blut)(?:ent|ab)nahme|prelevements?|preleve\w*|toma de (?:la )?muestras?|extraccion de sangre|muestras? tomadas?)\b/u,
  ],
  [
    'validity',
    /\b(?:valen?|vaut|valent|rigen?|valid[aeo]?s?|gultig) (?:until|till|hasta|jusqu.au|bis|para|pour|durante)\b/u,
  ],
  [
    'validity',
    /\b(?:tenus? (?:par|de maintenir) (?:son|sa|leur|votre|notre|cette) (?:offre|proposition)|offre (?:nous |vous |l.)?(?:lie|engage)|an (?:sein|ihr|unser|das) angebot gebunden|bound by (?:its|the|their|your|our) (?:offer|tender|bid|quotation)|mantener (?:su|la|esta) oferta)\b/u,
  ],
  ['clearing', /\b(?:cleared|be empty|out of the|be left|verlassen)\b/u],
  ['return', /\b(?:go(?:es)? back|comes? back|sent back|give back|bring back)\b/u],
  [
    'response',
    /\b(?:let (?:us|me) know|teilen sie (?:uns|mir)|faites[- ](?:nous|moi) (?:savoir|connaitre)|nous (?:faire )?(?:savoir|connaitre)|(?:haga|hagan)(?:nos|me) saber|comunique(?:n)?nos)\b/u,
  ],
  ['response', /\b(?:hear from us|on site|vor ort|sur place|call[- ]?out)\b/u],
  // `Our engineer is with you within four hours`
  [
    'response',
    /^(?:bei ihnen|chez vous)\b|\b(?:with you (?:with)?in|chez vous (?:sous|dans|en)|en su (?:casa|domicilio) en)\b/u,
  ],
  ['delivery', /\b(?:on board|hand(?:ed|s)? over)\b/u],
  ['probation', /\b(?:periode d.essai|periodo de prueba|trial period)\b/u],
  ['keeping', /\b(?:kept for|stored for|held for|retained for)\b/u],
  [
    'validity',
    /\b(?:(?:gilt|gelten) (?:nur )?bis|(?:offers?|quotations?|quotes?|prices?|bids?|tenders?) (?:stands?|holds?|remains? (?:open|firm)|(?:is|are) firm)|open for acceptance|gebunden|halten uns|offre tient|mantiene(?:n)? (?:la oferta|los precios))\b/u,
  ],
  ['meeting', /\b(?:held (?:on|at|in)|takes? place|took place|will be seen|a lieu|aura lieu|tendra lugar)\b/u],
  // `Vencimiento: a 60 días`, `échéance à 30 jours`: a stretch of time behind it is one for paying.
  ['pay', /\b(?:vencimiento|echeance)s?[ :]+(?:a|en|sous|dans) (?:los )?$/u],
  ['pay', /\b(?:due date|falls? due|due (?:within|on|by|in)|(?:is|are|was|were|been|becomes?) due)\b/u],
  // What is due need not be money.
  ['submission', /\b(?:due date|falls? due|due (?:on|by)|(?:is|are|was|were|been|becomes?) due)\b/u],
  ['opening', /\b(?:opening hours|offnungszeit\w*|hours of)\b/u],
];
