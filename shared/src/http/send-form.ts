import * as z from 'zod/mini';
import type { Endpoint, FormOf, FormRequest } from '../contracts/index.ts';
import type { CallOptions } from './call.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Sends a form with its file, the fields first so that the server can stream. Only the status of the answer counts: it is
 * given as it came, whatever its shape.
 */
export async function sendForm<Form extends FormRequest>(
  http: HttpClient,
  { path, request }: Endpoint & { readonly request: { readonly form: Form } },
  { form }: { readonly form: FormOf<Form> },
  options: CallOptions = {},
): Promise<unknown> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, String(value));
  // Left to itself, a browser sends the path of a file that came with its folder in place of its name.
  body.append(request.form.file, form.file, form.file.name);
  return await http.post(path, body, z.unknown(), options);
}
