import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';
import { countedBy } from '../../counted.ts';

/** People are counted by what they are here for. */
const people: ReadonlySet<string> = new Set(
  `people participant attendee member employee worker pupil student patient child adult customer passenger player singer user candidate applicant resident inhabitant volunteer reader tenant visitor guest trainee apprentice actor musician dancer artist driver helper mason carpenter teacher owner shareholder delegate speaker sailor swimmer walker cyclist cook guard gardener farmer craftsman
  mitarbeiter beschäftigte angestellte schüler studierende kunden fahrgäste spieler sänger sängerinnen mitwirkende bewerber bewohner einwohner ehrenamtliche helfer leser mieter besucher auszubildende lehrlinge schauspieler musiker tänzer künstler maurer handwerker monteure erwachsene betreuer
  salariés employés élèves étudiants clients joueurs chanteurs utilisateurs candidats habitants bénévoles lecteurs locataires visiteurs apprentis stagiaires acteurs comédiens musiciens danseurs artistes maçons ouvriers gardiens adhérents
  socios empleados trabajadores alumnos estudiantes jugadores cantantes usuarios candidatos habitantes voluntarios lectores inquilinos visitantes invitados aprendices actores músicos bailarines artistas albañiles obreros artesanos`
    .split(/\s+/u)
    .map(stem),
);
const anybody = stem('people');

/** Whether two counts may be of the same people: one says only people, or either is the only count of people in its paper. */
export function maySamePeople(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [x, y] = [countedBy(a, documents), countedBy(b, documents)];
  if (![x, y].every((terms) => terms.some((term) => people.has(term)))) return false;
  return [x, y].some((terms) => terms.includes(anybody)) || (isAlone(a, documents) && isAlone(b, documents));
}

const isAlone = (fact: Fact, documents: readonly FactDocument[]): boolean =>
  (documents[fact.document]?.facts ?? []).every(
    (other) =>
      other === fact ||
      other.value.type !== 'number' ||
      other.value.low === fact.value.low ||
      !countedBy(other, documents).some((term) => people.has(term)),
  );
