/** Verbs by which somebody gives, pays or gets, as far as they speak of what is to come; plain words. */
const active = new RegExp(
  `^(?:${[
    'pays?|covers?|contributes?|reimburses?|refunds?|meets?|bears?|provides?|suppl(?:y|ies)|grants?|gives?|lends?|receives?|gets?|awards?|credits?|waives?|match(?:es)?|sponsors?|funds?|throw|subsidi[sz]es?|deducts?|donates?|entitled|payable|earns?',
    'zahlen|zahle|zahlt|bezahlen|ubernehmen|ubernimmt|tragen|tragt|erstatten|erstattet|verguten|vergutet|gewahren|gewahrt|erhalten|erhalt|bekommen|bekommt|stellen|stellt|bezuschussen|bezuschusst|beteiligen|beteiligt|schenken|schenkt|spenden|spendet|uberlassen|uberlasst|leihen|finanzieren|finanziert|fordern|fordert|leisten|leistet|abziehen|erlassen|spendieren',
    '(?:pai|vers|rembours|accord|particip|financ|pret|octroy|allou|donn|attribu)(?:e|ons|era|erons|ent|eront)',
    'prenons|prendrons|prend|prendra|offr(?:e|ons|ira|irons)|fourni(?:t|ssons|ra|rons)|met(?:tons|trons|tra)?|recev(?:ez|rez)|recevra|recoit|beneficie(?:z|rez|ra)?|perce(?:vez|vrez|vra)|toucherez',
    '(?:abon|pag|reembols|aport|facilit|entreg|regal|financi|prest|descont|bonific|sufrag|cost|don)(?:a|an|amos|aremos|ara|aran)',
    'asum(?:e|en|imos|iremos|ira|iran)|cubr(?:e|en|imos|iremos|ira|iran)|conced(?:e|en|emos|eremos|era|eran)|ofrecemos|ofreceremos|recib(?:e|en|ira|iran|ireis)|percib(?:e|en|ira|iran)|cobrara|disfrutara|subvencion(?:amos|aremos|ara)',
    'paghe?(?:r(?:emo|a)|iamo)|rimbors(?:iamo|eremo|era)|copr(?:iamo|iremo|ira)|concediamo|concederemo|offriamo|offriremo|ricever(?:a|ete)|verseremo|versera|forniremo|fornira',
  ].join('|')})$`,
  'u',
);
/** `Is paid`, `wird erstattet`, `sera versée`, `se abonará`: the aid, and within a few words what is done. */
const aid = /^(?:be|is|are|wird|werden|est|sera|seront|sont|es|sera|seran|son|verra|saranno)$/u;
const passive =
  /^(?:paid|covered|reimbursed|refunded|provided|supplied|granted|given|awarded|credited|waived|met|borne|funded|gezahlt|bezahlt|ubernommen|getragen|erstattet|vergutet|gewahrt|gestellt|bezuschusst|finanziert|gutgeschrieben|(?:vers|rembours|accord|financ|attribu|octroy|allou)ee?s?|pris(?:es?)?|offert(?:es?)?|fourni(?:es?)?|(?:abon|pag|reembols|aport|facilit|entreg|financi)ad[oa]s?|concedid[oa]s?|cubiert[oa]s?|rimborsat[oaie]|pagat[oaie])$/u;
const reach = 4;

/** Free, at our cost: what is done so is given. */
const free =
  /^(?:free|gratis|kostenlos|kostenfrei|unentgeltlich|gratuitement|gratuite?s?|offerte?s?|gratuit[oa]s?|gratuitamente)$/u;
const withoutCharge =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ])(?:ohne (?:berechnung|aufpreis|mehrkosten)|sans frais|sans supplement|sin (?:cargo|coste|recargo)|a (?:nos|notre) (?:frais|charge)|auf unsere kosten|a nuestro cargo|at (?:our|no) (?:cost|expense|charge))(?![A-Za-zªµºÀ-ÖØ-ӿ])/u;

/** Whether plain words say that somebody is to give or to get something. */
export const saysGiving = (plain: readonly string[]): boolean =>
  withoutCharge.test(plain.join(' ')) ||
  plain.some(
    (word, at) =>
      active.test(word) ||
      free.test(word) ||
      (aid.test(word) && plain.slice(at + 1, at + 1 + reach).some((next) => passive.test(next))),
  );

export const isGivingWord = (plain: string): boolean => active.test(plain) || passive.test(plain) || free.test(plain);

const person =
  /^(?:we|our|us|you|your|wir|uns|unsere?[nrms]?|ihnen|ihre?[nrms]?|nous|notre|nos|vous|votre|vos|nuestr[oa]s?|vostr[oaie]|noi|voi)$/u;
const ownForm = /(?:[aei]mos|iamo|remo|ons)$/u;

/** Stands for us or for you. */
export const isPerson = (plain: string): boolean => person.test(plain);

/** Speaks of us or to you. */
export const speaksInPerson = (plain: readonly string[]): boolean =>
  plain.some((word) => person.test(word) || (active.test(word) && ownForm.test(word))) ||
  plain.some((word, at) => /^(?:le|les|su|sus)$/u.test(word) && active.test(plain[at + 1] ?? ''));
