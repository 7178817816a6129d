/** What pdfkit takes and its types do not know yet. */
export interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  readonly scope?: 'Column';
  readonly bbox?: readonly [number, number, number, number];
}

export interface LinkOptions extends PDFKit.Mixins.AnnotationOption {
  readonly structParent: PDFKit.PDFStructureElement;
}

export interface BookmarkPlace {
  readonly expanded: boolean;
  readonly top: number;
  readonly left: number;
  readonly zoom: number;
}
