import { expect, test } from 'vitest';
import { table } from '../table.ts';
import { facts, visible } from './text.ts';

test('a text of a member does nothing to the terminal', () => {
  expect(visible('a\u001b[2Jb\u0007\u009b1m\rc\r\nd')).toBe('a\ufffd[2Jb\ufffd\ufffd1m\ufffdc\nd');
  expect(visible('invoice\u202efdp.exe')).toBe('invoice\ufffdfdp.exe');
  expect(visible('Tiền rút\nđâu? 💰')).toBe('Tiền rút\nđâu? 💰');
});

test('a text of several lines looks like no other fact and no other row', () => {
  expect(facts({ state: 'requested', note: 'one\nstate  paid' })).toBe(
    'state  requested\nnote   one\n       state  paid',
  );
  expect(
    table([
      ['id', 'note'],
      ['1', 'one\n2   two'],
    ]),
  ).toBe('id  note\n--  -----------\n1   one 2   two');
});
