export interface MultipartPart {
  readonly field: string;
  readonly value: string | Buffer;
  /** Makes the part a file. */
  readonly fileName?: string;
}

const boundary = 'test-boundary-7f3a';

/** A multipart body as browsers write it (RFC 7578), as bytes, so that tests decide on every one of them. */
export function multipartBody(parts: readonly MultipartPart[]): { payload: Buffer; headers: Record<string, string> } {
  const chunks = parts.flatMap(({ field, value, fileName }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/pdf`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')];
  });
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
