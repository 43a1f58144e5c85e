import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type * as zod from 'zod';
import type { Services } from '../services.ts';
import { Failure } from '../shared/failure.ts';
import { validated } from '../shared/fields.ts';
import { parseJsonBody, utf8 } from '../shared/json-body.ts';
import { openedBody } from './encrypted-body.ts';
import { multipartPairs } from './multipart.ts';
import type { OperationEntry } from './operation-entries.ts';
import { urlencodedPairs } from './query.ts';
import { readBody, requireType } from './read-body.ts';
import { gathered, textKinds } from './text-values.ts';

const bodyLimit = 64 * 1024;
/** A compact JWE of 64 kB and the JSON around it. */
const encryptedBodyLimit = 65 * 1024;

/** A request, or one that is asked without a network and has no body. */
export type Incoming = IncomingMessage | { readonly headers: IncomingHttpHeaders };

type BodyServices = Pick<Services, 'keys' | 'brand'>;

/**
 * Makes the reader of an operation's bodies. Another content type is `unsupported_media_type`, too much is
 * `payload_too_large`, what does not follow the contract is `validation_failed`.
 */
export function bodyReader(
  services: BodyServices,
  entry: OperationEntry,
  schema: zod.ZodType,
): (incoming: Incoming) => Promise<unknown> {
  const read = rawReader(services, entry, schema);
  return async (incoming) => {
    if (!(incoming instanceof IncomingMessage)) throw new Failure('unsupported_media_type');
    return validated(schema, 'body', await read(incoming));
  };
}

function rawReader(
  { keys, brand }: BodyServices,
  { content, encrypted }: OperationEntry,
  schema: zod.ZodType,
): (incoming: IncomingMessage) => Promise<unknown> {
  const kinds = textKinds(schema);
  switch (content) {
    case 'form':
      return async (incoming) => {
        requireType(incoming, 'application/x-www-form-urlencoded');
        return gathered('body', urlencodedPairs(utf8(await readBody(incoming, bodyLimit)), 'body'), kinds);
      };
    case 'multipart':
      return async (incoming) => gathered('body', await multipartPairs(incoming), kinds);
    default:
      return async (incoming) => {
        requireType(incoming, 'application/json');
        if (!encrypted) return parseJsonBody(await readBody(incoming, bodyLimit));
        const sent = parseJsonBody(await readBody(incoming, encryptedBodyLimit));
        return openedBody(sent, keys, brand.encryption.required);
      };
  }
}
