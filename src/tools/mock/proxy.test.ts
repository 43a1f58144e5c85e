import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { mockProxy } from './proxy.ts';

const examples = {
  validation_failed: { value: { success: false, code: 'validation_failed', message: 'Check', language: 'EN' } },
  validation_failed_vi: { value: { success: false, code: 'validation_failed', message: 'Kiểm tra', language: 'VI' } },
};
const inQuery = (name: string, schema: object) => ({ name, in: 'query', schema });
const contract = {
  components: {
    responses: { ValidationFailed: { content: { 'application/json': { examples } } } },
    parameters: { Size: inQuery('size', { type: 'integer' }) },
  },
  paths: {
    '/wps/notes': {
      get: {
        parameters: [
          { $ref: '#/components/parameters/Size' },
          inQuery('word', { type: 'string', minLength: 1 }),
          inQuery('remark', { type: 'string', pattern: '^[a-z]*$' }),
          inQuery('sort', { type: 'string', enum: ['name'] }),
        ],
      },
      post: { parameters: [inQuery('pageSize', { type: 'integer', maximum: 100 })] },
    },
  },
};

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close().closeAllConnections();
});

/** Starts a server on a free port of this machine. */
async function listen(server: Server): Promise<number> {
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The mock before a server that answers as Prism does; returns a caller of it. */
async function mockBefore(prism: RequestListener) {
  const port = await listen(mockProxy(contract, listen(createServer(prism))));
  return async (type: string, body: string, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { 'Content-Type': type, ...headers }, body };
    const answer = await fetch(`http://127.0.0.1:${port}/wps/notes?kind=1`, init);
    return { status: answer.status, body: await answer.json() };
  };
}

/** Prism with a violation, told by an answer of this status. */
const finding =
  (status: number, violations: string): RequestListener =>
  (_, answer) => {
    answer.writeHead(status, { 'Content-Type': 'application/json', 'sl-violations': violations, 'X-Request-Id': 'p1' });
    answer.end('{"success":false,"code":"amount_out_of_range","value":{"fields":[]}}');
  };

/** The mock before a Prism that answers so; calls an address of it. */
async function answeredWith(status: number, type: string, said: string) {
  const prism: RequestListener = (_, answer) => void answer.writeHead(status, { 'Content-Type': type }).end(said);
  const port = await listen(mockProxy(contract, listen(createServer(prism))));
  return (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { 'X-Request-Id': 'mine', ...init.headers } });
}

const violation = { location: ['request', 'query', 'kind'], code: 'maxLength', message: 'Too long' };
const refused = (fields: readonly object[], changes: object = {}) => ({
  status: 400,
  body: { ...examples.validation_failed.value, value: { fields }, requestId: 'p1', ...changes },
});

describe('the mock', () => {
  test('passes a call to Prism, and its answer back', async () => {
    const call = await mockBefore((asked, answer) => {
      asked.setEncoding('utf8').on('data', (text) => {
        answer.writeHead(201, { 'Content-Type': 'application/json' });
        answer.end(JSON.stringify([asked.method, asked.url, asked.headers['prefer'], text]));
      });
    });
    expect(await call('application/json', '{"a":1}', { Prefer: 'code=201' })).toEqual({
      status: 201,
      body: ['POST', '/wps/notes?kind=1', 'code=201', '{"a":1}'],
    });
  });

  test.each([422, 400])('names the fields at fault where Prism answers an invalid request with %i', async (status) => {
    const call = await mockBefore(finding(status, JSON.stringify([violation])));
    const fields = [{ pointer: '/query/kind', rule: 'too_big', message: 'Too long' }];
    expect(await call('application/json', '{}')).toEqual(refused(fields));
    const vietnamese = { message: 'Kiểm tra', language: 'VI' };
    expect(await call('application/json', '{}', { Language: 'VI' })).toEqual(refused(fields, vietnamese));
  });

  test('leaves the answer that a call prefers as it is', async () => {
    const call = await mockBefore((_, answer) => void answer.writeHead(422).end('{"code":"captcha_check_failed"}'));
    expect(await call('application/json', '{}')).toEqual({ status: 422, body: { code: 'captcha_check_failed' } });
  });

  test.each<[string, object, object]>([
    [
      'a parameter by the name of the contract',
      { location: ['request', 'query', 'pagesize'], code: 'maximum', message: 'must be <= 100' },
      { pointer: '/query/pageSize', rule: 'too_big', message: 'must be <= 100' },
    ],
    [
      'a parameter that is missing',
      { location: ['request', 'query'], code: 'required', message: "must have required property 'pagesize'" },
      { pointer: '/query/pageSize', rule: 'invalid_type', message: "must have required property 'pagesize'" },
    ],
    [
      'a property that is missing',
      { location: ['request', 'body', 'bank'], code: 'required', message: "must have required property 'name'" },
      { pointer: '/body/bank/name', rule: 'invalid_type', message: "must have required property 'name'" },
    ],
    [
      'a property too many',
      { location: ['request', 'body'], code: 'additionalProperties', message: "must NOT have more; found 'x'" },
      { pointer: '/body/x', rule: 'unrecognized_keys', message: "must NOT have more; found 'x'" },
    ],
  ])('names %s, as the reference backend does', async (_, found, field) => {
    const call = await mockBefore(finding(422, JSON.stringify([found])));
    expect(await call('application/json', '{}')).toEqual(refused([field]));
  });

  test('does not say of a plain body what it lacks to be an encrypted one', async () => {
    const inBody = (code: string, message: string) => ({ location: ['request', 'body'], code, message });
    const found = [
      { location: ['request', 'body', 'name'], code: 'type', message: 'must be string' },
      inBody('required', "Request body must have required property 'payload'"),
      inBody('additionalProperties', "Request body must NOT have additional properties; found 'name'"),
      inBody('oneOf', 'must match exactly one schema'),
    ];
    const call = await mockBefore(finding(422, JSON.stringify(found)));
    const field = { pointer: '/body/name', rule: 'invalid_type', message: 'must be string' };
    expect(await call('application/json', '{}')).toEqual(refused([field]));
  });

  test('reads a list of violations that Prism cut', async () => {
    const odd = { ...violation, message: 'one },{ two' };
    const list = `Too many violations! ${JSON.stringify([violation, odd, violation, odd]).slice(0, -14)}`;
    const { body } = await (await mockBefore(finding(422, list)))('application/json', '{}');
    expect(body.value.fields.map(({ message }: { message: string }) => message)).toEqual([
      'Too long',
      'one },{ two',
      'Too long',
    ]);
  });
});

describe('a body that Prism does not survive', () => {
  const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n100%\r\n--x--\r\n`;
  const json = { pointer: '/body', rule: 'invalid_json', message: 'Not JSON' };
  const encoding = { pointer: '/body', rule: 'invalid_encoding', message: 'Not percent-encoded UTF-8' };

  const nested = (levels: number) => '{"a":['.repeat(levels / 2) + ']}'.repeat(levels / 2);

  test.each([
    ['application/json', nested(34), { pointer: '/body', rule: 'too_deep', message: 'Nested deeper than 32' }],
    ['application/json', '{"username":', json],
    ['application/json; charset=utf-8', 'no', json],
    ['application/merge-patch+json', '[1', json],
    ['application/x-www-form-urlencoded', 'a=1&%E0%A4%A=2', encoding],
    ['multipart/form-data; boundary=x', part('100%'), encoding],
  ])('is refused before it: %s %j', async (type, body, field) => {
    const call = await mockBefore((_, answer) => void answer.writeHead(500).end('{}'));
    expect(await call(type, body, { 'X-Request-Id': 'mine' })).toEqual(refused([field], { requestId: 'mine' }));
  });

  test.each([
    ['application/json', ' {"a": 1} '],
    ['application/json', nested(32)],
    ['application/json', ''],
    ['text/plain', '100%'],
    ['application/x-www-form-urlencoded', 'email=a%40b.example&remark=+'],
    ['multipart/form-data; boundary=x', part('remark')],
  ])('is none of these: %s %j', async (type, body) => {
    const call = await mockBefore((_, answer) => void answer.writeHead(200).end('{}'));
    expect(await call(type, body)).toEqual({ status: 200, body: {} });
  });
});

describe('what Prism refuses in its own words', () => {
  const problem = (name: string) => `{"type":"https://stoplight.io/prism/errors#${name}","title":"No","detail":"no"}`;

  test.each([
    [404, 'not_found', 'We could not find what you asked for.', problem('NO_PATH_MATCHED_ERROR')],
    [405, 'method_not_allowed', 'This cannot be done at this address.', problem('NO_METHOD_MATCHED_ERROR')],
    [
      413,
      'payload_too_large',
      'That is too much data for one request.',
      '{"error":{"code":"request_entity_too_large"}}',
    ],
  ])('is answered as the contract does: %i %s', async (status, code, message, said) => {
    const call = await answeredWith(status, 'application/problem+json', said);
    const answer = await call('/wps/notes?word=a', { method: 'DELETE' });
    expect(await answer.json()).toEqual({ success: false, code, message, language: 'EN', requestId: 'mine' });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD, POST' : null);
    const vietnamese: unknown = await (await call('/wps/notes', { headers: { Language: 'VI' } })).json();
    expect(vietnamese).toMatchObject({ code, language: 'VI', message: expect.stringMatching(/[^ -~]/) });
  });

  test.each([
    ['an example of the contract', '{"success":false,"code":"not_found"}'],
    ['a wrong wish of the header Prefer', problem('NOT_FOUND')],
  ])('stays as it is where it is %s', async (_, said) => {
    const answer = await (await answeredWith(404, 'application/problem+json', said))('/wps/notes');
    expect([answer.status, await answer.text()]).toEqual([404, said]);
  });

  test('HEAD is answered as GET, without a body', async () => {
    const methods: (string | undefined)[] = [];
    const port = await listen(
      mockProxy(
        contract,
        listen(
          createServer(({ method }, answer) => {
            methods.push(method);
            answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
          }),
        ),
      ),
    );
    const answer = await fetch(`http://127.0.0.1:${port}/wps/notes`, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'application/json',
      '',
    ]);
    expect(methods).toEqual(['GET']);
  });
});

describe('a query that Prism overlooks', () => {
  const empty = (name: string) => ({
    pointer: `/query/${name}`,
    rule: 'too_small',
    message: 'Empty; leave it out instead',
  });

  test.each([
    ['word=', empty('word')],
    ['word', empty('word')],
    ['sort=&remark=a', empty('sort')],
    ['size=', empty('size')],
    ['word=%E0%A4%A', { pointer: '/query/word', rule: 'invalid_encoding', message: 'Not percent-encoded UTF-8' }],
  ])('is refused: %s', async (query, field) => {
    const answer = await (await answeredWith(200, 'application/json', '{}'))(`/wps/notes?${query}`);
    expect({ status: answer.status, body: await answer.json() }).toEqual(refused([field], { requestId: 'mine' }));
  });

  test.each(['word=a&size=1', 'remark=', 'unknown=', ''])('is none of these: %j', async (query) => {
    const answer = await (await answeredWith(200, 'application/json', '{}'))(`/wps/notes?${query}`);
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
  });

  test('does not hide that the caller is not logged in', async () => {
    const answer = await (await answeredWith(401, 'application/json', '{}'))('/wps/notes?word=');
    expect(answer.status).toBe(401);
  });
});
