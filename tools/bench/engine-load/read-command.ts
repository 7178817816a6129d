import { basename } from 'node:path';
import { readDocuments } from '../../../engine/src/pipeline/read-documents.ts';

/** Reads the PDFs named on the command line and does nothing with them: the part of an analysis before comparing. */
const documents = await readDocuments(process.argv.slice(2).map((path) => ({ name: basename(path), path })));
const unread = documents.find(({ unreadable, unreadPages }) => unreadable !== undefined || unreadPages.length > 0);
if (unread !== undefined) throw new Error(`${unread.name} was not read`);
