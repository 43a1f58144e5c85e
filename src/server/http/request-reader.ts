import type * as zod from 'zod';
import type { Services } from '../services.ts';
import { validated } from '../shared/fields.ts';
import { bodyReader } from './body-reader.ts';
import type { AppContext } from './context.ts';
import type { OperationEntry, OperationValidators } from './operation-entries.ts';
import { queryReader } from './query.ts';
import { gathered, textKinds } from './text-values.ts';

/** Reads the parts of a request. A part that breaks the contract is `validation_failed`. A part may be missing. */
export interface RequestReader {
  readonly headers: (headers: Headers) => void;
  readonly params: ((params: Readonly<Record<string, string>>) => unknown) | undefined;
  readonly query: ((raw: string) => unknown) | undefined;
  readonly body: ((c: AppContext) => Promise<unknown>) | undefined;
}

/** Creates the reader of an operation's requests. */
export function requestReader(
  services: Pick<Services, 'keys' | 'brand'>,
  entry: OperationEntry,
  { header, params, query, body }: OperationValidators,
): RequestReader {
  return {
    headers: headersReader(entry, header),
    params: params && paramsReader(params),
    query: query && queryReader(query),
    body: body && bodyReader(services, entry, body),
  };
}

function headersReader({ headerNames }: OperationEntry, schema: zod.ZodType | undefined): RequestReader['headers'] {
  const mayBeMissing = schema?.safeParse({}).success === true;
  return (headers) => {
    if (schema === undefined) return;
    if (mayBeMissing && headerNames.every((name) => !headers.has(name))) return;
    const given: Record<string, unknown> = {};
    for (const name of headerNames) given[name] = headers.get(name) ?? undefined;
    validated(schema, 'header', given);
  };
}

function paramsReader(schema: zod.ZodType): RequestReader['params'] {
  const kinds = textKinds(schema);
  return (params) => validated(schema, 'path', gathered('path', Object.entries(params), kinds));
}
