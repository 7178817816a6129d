type ByLanguage = Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', string>>;

/** What the number of a clause or a heading is the number of, where the word stands before it; stops left out. */
const clauses: ByLanguage = {
  en: 'section|sec|clause|cl|article|art|chapter|title|paragraph|para',
  de: 'abschnitt|absatz|abs|ziffer|ziff|artikel|kapitel|titel|paragraph|nr',
  fr: 'section|clause|article|chapitre|titre|paragraphe|alinéa',
  es: 'sección|cláusula|artículo|capítulo|título|apartado',
  it: 'sezione|clausola|articolo|capitolo|titolo|paragrafo|comma',
};

/** What else a number behind it is the number of, in this paper or another one; several clauses as well. */
const others: ByLanguage = {
  en: 'sections|clauses|articles|paragraphs|paras|subsection|subsections|subparagraph|subclause|exhibit|exhibits|schedule|schedules|annex|annexes|appendix|appendices|attachment|attachments|part|parts|item|items|rule|rules|table|tables|figure|figures|page|pages|line|lines|note|notes|§',
  de: 'abschnitte|abschnitts|ziffern|klausel|klauseln|artikels|satz|anlage|anlagen|anhang|anhänge|nummer|punkt|teil|tabelle|abbildung|seite|seiten|buchstabe|lit',
  fr: 'sections|clauses|articles|annexe|annexes|pièce|chapitres|partie|point|points|tableau|figure|page|pages',
  es: 'secciones|cláusulas|artículos|párrafo|párrafos|apartados|anexo|anexos|capítulos|parte|punto|puntos|tabla|figura|página|páginas',
  it: 'sezioni|clausole|articoli|paragrafi|commi|allegato|allegati|capitoli|parte|punto|punti|tabella|figura|pagina|pagine|lettera',
};

const wordsIn = (lists: ByLanguage): string[] => Object.values(lists).flatMap((list) => list.split('|'));

/** The words that may open a clause or a heading, before its number. */
export const clauseWords: ReadonlySet<string> = new Set(wordsIn(clauses));

const numbered = new Set([...clauseWords, ...wordsIn(others)]);

/** A word whose number stands behind it. */
export const isReferenceWord = (key: string): boolean => numbered.has(key);
