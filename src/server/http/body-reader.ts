import type * as zod from 'zod';
import type { Services } from '../services.ts';
import { validated } from '../shared/fields.ts';
import { parseJsonBody, utf8 } from '../shared/json-body.ts';
import type { AppContext } from './context.ts';
import { openedBody } from './encrypted-body.ts';
import { multipartPairs } from './multipart.ts';
import type { OperationEntry } from './operation-entries.ts';
import { urlencodedPairs } from './query.ts';
import { readBody, requireType } from './read-body.ts';
import { gathered, textKinds } from './text-values.ts';

const bodyLimit = 64 * 1024;
/** Operators write 20,000 characters in each language, each of up to six bytes. */
const operatorBodyLimit = 512 * 1024;
/** A compact JWE of 64 kB with the JSON around it. */
const encryptedBodyLimit = 65 * 1024;

type BodyServices = Pick<Services, 'keys' | 'brand'>;

/**
 * Creates the reader of an operation's bodies. Failures: `unsupported_media_type` for another content type,
 * `payload_too_large` over the limit, `validation_failed` for a body that breaks the contract.
 */
export function bodyReader(
  services: BodyServices,
  entry: OperationEntry,
  schema: zod.ZodType,
): (c: AppContext) => Promise<unknown> {
  const read = rawReader(services, entry, schema);
  return async (c) => validated(schema, 'body', await read(c));
}

function rawReader(
  { keys, brand }: BodyServices,
  { content, encrypted, security }: OperationEntry,
  schema: zod.ZodType,
): (c: AppContext) => Promise<unknown> {
  const kinds = textKinds(schema);
  const limit = security === 'operator' ? operatorBodyLimit : bodyLimit;
  switch (content) {
    case 'form':
      return async (c) => {
        requireType(c, 'application/x-www-form-urlencoded');
        return gathered('body', urlencodedPairs(utf8(await readBody(c, bodyLimit)), 'body'), kinds);
      };
    case 'multipart':
      return async (c) => gathered('body', await multipartPairs(c), kinds);
    default:
      return async (c) => {
        requireType(c, 'application/json');
        if (!encrypted) return parseJsonBody(await readBody(c, limit));
        const sent = parseJsonBody(await readBody(c, encryptedBodyLimit));
        return openedBody(sent, keys, brand.encryption.required);
      };
  }
}
