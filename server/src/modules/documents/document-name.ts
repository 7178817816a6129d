import { fileNameMax } from '@app/shared/contracts';
import { AppError } from '../../platform/errors/app-error.ts';
import { isVisible, withoutTurningMarks } from '../../platform/text/clean-line.ts';

/**
 * The name a document is known by: what the browser sent, with its escape of the quote (RFC 7578 leaves it to HTML 4.10.21.8)
 * undone and in Unicode normal form C, since macOS sends decomposed names. Names are shown, never used as paths.
 */
export function documentName(sent: string): string {
  const name = withoutTurningMarks(sent.replaceAll('%22', '"').normalize('NFC'));
  if (!isVisible(name)) throw refusal('The file has no name.');
  if (name.length > fileNameMax) throw refusal(`The file name is longer than ${fileNameMax} characters.`);
  if (/[/\\]/.test(name)) throw refusal('The file name must not contain a path.');
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(name)) throw refusal('The file name contains characters that cannot be shown.');
  return name.toWellFormed();
}

const refusal = (message: string): AppError => new AppError('validation_failed', { message });
