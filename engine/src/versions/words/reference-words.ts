/** What a number behind it is the number of: a part of this paper or of another one. */
export const referenceWords: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', string>> = {
  en: 'section|sections|sec|clause|clauses|cl|article|articles|art|paragraph|paragraphs|para|paras|subsection|subsections|subparagraph|subclause|exhibit|exhibits|schedule|schedules|annex|annexes|appendix|appendices|attachment|attachments|chapter|chapters|part|parts|item|items|rule|rules|table|tables|figure|figures|page|pages|line|lines|note|notes|§',
  de: 'abschnitt|abschnitte|abschnitts|ziffer|ziffern|ziff|klausel|klauseln|artikel|artikels|absatz|abs|satz|paragraph|anlage|anlagen|anhang|anhänge|nummer|nr|punkt|kapitel|teil|tabelle|abbildung|seite|seiten|buchstabe|lit',
  fr: 'section|sections|clause|clauses|article|articles|paragraphe|paragraphes|alinéa|annexe|annexes|pièce|chapitre|chapitres|partie|point|points|tableau|figure|page|pages',
  es: 'sección|secciones|cláusula|cláusulas|artículo|artículos|párrafo|párrafos|apartado|apartados|anexo|anexos|capítulo|capítulos|parte|punto|puntos|tabla|figura|página|páginas',
  it: 'sezione|sezioni|clausola|clausole|articolo|articoli|paragrafo|paragrafi|comma|commi|allegato|allegati|capitolo|capitoli|parte|punto|punti|tabella|figura|pagina|pagine|lettera',
};

const words = new Set(Object.values(referenceWords).flatMap((list) => list.split('|')));

export const isReferenceWord = (key: string): boolean => words.has(key);
