import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as zod from 'zod';
import { Failure } from '../shared/failure.ts';
import { testOperation } from '../testing/test-operation.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { UploadBudget } from './multipart.ts';

const path = '/wps/test/upload';
const megabyte = 1024 * 1024;

interface Heard {
  readonly note: string;
  readonly count?: number;
  readonly images: readonly Blob[];
}

let server: TestServer;
let heard: Heard | undefined;
beforeAll(async () => {
  const body = zod.strictObject({
    note: zod.string().max(40),
    count: zod.int().optional(),
    images: zod.array(zod.instanceof(Blob)).min(1).max(3),
  });
  const operation = testOperation('upload', { content: 'multipart', validators: { body } }, async (given) => {
    heard = given.body as Heard;
    return { success: true };
  });
  server = await startTestServer({ operations: [operation] });
});
beforeEach(() => {
  heard = undefined;
});
afterAll(() => server.stop());

function form(images: readonly number[], fields: Readonly<Record<string, string>> = { note: 'Sinh nhật' }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  images.forEach((size, index) => {
    data.append('images', new File([new Uint8Array(size).fill(index + 1)], `${index}.png`, { type: 'image/png' }));
  });
  return data;
}

const send = (data: FormData) => fetch(server.url + path, { method: 'POST', body: data });
const raw = (body: string | Uint8Array, type = 'multipart/form-data; boundary=edge') =>
  server.post(path, body, { 'Content-Type': type });

test('PROMO-05 PROMO-06 three images of 5 MB and their fields reach the handler as they were sent', async () => {
  const size = 5 * megabyte;
  expect((await send(form([size, size, size], { note: 'Sinh nhật', count: '2' }))).status).toBe(200);
  expect(heard).toMatchObject({ note: 'Sinh nhật', count: 2 });
  expect(heard?.images.map((image) => [image.size, image.type])).toEqual(Array(3).fill([size, 'image/png']));
  const last = await heard?.images[2]?.slice(-2).bytes();
  expect(last).toEqual(new Uint8Array([3, 3]));
});

test('PROMO-05 an image over 5 MB is image_too_large', async () => {
  const answer = await send(form([5 * megabyte, 5 * megabyte + 1]));
  expect(answer.status).toBe(413);
  expect((await answer.json()).code).toBe('image_too_large');
  expect(heard).toBeUndefined();
});

describe('too much is 413', () => {
  test('a body that announces more than three images may weigh is payload_too_large', async () => {
    const answer = await send(form([5 * megabyte, 5 * megabyte, 5 * megabyte, megabyte]));
    expect(answer.status).toBe(413);
    expect((await answer.json()).code).toBe('payload_too_large');
  });

  test('a part or a number of parts beyond all bounds is refused while it comes, before the body ends', async () => {
    const part = '--edge\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\n';
    expect(await statusOfEndless(part, 'x'.repeat(megabyte / 8), 48)).toBe(413);
    const small = '--edge\r\nContent-Disposition: form-data; name="note"\r\n\r\n1\r\n';
    expect(await statusOfEndless('', small, 60)).toBe(413);
  });

  /** Sends a start and then endless pieces, which split the boundaries in two. */
  async function statusOfEndless(head: string, piece: string, times: number): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
      const outgoing = request(server.url + path, { method: 'POST', headers });
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => {
        incoming.resume().on('end', () => {
          outgoing.destroy();
          resolve(incoming.statusCode);
        });
      });
      const text = head + piece.repeat(times);
      const cut = Math.max(Math.floor(text.length / 97), 3);
      for (let at = 0; at < text.length; at += cut) outgoing.write(text.slice(at, at + cut));
    });
  }
});

test.each([
  'application/json',
  'multipart/form-data',
  'multipart/mixed; boundary=edge',
  `multipart/form-data; boundary=${'x'.repeat(71)}`,
])('%s is unsupported_media_type', async (type) => {
  expect((await raw('{}', type)).status).toBe(415);
});

describe('what is no upload of the contract is validation_failed', () => {
  test.each([
    ['no images', () => send(form([])), '/body/images', 'invalid_type'],
    ['four images', () => send(form([1, 1, 1, 1])), '/body/images', 'too_big'],
    ['a field that comes twice', () => send(twice()), '/body/note', 'duplicate'],
    ['a field that is unknown', () => send(form([1], { note: 'a', admin: '1' })), '/body/admin', 'unrecognized_keys'],
    ['a text where a file belongs', () => send(form([], { note: 'a', images: 'b' })), '/body/images/0', 'invalid_type'],
    ['NUL in a text', () => send(form([1], { note: 'a\u0000' })), '/body/note', 'invalid_characters'],
    ['an empty body', () => raw(''), '/body', 'invalid_multipart'],
    ['a body without an end', () => raw('--edge\r\nContent-Disp'), '/body', 'invalid_multipart'],
    ['a text that is no UTF-8', () => raw(latin1()), '/body/note', 'invalid_encoding'],
  ])('%s', async (_what, ask, pointer, rule) => {
    const response = await ask();
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'validation_failed', value: { fields: [{ pointer, rule }] } });
    expect(heard).toBeUndefined();
  });

  function twice(): FormData {
    const data = form([1]);
    data.append('note', 'again');
    return data;
  }

  function latin1(): Uint8Array {
    const head = '--edge\r\nContent-Disposition: form-data; name="note"\r\n\r\n';
    return Buffer.from(`${head}\u00ff\r\n--edge--\r\n`, 'latin1');
  }
});

test('uploads that would not fit into memory together are asked to come again', () => {
  const budget = new UploadBudget(10);
  budget.take(6);
  expect(() => budget.take(6)).toThrow(new Failure('unavailable'));
  budget.give(12);
  budget.take(10);
  expect(budget.held).toBe(10);
});
