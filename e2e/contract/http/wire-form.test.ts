import { describe, expect, test } from 'vitest';
import type { MediaType, Operation, Parameter } from '../document/operation.ts';
import { noValues } from '../exchange/exchange.ts';
import { withSchemas } from '../testing/schemas.ts';
import { writeBody } from './body.ts';
import { filesOf } from './files.ts';
import { headerPairs, targetOf } from './write-request.ts';

const { reader } = withSchemas({});

function parameter(name: string, place: Parameter['in'], more: Partial<Parameter> = {}): Parameter {
  const style = place === 'query' ? 'form' : 'simple';
  const shape = { required: false, style, explode: style === 'form', examples: {}, schema: {} };
  const open = { pointer: undefined, filter: undefined, orders: undefined };
  return { name, in: place, ...shape, ...open, ...more };
}

function operation(path: string, ...parameters: readonly Parameter[]): Operation {
  const shape = {
    id: 'x',
    method: 'GET',
    tag: '',
    body: undefined,
    responses: [],
    security: [],
    encrypted: false,
    rules: [],
    sort: [],
    range: undefined,
    own: undefined,
    totals: {},
    effects: [],
  };
  return { ...shape, path, parameters };
}

describe('an address', () => {
  const { path, query } = {
    path: { id: 'a b/ö' },
    query: { list: ['x', 'y&z'], one: 1.5, none: undefined, object: { a: 1 } },
  };
  const of = (more: Partial<Parameter>) =>
    targetOf(operation('/a/{id}', parameter('id', 'path'), parameter('list', 'query', more)), {
      ...noValues,
      path,
      query,
    });

  test.each([
    [{}, '/a/a%20b%2F%C3%B6?list=x&list=y%26z&one=1.5&object=%7B%22a%22%3A1%7D'],
    [{ explode: false }, '/a/a%20b%2F%C3%B6?list=x,y%26z&one=1.5&object=%7B%22a%22%3A1%7D'],
    [{ explode: false, style: 'pipeDelimited' }, '/a/a%20b%2F%C3%B6?list=x|y%26z&one=1.5&object=%7B%22a%22%3A1%7D'],
  ])('with a list %j', (more, target) => {
    expect(of(more)).toBe(target);
  });

  test('with an object in brackets', () => {
    const deep = operation('/a', parameter('filter', 'query', { style: 'deepObject' }));
    expect(targetOf(deep, { ...noValues, query: { filter: { from: 1, to: 'x' } } })).toBe(
      '/a?filter%5Bfrom%5D=1&filter%5Bto%5D=x',
    );
  });

  test('and headers, without those that are not sent', () => {
    const values = {
      ...noValues,
      header: { Language: 'EN', Empty: undefined, List: ['a', 1] },
      cookie: { a: 'x y', b: 2 },
    };
    expect(headerPairs(values)).toEqual([
      ['Language', 'EN'],
      ['List', 'a,1'],
      ['Cookie', 'a=x%20y; b=2'],
    ]);
  });
});

function media(type: string, schema: object = {}, encoding = {}): MediaType {
  return { type, schema: { ...schema }, pointer: undefined, examples: {}, encoding };
}

/** Parses a form as the platform does. */
async function readForm(body: { contentType: string; bytes: Uint8Array }): Promise<FormData> {
  return new Response(Buffer.from(body.bytes), { headers: { 'Content-Type': body.contentType } }).formData();
}

describe('a body', () => {
  test('as JSON', () => {
    const { contentType, bytes } = writeBody(media('application/json; charset=utf-8'), { a: 'ạ' }, reader);
    expect([contentType, Buffer.from(bytes).toString()]).toEqual(['application/json', '{"a":"ạ"}']);
  });

  test('as a form', async () => {
    const form = await readForm(
      writeBody(media('application/x-www-form-urlencoded'), { a: 'x & ạ', b: [1, 2] }, reader),
    );
    expect([...form]).toEqual([
      ['a', 'x & ạ'],
      ['b', '1'],
      ['b', '2'],
    ]);
  });

  test('as a form in parts, with files', async () => {
    const file = { type: 'string', format: 'binary' };
    const schema = {
      type: 'object',
      properties: { picture: file, more: { type: 'array', items: file }, note: {}, data: {} },
    };
    const [png = '', jpeg = ''] = filesOf(['image/png', 'image/jpeg']);
    const value = { picture: png, more: [jpeg, 'junk'], note: 'ạ', data: { a: 1 } };
    const encoding = { picture: { contentType: 'image/png, image/jpeg' }, more: { contentType: 'image/png' } };
    const form = await readForm(writeBody(media('multipart/form-data', schema, encoding), value, reader));
    const picture = form.get('picture');
    const [first, second] = form.getAll('more');
    if (!(picture instanceof Blob) || !(first instanceof Blob) || !(second instanceof Blob))
      throw new Error('no files');
    expect([picture.type, first.type, second.type]).toEqual(['image/png', 'image/jpeg', 'image/png']);
    expect(Buffer.from(await picture.arrayBuffer()).toString('latin1')).toBe(png);
    expect(Buffer.from(await first.arrayBuffer()).subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
    expect([form.get('note'), form.get('data')]).toEqual(['ạ', '{"a":1}']);
  });
});
