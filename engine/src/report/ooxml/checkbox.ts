import { attribute } from './xml-text.ts';

/** A box that can be ticked in Word and by hand on paper. `id` is unique among the content controls. */
export function checkbox(label: string, id: number): string {
  return (
    `<w:sdt><w:sdtPr><w:alias${attribute('w:val', label.slice(0, 64))}/><w:id w:val="${id}"/>` +
    '<w14:checkbox><w14:checked w14:val="0"/><w14:checkedState w14:val="2612" w14:font="MS Gothic"/>' +
    '<w14:uncheckedState w14:val="2610" w14:font="MS Gothic"/></w14:checkbox></w:sdtPr>' +
    '<w:sdtContent><w:r><w:rPr><w:rFonts w:ascii="MS Gothic" w:hAnsi="MS Gothic" w:eastAsia="MS Gothic" w:hint="eastAsia"/>' +
    '<w:sz w:val="24"/><w:szCs w:val="24"/></w:rPr><w:t>\u2610</w:t></w:r></w:sdtContent></w:sdt>'
  );
}
