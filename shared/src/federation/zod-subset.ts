/**
 * What `zod/mini` is in a federated page: the names that host and remotes use. A shared module cannot be tree-shaken, and all
 * of zod would cost more than it saves; this costs the host 2 KB and saves every remote 7. A name that is missing here is
 * found by a test. The other subpath keeps this module from being replaced by itself.
 */
export {
  array,
  boolean,
  custom,
  email,
  enum,
  gte,
  literal,
  looseObject,
  lte,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  parse,
  partial,
  pipe,
  record,
  refine,
  regex,
  safeParse,
  string,
  transform,
  tuple,
  union,
  unknown,
  uuid,
} from 'zod/v4/mini';
