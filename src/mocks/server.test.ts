import { HttpHandler, matchRequestUrl } from 'msw';
import { expect, test } from 'vitest';
import { operations } from '#generated/server/operations.ts';
import { server } from './server.ts';

const handlers = server.listHandlers().filter((handler) => handler instanceof HttpHandler);

test('the mock backend has one handler for each operation of the contract, and no other answers it', () => {
  const missing = Object.values(operations).filter(({ method, path }) => {
    const ofMethod = handlers.filter(({ info }) => info.method === method.toUpperCase());
    const own = ofMethod.filter(({ info }) => info.path === `*${path}`);
    const address = new URL(path.replaceAll(/:\w+/g, 'x'), 'http://portal.invalid');
    const first = ofMethod.find(({ info }) => matchRequestUrl(address, String(info.path)).matches);
    return own.length !== 1 || first !== own[0];
  });
  expect(missing.map(({ id }) => id)).toEqual([]);
  expect(handlers).toHaveLength(Object.keys(operations).length);
});
