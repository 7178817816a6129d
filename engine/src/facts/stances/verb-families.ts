import { plainWord } from '../stem.ts';

/** Verbs and their nouns that stand for each other where papers say what is to be done: a family a line, named by its first word. */
const lines = `
declare declared declares mention mentioned mentioning mentions disclose disclosed report reported reporting notify notified indicate indicated state stated angeben angegeben anzugeben melden gemeldet anmelden angemeldet anzumelden déclarer déclaré déclarée déclarés déclarées signaler signalé mentionner mentionné comunicar comunicarse comunicado declarar declarado notificar notificado informar
repair repaired repairs repairing fix fixed mend mended reparieren repariert instandsetzen réparer réparé réparée reparar reparado reparada
remove removed removing removal clear cleared clearing entfernen entfernt beseitigen beseitigt räumen geräumt enlever enlevé retirer évacuer quitar quitado retirar
buy bought purchase purchased acquire acquired kaufen gekauft erwerben acheter acheté acquérir comprar comprado adquirir
hand handed submit submitted submission deliver delivered einreichen eingereicht abgeben abgegeben remettre remis déposer déposé entregar entregado presentar presentado
show shown present presented produce produced vorlegen vorgelegt vorzulegen présenter présenté mostrar
repeat repeated repetition again renewed wiederholen wiederholt répéter répété refaire repetir repetido
restore restored rendre rendu rendue restituer restitué restituée devolver devuelto
lose lost forfeit forfeited verlieren verfällt perdre perdu perder
inspect inspected inspection examine examined examination check checked prüfen geprüft prüfung contrôler contrôlé vérifier vérifié revisar revisado inspeccionar
reach reached receive received receives erhalten recevoir reçu recibir recibido
due payable pay paid pays zahlen zahlt zahlbar fällig bezahlen bezahlt payer payé payée payable exigible dû due pagar pagado pagadero pagarse
`;

/** Families by their words, without accents in lower case. */
export const verbFamilies: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ').map(plainWord);
      return words.map((word) => [word, `~${words[0] ?? ''}`] as const);
    }),
);
