import { plainWord } from '../facts/words/stem.ts';

/** What one person of a matter does in it, under all names in the four languages; the first is its name. */
const lines = `
surgeon chirurg chirurgin operateur operateurin chirurgien chirurgienne cirujano cirujana chirurgo
vet veterinarian tierarzt tierärztin vétérinaire veterinario veterinaria
anaesthetist anesthetist anästhesist anästhesistin anesthésiste anestesista
physician doctor gp consultant arzt ärztin hausarzt hausärztin médecin médico médica
midwife hebamme matrona comadrona
leader leiter leiterin
coordinator koordinator koordinatorin coordinateur coordinatrice coordinador coordinadora
supervisor betreuer betreuerin encadrant tutor tutora
lecturer dozent dozentin profesor profesora
examiner prüfer prüferin examinateur examinador
director direktor direktorin directeur directrice directora
headteacher schulleiter schulleiterin
manager verwalter verwalterin hausverwalter hausverwalterin gérant gérante gerente syndic administrador administradora
architect architekt architektin architecte arquitecto arquitecta architetto
engineer ingenieur ingenieurin ingénieur ingeniero ingeniera ingegnere
foreman bauleiter bauleiterin polier capataz
surveyor gutachter gutachterin géomètre perito perita tasador tasadora appraiser valuer
auditor wirtschaftsprüfer kassenprüfer auditrice auditora
notary notar notarin notaire notario notaria
solicitor lawyer attorney counsel rechtsanwalt rechtsanwältin anwalt anwältin avocat avocate abogado abogada
executor testamentsvollstrecker albacea
guardian vormund tuteur
guarantor bürge bürgin garant garante avalista caution
secretary schriftführer schriftführerin secrétaire secretario secretaria
treasurer kassenwart kassenwartin schatzmeister schatzmeisterin kassierer kassiererin trésorier trésorière tesorero tesorera
chair chairman chairwoman chairperson vorsitzender vorsitzende président présidente presidente presidenta
liquidator liquidatorin liquidateur liquidatrice liquidador liquidadora
mortgagee hypothekengläubiger hypothekengläubigerin
trustee treuhänder treuhänderin fiduciaire fiduciario fiduciaria
observer beobachter beobachterin observateur observatrice observador observadora
mayor bürgermeister bürgermeisterin maire alcalde alcaldesa
clerk
captain kapitän capitaine capitán skipper
conductor dirigent dirigentin chef-d'orchestre
organist kantor kantorin organiste organista
caretaker hausmeister hausmeisterin gardien gardienne conserje janitor
trainer coach trainerin entraîneur entrenador entrenadora
editor herausgeber herausgeberin éditeur
translator übersetzer übersetzerin traducteur traductrice traductor traductora
illustrator illustratorin illustrateur illustratrice
photographer fotograf fotografin photographe fotógrafo fotógrafa
moderator moderatorin modérateur modératrice moderador moderadora
investigator prüfarzt prüfärztin investigateur investigador investigadora
curator kurator kuratorin conservateur conservatrice comisario comisaria
choreographer choreograf choreografin chorégraphe coreógrafo
caterer traiteur
landlord vermieter vermieterin bailleur bailleresse arrendador arrendadora
tenant mieter mieterin locataire arrendatario arrendataria inquilino inquilina
seller verkäufer verkäuferin vendeur venderesse vendedor vendedora
buyer purchaser käufer käuferin acheteur acheteuse acquéreur comprador compradora
lender darlehensgeber prêteur prestamista
borrower darlehensnehmer emprunteur prestatario
employee arbeitnehmer arbeitnehmerin salarié salariée empleado empleada
deceased verstorbener défunt causante
applicant antragsteller antragstellerin solicitante
patient patientin paciente
groom bride
rider reiter reiterin
breeder züchter züchterin éleveur criador
`;

const offices = new Map<string, string>();
for (const line of lines.trim().split('\n')) {
  const words = line.split(' ');
  for (const word of words) offices.set(plainWord(word), `&${words[0] ?? ''}`);
}

/** What somebody does by whose name the word stands; undefined for other words. */
export const officeOf = (word: string): string | undefined => offices.get(plainWord(word));

/** Verbs that say what an office does: `is led by`. */
const verbs = new Map(
  `leader led geleitet
director directed dirigé dirigée dirigido dirigida
lecturer taught gelehrt impartido impartida
supervisor supervised betreut encadré encadrée tutelado
chair chaired chairs presides presided présidé présidée presidido presidida
auditor audited
guarantor guaranteed verbürgt garanti garantie avalado
moderator moderated moderiert animé animée moderado moderada
conductor conducted dirigiert
trainer coached trained trainiert entraîné
editor edited herausgegeben
translator translated übersetzt traduit traduite traducido traducida
illustrator illustrated illustriert illustré illustrée ilustrado
photographer photographed fotografiert photographié
manager managed verwaltet administrado administrada
captain skippered captained
architect entworfen
surgeon operated operiert opéré opérée operado operada
curator curated kuratiert
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [office = '', ...forms] = line.split(' ');
      return forms.map((form) => [plainWord(form), `&${office}`] as const);
    }),
);

export const officeOfVerb = (word: string): string | undefined => verbs.get(plainWord(word));
