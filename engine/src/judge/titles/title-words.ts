import type { Language } from '../../facts/numbers/number-format.ts';

/** A word or a list of words by language. */
export type ByLanguage = Readonly<Record<Language, string>>;

/** Words that point at a noun and are no part of a title: possessives and demonstratives. Articles are known apart. */
export const pointingWords: ByLanguage = {
  en: 'my your his her its our their this these those such said',
  de: 'mein meine meinem meinen meiner meines ihr ihre ihrem ihren ihrer ihres sein seine seinem seinen seiner seines unser unsere unserem unseren unserer unseres dieser diese dieses diesem diesen',
  fr: 'mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces ledit ladite',
  es: 'mi mis su sus nuestro nuestra nuestros nuestras vuestro vuestra este esta estos estas dicho dicha dichos dichas',
  it: 'suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre questo questa questi queste tale tali',
};

/** What joins a noun to one that belongs to it, or to its amount. */
export const ofWords: ByLanguage = {
  en: 'of',
  de: 'von vom des der eines einer',
  fr: 'de du des d',
  es: 'de del',
  it: 'di del dello della dei degli delle d dell',
};

/** What joins a noun to what it is for or against. */
export const forWords: ByLanguage = {
  en: 'for to against',
  de: 'für gegen zur zum wegen',
  fr: 'pour contre',
  es: 'para contra',
  it: 'per contro',
};

/** Words for somebody who is named elsewhere, and forms of politeness: behind them stands a verb. */
export const pronouns: ByLanguage = {
  en: 'please anyone whoever i we you they he she it who which',
  de: 'bitte wer man ich mich wem wen',
  fr: 'on je nous vous ils elles il elle se quiconque veuillez qui n s j m qu',
  es: 'quien usted ustedes yo nosotros ellos se',
  it: 'chi chiunque io noi voi essi si',
};

/** What joins two nouns side by side. */
export const jointWords: ByLanguage = {
  en: 'and or',
  de: 'und oder',
  fr: 'et ou',
  es: 'y e o u',
  it: 'e ed o',
};

/** Signs that a number stands behind, with a stop or without. */
export const numberSigns: ByLanguage = {
  en: 'no nos',
  de: 'nr',
  fr: 'no nos n',
  es: 'n núm num',
  it: 'n num',
};

/** What an English verb stands behind in its first form. */
export const infinitiveSign = 'to';

/** What leads to a noun, also one without an article. */
export const leadingWords: ByLanguage = {
  en: 'with at by in on from under per via about over',
  de: 'mit bei in im an am auf aus durch unter über nach vor ohne ab laut je pro',
  fr: 'avec par en sous sur dans selon sans',
  es: 'con por en bajo sobre según sin',
  it: 'con da in sotto su secondo senza',
};

/** Words between a noun and its amount: `in Höhe von`, `of at most`. */
export const amountWords: ByLanguage = {
  en: 'of at up to least most about approximately exactly currently now max maximum over only words figures',
  de: 'von in höhe bis zu mindestens höchstens etwa ca rund derzeit nur maximal mehr als worten',
  fr: 'de d du à au à hauteur un montant maximum minimum moins plus environ jusqu jusquà lettres',
  es: 'de del por importe valor un hasta al menos máximo mínimo unos aproximadamente letras',
  it: 'di del pari a importo fino un massimo minimo almeno circa lettere',
};

/** What somebody bears a cost on: `por cuenta de`, `à la charge de`. */
export const bearingWords: ByLanguage = {
  en: 'expense account charge cost risk responsibility',
  de: 'lasten kosten rechnung gefahr sache',
  fr: 'charge charges frais compte risques',
  es: 'cuenta cargo costa expensas riesgo',
  it: 'carico conto spese rischio',
};

/** Words that number a clause by themselves. */
export const clauseOrdinals =
  'primera segunda tercera cuarta quinta sexta séptima octava novena décima undécima duodécima';

/** Forms of to be worth, behind which a value says what the subject is. */
export const equatingVerbs: ByLanguage = {
  en: 'amounts amounted equals equal totals stands stood becomes became remains remain reads costs weighs measures runs rises rose falls fell',
  de: 'beträgt betragen betrug belief beläuft lautet lauten umfasst umfassen kostet kosten wiegt misst bleibt bleiben dauert',
  fr: 'élève élèvent élevait élèvera atteint représente représentent reste restent demeure coûte mesure pèse dure',
  es: 'asciende ascienden ascendía ascenderá equivale importa suma queda quedan permanece cuesta pesa mide dura está están',
  it: 'ammonta ammontano equivale equivalgono resta restano rimane rimangono costa pesa misura dura',
};

/** Finite verbs that stand behind what a sentence is about, and are hardly ever nouns. */
export const finiteVerbs: ByLanguage = {
  en: `begins commences starts ends expires terminates lasts continues pays bears carries takes gives given makes keeps kept says
    go goes concern concerns return returns recommend recommends lends runs bear exceed exceeds repair
    applies contains contain contained comprises comprise includes include provides provide receives receive owns lets opens
    closes holds leaves arrives follows lies goes comes sees sends submits delivers supplies uses has have had do does did
    serves keeps serve lasted began ended started expired covers agrees occupies appoints guarantees undertakes accepts reports`,
  de: 'beginnt beginnen begann endet enden endete läuft laufen gilt gelten galt hat haben hatte wurde wurden trägt tragen zahlt zahlen erhält erhalten erfolgt erfolgen enthält enthalten findet finden liegt liegen steht stehen stellt stellen nimmt nehmen gibt geben verjährt verjähren verlängert verlängern schließt verpflichtet bedarf bedürfen obliegt obliegen',
  fr: 'a ont avait aura commence commencent débute débutent prend prennent prendra finit finissent expire expirent cesse court couvre couvrent paie paient verse versent reçoit reçoivent comprend comprennent contient contiennent comporte compte comptent porte donne fait font fournit assure assurent se siègent siégera siégeront prévoit prévoient applique appliquent vaut tient lieu',
  es: 'ha han había tiene tienen tendrá comienza comienzan empieza empiezan termina terminan finaliza vence vencen paga pagan pagará recibe reciben incluye incluyen contiene comprende cubre cubren da dan hace hacen se entra rige rigen expira dispone consta celebra tiene lugar corresponde corre asume devenga',
  it: 'ha hanno aveva avrà inizia iniziano comincia decorre decorrono termina terminano scade scadono paga pagano versa riceve ricevono comprende comprendono contiene include copre coprono dà fa fanno si entra vale valgono dispone spetta fornisce',
};

/** Participles and the like: they end a noun, and no sentence has them for its verb. */
export const participles: ByLanguage = {
  en: 'payable due dated made signed entered paid charged calculated governed required located situated insured',
  de: 'fällig zahlbar datiert geschlossen',
  fr: 'payable payables dû due dus dues daté datée conclu conclue situé située',
  es: 'pagadero pagadera fechado fechada firmado firmada situado situada sito sita',
  it: 'pagabile dovuto dovuta datato datata firmato firmata situato situata',
};

/** Endings of finite verbs that hardly any noun has. */
export const verbEndings: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?:r|ss)ont$/u,
  es: /\p{Ll}{2}r(?:á|án|emos)$/u,
  it: /\p{Ll}{2}r(?:à|anno)$/u,
};

/** Words that only turn to what stands behind them: `of up to`, `pursuant to`. */
export const turningWords: ByLanguage = {
  en: 'up down pursuant according belonging subject willing able',
  de: 'gemäß laut',
  fr: 'jusqu conformément',
  es: 'hasta conforme',
  it: 'fino conforme',
};

/** Words that join a paper to its day. */
export const datingWords: ByLanguage = {
  en: 'dated of',
  de: 'vom',
  fr: 'du daté datée en date',
  es: 'de del fecha fechado fechada',
  it: 'del di datato datata data',
};

/** Nouns that say only what kind of thing a value is. */
export const bareNouns: ByLanguage = {
  en: 'sum total subtotal amount amounts number value figure rate date time period term quantity qty price unit line item items description details remarks note notes information part page reference no share year month day hour version issue model rev revision section clause article paragraph exhibit schedule annex',
  de: 'summe gesamt gesamtsumme betrag beträge anzahl wert zahl satz datum zeit frist menge preis einheit position pos bezeichnung beschreibung angaben bemerkung bemerkungen hinweis hinweise leistung teil seite nummer nr höhe jahr monat tag stunde dauer stand fassung version ausgabe modell abschnitt ziffer artikel absatz anlage',
  fr: 'somme total montant montants nombre valeur chiffre taux date durée délai période quantité prix unité ligne désignation description détails remarque remarques note partie page référence numéro année mois jour heure version modèle section article annexe paragraphe',
  es: 'suma total importe importes cantidad número valor cifra tipo fecha plazo período periodo precio unidad línea concepto descripción detalles observaciones nota parte página referencia año mes día hora versión modelo sección artículo anexo cláusula apartado',
  it: 'somma totale importo importi numero valore cifra tasso data durata termine periodo quantità prezzo unità riga descrizione dettagli osservazioni nota parte pagina riferimento anno mese giorno ora versione modello sezione articolo allegato clausola',
};
