import type { ListDocumentsResponse, UploadFault } from '@app/shared/contracts';
import type { StoredDocument } from './document-tables.ts';

type DescribedDocument = ListDocumentsResponse['documents'][number];

const faultMessages: Readonly<Record<UploadFault['kind'], string>> = {
  encrypted: 'This file is password-protected and will be left out. Remove the password and upload it again.',
  damaged: 'This file is damaged and will be left out. Save it again as a PDF and upload it again.',
  no_pages: 'This file has no pages and will be left out. Save it again as a PDF and upload it again.',
};

/** A document of an upload list, beside the others of its list. */
export function describeDocument(document: StoredDocument, list: readonly StoredDocument[]): DescribedDocument {
  const { name, size, pages, fault } = document;
  const original = findOriginal(document, list);
  return {
    filename: name,
    size,
    ...(pages === null ? {} : { pages }),
    ...(fault === null ? {} : { fault: { kind: fault, message: faultMessages[fault] } }),
    ...(original === undefined ? {} : { sameContentAs: original.name }),
  };
}

/** The first that was uploaded of those with the same bytes, unless that is the document itself. */
function findOriginal(document: StoredDocument, list: readonly StoredDocument[]): StoredDocument | undefined {
  if (document.sha256 === null) return undefined;
  const order = ({ uploadedAt, id }: StoredDocument): string => `${uploadedAt.toISOString()} ${id}`;
  return list
    .filter(({ sha256 }) => sha256 === document.sha256)
    .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
    .find((original, index) => index === 0 && original.id !== document.id);
}
