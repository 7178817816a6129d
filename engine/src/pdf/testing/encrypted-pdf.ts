import { createHash } from 'node:crypto';
import { handWrittenPdf } from './hand-written-pdf.ts';

/** Padding of passwords, ISO 32000-1 7.6.3.3. */
const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const permissions = -44;
const id = Buffer.alloc(16, 7);

const md5 = (...parts: readonly Uint8Array[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

const pad = (password: string): Buffer => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);

function rc4(key: Uint8Array, text: Uint8Array): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number): void => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let other = 0;
  return Buffer.from(
    text.map((byte, index) => {
      const at = (index + 1) & 255;
      other = (other + (state[at] ?? 0)) & 255;
      swap(at, other);
      return byte ^ (state[((state[at] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
    }),
  );
}

/** A page of one line, encrypted with 40-bit RC4 (security handler revision 2). */
export function encryptedPdf(text: string, passwords: { readonly user: string; readonly owner: string }): Buffer {
  const owner = rc4(md5(pad(passwords.owner)).subarray(0, 5), pad(passwords.user));
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions);
  const key = md5(pad(passwords.user), owner, flags, id).subarray(0, 5);
  const user = rc4(key, padding);
  // Each object has a key of its own: the number of the content stream is 4.
  const content = rc4(
    md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10),
    Buffer.from(`BT /F 12 Tf 60 700 Td (${text}) Tj ET`),
  );
  const hex = (bytes: Buffer): string => `<${bytes.toString('hex')}>`;
  return handWrittenPdf({
    content,
    trailer: `/ID [${hex(id)} ${hex(id)}] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P ${permissions} >>`,
  });
}
