import { fileNameMax, pdfHeaderWindowBytes } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';

const texts = dashboardMessages.uploads;
const bytesPerMegabyte = 1024 * 1024;
const pdfMarker = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** What is wrong with a file by its name and size, else null. */
export function refusalOf(file: File, limitMb: number): string | null {
  if (file.size === 0) return texts.emptyFile;
  if (file.size > limitMb * bytesPerMegabyte) return texts.tooLarge(file.size, limitMb);
  if (file.name.length > fileNameMax) return texts.nameTooLong(fileNameMax);
  return null;
}

function hasPdfMarker(bytes: Uint8Array): boolean {
  for (let start = 0; start + pdfMarker.length <= bytes.length; start += 1) {
    if (pdfMarker.every((byte, index) => bytes[start + index] === byte)) return true;
  }
  return false;
}

/** Reads only the head of the file. Null: it is a PDF as far as can be told. */
export async function headRefusalOf(file: File): Promise<string | null> {
  try {
    const head = new Uint8Array(await file.slice(0, pdfHeaderWindowBytes).arrayBuffer());
    return hasPdfMarker(head) ? null : texts.notPdf;
  } catch {
    // The file was moved, changed or taken away after it was chosen: the browser no longer gives its bytes.
    return texts.unreadable;
  }
}
