import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { jsonAnswer } from './answer.ts';
import { type SendTogether, sendTogether } from './send.ts';

/** Sends answers to responses that note what is written to them, by name. */
function bench(order: string[], lost: unknown[] = []) {
  const together: SendTogether = sendTogether((error) => lost.push(error));
  return (name: string, broken = false) => {
    const outgoing = new ServerResponse(new IncomingMessage(new Socket()));
    const noting = (what: string) => () => {
      order.push(what);
      return outgoing;
    };
    vi.spyOn(outgoing, 'end').mockImplementation(noting(name));
    vi.spyOn(outgoing, 'destroy').mockImplementation(noting(`${name} destroyed`));
    if (broken) vi.spyOn(outgoing, 'writeHead').mockThrow(new Error(`${name} is broken`));
    together(outgoing, jsonAnswer(200, '{}'), { security: [], requestId: 'id', closing: false });
  };
}

const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

test('the answers of a turn go out at its end, in their order', async () => {
  const order: string[] = [];
  const answer = bench(order);
  answer('a');
  answer('b');
  expect(order).toEqual([]);
  await endOfTurn();
  expect(order).toEqual(['a', 'b']);
  answer('c');
  await endOfTurn();
  expect(order).toEqual(['a', 'b', 'c']);
});

test('eight of them wait for no more', async () => {
  const order: string[] = [];
  const answer = bench(order);
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  for (const name of names) answer(name);
  expect(order).toEqual(names);
  answer('i');
  expect(order).toEqual(names);
  await endOfTurn();
  expect(order).toEqual([...names, 'i']);
});

test('one that cannot be written loses its connection, is told, and takes no other along', async () => {
  const order: string[] = [];
  const lost: unknown[] = [];
  const answer = bench(order, lost);
  answer('a');
  answer('b', true);
  answer('c');
  await endOfTurn();
  expect(order).toEqual(['a', 'b destroyed', 'c']);
  expect(lost).toEqual([new Error('b is broken')]);
});
