import * as z from 'zod/mini';
import * as contracts from '../contracts/index.ts';
import type { Endpoint, FileAnswer, FormRequest } from '../contracts/index.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;
}

/** Every endpoint of the contracts. */
export const knownEndpoints: readonly Endpoint[] = Object.values<unknown>(contracts).filter(isEndpoint);

/** The endpoint of the contracts that a request goes to. */
export function endpointOf(method: string, path: string): Endpoint | undefined {
  return knownEndpoints.find((endpoint) => {
    const pattern = endpoint.path.replaceAll(/:\w+/g, '[^/]+');
    return endpoint.method === method && new RegExp(`^${pattern}$`).test(path);
  });
}

/** What a test lets an endpoint answer: what the server would send. */
export type FakeAnswerOf<E extends Pick<Endpoint, 'answer'>> = E['answer'] extends FileAnswer
  ? Blob
  : E['answer'] extends z.core.$ZodType
    ? z.input<E['answer']>
    : undefined;

const nothing = z.union([z.undefined(), z.null(), z.strictObject({})]);

/** No field beyond those of the contract. */
const exactly = (schema: z.core.$ZodObject | undefined) =>
  schema === undefined ? nothing : z.strictObject(schema._zod.def.shape);

/** A form as the server streams it: each field once, then the file. */
function formFault({ fields, file }: FormRequest, body: unknown): string | null {
  if (!(body instanceof FormData)) return 'a form';
  const names = [...Object.keys(fields._zod.def.shape), file];
  if ([...body.keys()].join() !== names.join()) return `the parts ${names.join()} in this order`;
  const exact = z.strictObject({ ...fields._zod.def.shape, [file]: z.instanceof(File) });
  return z.safeParse(exact, Object.fromEntries(body)).error?.message ?? null;
}

/** Why a request breaks the contract of its endpoint; null when it does not. */
export function faultOf(
  { request }: Endpoint,
  sent: { readonly body: unknown; readonly query: unknown },
): string | null {
  const inQuery = z.safeParse(exactly(request.query), sent.query).error?.message ?? null;
  if (request.form !== undefined) return inQuery ?? formFault(request.form, sent.body);
  return inQuery ?? z.safeParse(exactly(request.body), sent.body).error?.message ?? null;
}
