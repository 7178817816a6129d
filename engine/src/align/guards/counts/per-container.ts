import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';

/** Things that goods are packed in, so many to each. */
const container = String.raw`(?:crates?|racks?|box(?:es)?|cartons?|pallets?|bags?|cases?|packs?|trays?|bundles?|kisten?|kartons?|paletten?|säcke?n?|körbe?n?|gestelle?n?|packungen?|caisses?|palettes?|casiers?|sacs?|paquets?|cajas?|pal[eé]s?|bolsas?|paquetes?|sacos?)`;
const behind = new RegExp(
  String.raw`^(?:to (?:the|a|each|every)|in (?:a|each|every)|per|a|je|pro|par|por|dans chaque|en cada) ${container}(?![a-zß-ɏ])`,
  'i',
);
const before = new RegExp(String.raw`(?<![a-zß-ɏ])${container} (?:of|à|zu|mit|de|von) $`, 'i');
const within = 3;

/** `25 to the rack`, `racks of 25`: how many one holds says not how many there are. */
export function isPerContainer(
  { value, document, passage, start, end }: Fact,
  documents: readonly FactDocument[],
): boolean {
  if (value.type !== 'number') return false;
  const words = documents[document]?.passages[passage]?.words ?? [];
  return (
    behind.test(printed(words.slice(end, end + within))) ||
    before.test(`${printed(words.slice(Math.max(0, start - within), start))} `)
  );
}
