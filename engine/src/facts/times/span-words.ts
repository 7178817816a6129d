/** `1 May to 30 June`: two dates or times with such a word between them, in lower case without accents, make a span. */
export const spanBetween =
  /^(?:to|until|till|through|bis|bis (?:zum|einschliesslich)|au|al|a|hasta|hasta el|jusqu.au|-|–|—) (?:(?:the|le|el|den) )?$/u;
