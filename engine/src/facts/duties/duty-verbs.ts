import { stem } from '../words/stem.ts';

/** What a party does or bears: only one party does the same to the same thing. */
export type DutyKind =
  | 'pay'
  | 'supply'
  | 'maintain'
  | 'clean'
  | 'insure'
  | 'do'
  | 'act'
  | 'bear'
  | 'billed'
  | 'any'
  | 'there'
  | 'kept'
  | 'given';

export interface DutyVerb {
  readonly kind: DutyKind;
  /** Says by itself what is done, and so belongs to what two duties must share; empty for verbs such as `provide`. */
  readonly term: string;
  /** In German, Spanish and Italian who acts may stand behind the verb: `Die Treppe reinigt die Hausverwaltung`. */
  readonly isInvertible: boolean;
}

/** Forms by kind, without accents; `en fr` keep who acts before the verb, `de es it` may put it behind. */
const lines: readonly (readonly [DutyKind, string, string])[] = [
  [
    'pay',
    'remunerate remunerates remunerated remunere remunerent remunerera remunereront remunerer remuneres remuneree remunerees settle settles settled payons payez prenons prenez pay pays paid paying bear bears borne bearing fund funds funded finance finances financed defray defrays defrayed reimburse reimburses reimbursed cover covers covered meet meets met payable charged billed invoiced rembourse remboursent remboursera rembourseront regle reglent reglera regles reglee reglees acquitte acquittent acquittera acquittes acquittee acquittees paie paient payer payera payeront paye payes payee payees supporte supportent supportera supporteront supporter supporte supportes supportee supportees regle reglent reglera acquitte acquittent prend prennent prendra',
    'entlohnt entlohnen vergutet verguten remunera remuneran remunerara remunerado remunerada remunerados remuneradas retribuye retribuyen retribuira retribuido retribuida aufkommt tragt tragen getragen ubernimmt ubernehmen ubernommen zahlt zahlen gezahlt bezahlt bezahlen finanziert finanzieren begleicht begleichen aufkommen asume asumen asumira asumiran asumido asumida asumidos asumidas asumir paga pagan pagara pagaran pagado pagada pagados pagadas pagar abona abonan abonara abonado abonada abonados abonadas abonar sufraga sufragan sufragara sufragado costea costean costeara soporta soportan soportara soportara satisface satisfacen satisfara satisfaran satisfacer correra correran corren pagano pagato pagata pagati pagate paghera sostiene sostengono sopporta assume',
  ],
  [
    'supply',
    'draft drafts drafted produce produces produced create creates created redige redigent redigera etablit etablissent etablira elabore buy buys bought supply supplies supplied supplying provide provides provided providing furnish furnishes furnished bring brings brought bringing lend lends lent achete achetent come comes fournit fournissent fournira fourniront fournir fourni fournie fournis fournies apporte apportent apportera apporter prete pretent met mettent mis mise mises',
    'erstellt erstellen erarbeitet erarbeiten verfasst verfassen pone ponen pondra puesto puesta puestos puestas elabora elaboran elaborara redacta redactan kauft kaufen gekauft compra compran compraran stellt stellen gestellt bereitstellt bereitstellen bereitgestellt beistellt beigestellt liefert liefern geliefert beschafft beschaffen bringt bringen mitbringt mitbringen mitgebracht mitzubringen bereitzustellen beizustellen suministra suministran suministrara suministrado suministrada suministrados suministradas suministrar proporciona proporcionan proporcionara proporcionado proporcionada proporcionados proporcionadas aporta aportan aportara aportaran aportado aportada aportados aportadas aportar facilita facilitan facilitara facilitado facilitada facilitados facilitadas trae traen traera fornisce forniscono fornira fornito fornita forniti fornite porta portano',
  ],
  [
    'maintain',
    'maintain maintains maintained maintaining repair repairs repaired repairing service services serviced servicing upkeep entretient entretiennent entretiendra entretenir entretenu entretenue entretenus repare reparent reparer',
    'wartet warten gewartet instandhalt instandhalten instandzuhalten instandgehalten repariert reparieren unterhalt unterhalten mantiene mantienen mantendra mantener mantenido mantenida repara reparan reparara reparar reparado reparada conserva conservara mantengono ripara riparano',
  ],
  [
    'clean',
    'clean cleans cleaned cleaning sweep sweeps swept nettoie nettoient nettoiera nettoyer nettoye nettoyee nettoyes nettoyees',
    'reinigt reinigen gereinigt putzt putzen geputzt fegt limpia limpian limpiara limpiar limpiado limpiada limpiados pulisce puliscono pulita pulito',
  ],
  [
    'insure',
    'insure insures insured insuring',
    'versichert versichern versichern asegura aseguran asegurara asegurar asegurado asegurada asegurados aseguradas assicura assicurano assicurato assicurata',
  ],
  [
    'do',
    'done made faite faites obtain obtains obtained procure procures procured arrange arranges arranged organise organises organised organize organizes organized handle handles handled install installs installed remove removes removed dispose disposes disposed store stores stored erect erects erected fit fits fitted keep keeps kept hold holds held take takes taken lock locks locked open opens opened approve approves approved decide decides decided appoint appoints appointed elect elects elected grant grants granted choose chooses chosen inspect inspects inspected check checks checked prepare prepares prepared collect collects collected carry carries carried perform performs performed undertake undertakes undertaken clear clears cleared mow mows mown water waters watered feed feeds fed empty empties emptied manage manages managed supervise supervises supervised renew renews renewed replace replaces replaced test tests tested obtient obtiennent obtiendra obtenir demande demandent effectue effectuent effectuera effectuer effectue effectuee effectues effectuees realise realisent realisera realiser realisee realises realisees execute executent executee organise organisent organisee installe installent installera installee enleve enlevent evacue evacuent garde gardent assure assurent assurera assurer assuree assurees decide designe nomme approuve accorde',
    'hecha hechas beantragt beantragen einholt einholen eingeholt einzuholen holt besorgt besorgen erledigt erledigen veranlasst veranlassen organisiert organisieren montiert montieren entsorgt entsorgen entfernt entfernen fuhrt fuhren ausfuhrt ausgefuhrt auszufuhren durchfuhrt durchgefuhrt durchzufuhren schliesst abgeschlossen abzuschliessen abschliesst raumt raumen geraumt verwahrt verwahren gewahrt gewahren genehmigt genehmigen entscheidet entscheiden bestellt bestellen wahlt wahlen gewahlt beschliesst beschliessen ernennt pruft prufen gepruft giesst leert mahen maht streut streuen obtiene obtienen obtendra obtener tramita tramitan tramitara tramitar solicita solicitan realiza realizan realizara realizar realizado realizada realizados realizadas efectua efectuan efectuara efectuado efectuada ejecuta ejecutan ejecutara organiza organizan organizara instala instalan instalara instalado instalada retira retiran retirara retirar retirado retirada gestiona gestionan gestionara guarda custodia aprueba decide nombra designa concede esegue eseguita installa organizza ritira approva nomina',
  ],
  [
    'any',
    'responsible liable answerable care charge sees responsable responsables charge occupe occupent occupera',
    'obliegt obliegen verantwortlich zustandig kummert kummern haftet sorgt sorgen ocupa ocupan ocupara encarga encargan encargara cargo responsabile occupa',
  ],
];

/** Verbs that say only that something is done: what is done stands in their object. */
const light = new Set(
  'done made faite faites hecha hechas carry carries carried perform performs performed undertake undertakes undertaken arrange arranges arranged handle handles handled take takes taken fuhrt fuhren ausfuhrt ausgefuhrt auszufuhren durchfuhrt durchgefuhrt durchzufuhren erledigt erledigen veranlasst veranlassen besorgt besorgen schliesst abgeschlossen abzuschliessen abschliesst effectue effectuent effectuera effectuer effectuee effectues effectuees realise realisent realisera realiser realisee realises realisees execute executent executee assure assurent assurera assurer assuree assurees realiza realizan realizara realizar realizado realizada realizados realizadas efectua efectuan efectuara efectuado efectuada ejecuta ejecutan ejecutara gestiona gestionan gestionara esegue eseguita'.split(
    ' ',
  ),
);

/** What the verb of a kind says, as the noun for it. */
const nounOf: Readonly<Partial<Record<DutyKind, string>>> = {
  maintain: stem('maintenance'),
  clean: stem('cleaning'),
  insure: stem('insurance'),
};

const verbs = new Map<string, DutyVerb>();
for (const [kind, straight, invertible] of lines) {
  for (const [forms, isInvertible] of [
    [straight, false],
    [invertible, true],
  ] as const) {
    for (const form of forms.split(' ')) {
      const own = kind === 'do' && !light.has(form) ? stem(form) : '';
      verbs.set(form, { kind, term: nounOf[kind] ?? own, isInvertible });
    }
  }
}

/** What a plain word says that somebody does or bears; undefined for other words. */
export const dutyVerbOf = (plain: string): DutyVerb | undefined =>
  verbs.get(plain) ?? (/(?:ons|ez|[ae]mos)$/u.test(plain) ? spokenForm(plain) : undefined);

/** `Nous fournissons`, `vous assurez`, `pagamos`: what is said of oneself, by the form said of others. */
const spokenForm = (plain: string): DutyVerb | undefined =>
  verbs.get(plain.replace(/(?:ons|ez)$/u, 'ent')) ?? verbs.get(plain.replace(/mos$/u, 'n'));

const cost = /^(?:cost|costs|expense|expenses|kosten|frais|gastos?|costes?|costos?|cout|couts|spese|spesa)$/u;

/** Words for what something costs: who bears the cost of a thing bears the thing. */
export const isCostWord = (plain: string): boolean => cost.test(plain);

/** `Vermessungskosten`: what stands before the cost in a German compound; the word itself otherwise. */
export const withoutCost = (word: string): string =>
  word.length > 9 ? word.replace(/s?(?:kosten|gebühren)(?=[^A-Za-zªµºÀ-ÖØ-ӿ]*$)/u, '') : word;
