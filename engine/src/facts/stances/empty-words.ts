import { plainWord } from '../stem.ts';

/** Verbs, pronouns, adverbs and numbers that say nothing of their own beside what is done and with what, in the four languages. */
const words =
  `use uses used using usage utilise utilised bring brings bringing have has having had be been being is are take takes taking taken keep keeps keeping make makes made go goes going gone on put enter entered carry carries carried get gets leave also please note understand grant grants granted continue continues still now longer next last following all once holding hold unused anymore then remind asked but even incurred
  may can might must shall should cannot darf dürfen kann können muss müssen peut peuvent pouvez doit doivent puede pueden podrá podrán debe deben deberá
  queda quedan either another anyone everyone anybody someone each both traces trace back est necesidad special prior want wants carry out perform exercise engage engaged employ employed appoint appointed involve involved beauftragen beauftragt einsetzen eingesetzt hinzuziehen hinzugezogen engager engagé recourir contratar contratado emplear ausüben ausgeübt bedarf nehmen nimmt entgegen auch zwar dahin exercer ejercer wear wears provided provide provides supplied supply fourni fournis fournie fournies gestellt erfolgt tragen getragen porter llevar whole goods rest sont sera seront está están estará será serán sind wird verkauft
  there they them others else ever even far away things thing something anything nothing everything given give gives come comes intended concerned question previous prior well without nature kind sort type third object objects item items article articles reason reasons agreed foreseen planned
  eleven thirteen fifteen sixty seventy two three four five six seven eight nine ten twelve twenty fifty hundred zwei drei vier fünf sechs sieben acht neun zehn zwölf zwanzig deux trois quatre cinq sept huit neuf dix vingt dos tres cuatro cinco seis siete ocho nueve diez veinte putting
  benutzen benutzt benutzung nutzen genutzt nutzung verwenden verwendet verwendung verwenden mitbringen mitgebracht mitbringens gebracht bringen halten gehalten wer möchte möchten will wollen gegenstand gegenstände wegen aufgrund gemäß laut infolge dritte dritten dritter aber sondern auch art nach bitte werden wird wurde wurden worden gewesen beachten beachte gewährt gewähren vorgenommen vornehmen bleibt bleiben sowie jedoch stets immer etwas andere anderen anderer anderes beim ins ans zur unser unsere unseren unserer unserem ihre ihren ihrem ihrer sein seine seinen seinem seiner dessen deren diese dieser dieses diesem diesen solche jeweils dort hier sonst übernimmt übernehmen vereinbart vorgesehen geplant unter ohne während
  utiliser utilise utilisé utilisée utilisés utilisation usage amener apporter être avoir veuillez tiers mais nature objet objets ont ayant tout tous toute toutes seul seule seuls seules même mêmes autre autres cas lors ainsi aussi cette ces notre nos votre vos leur leurs chaque accordé accordée effectué effectuée prévu prévue prévus prévues convenu convenue faire on soit elle elles ils
  usar uso utilizar utiliza utilización utilizado traer llevar objeto objetos ser haber hay tiene tienen tener nuestro nuestra nuestros nuestras vuestro sus otro otra otros otras mismo misma todo toda todos todas solo cada caso hace hacer hará concede concedido efectúa previsto prevista acordado acordada pactado pactada además también cual cuales quien tercero terceros tercera terceras tras varios varias pero sino incluso aun`
    .split(/\s+/u)
    .map(plainWord);

const emptyWords: ReadonlySet<string> = new Set(words);

/** Whether a word, in lower case without accents, says nothing of its own. */
export const isEmptyWord = (plain: string): boolean => emptyWords.has(plain);
