import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The part of the bundle that is looked into. */
interface Bundle {
  readonly paths: Readonly<Record<string, Readonly<Record<'get' | 'post', Operation>>>>;
}
interface Operation {
  readonly responses: {
    readonly '200': {
      readonly content: {
        readonly 'application/json': {
          readonly examples: Readonly<Record<string, { readonly value: { readonly value: unknown } }>>;
        };
      };
    };
  };
}

/**
 * An outside service as bot check, for programs that test or measure a backend: it gives the contract's own puzzle and
 * lets everybody pass. The server is told of it by `BOT_CHECK_URL`.
 */
export async function openDoor(): Promise<{ readonly url: string; close(): void }> {
  const bundle = parse(await readFile(join(import.meta.dirname, '../generated/openapi.yaml'), 'utf8')) as Bundle;
  const slider = bundle.paths['/wps/verification/slider'];
  const answer = (method: 'get' | 'post') => {
    const examples = slider?.[method].responses['200'].content['application/json'].examples ?? {};
    return JSON.stringify(Object.values(examples)[0]?.value.value);
  };
  const [puzzle, ticket] = [answer('get'), answer('post')];
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('Content-Type', 'application/json');
    response.end(request.method === 'GET' ? puzzle : request.url === '/spend' ? '{}' : ticket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bot check has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
