// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepUrlTicket, takeUrlTicket, urlTicket } from './invitation.ts';

const open = (address: string, state: unknown = null) => window.history.replaceState(state, '', address);
const address = () => window.location.pathname + window.location.search + window.location.hash;
beforeEach(() => urlTicket());
afterEach(() => open('/'));

test('ROUTE-29 the ticket leaves the address, which keeps all else, and is told once', () => {
  open('/rng?sort=name&token=tk_1&panel=a%3Fb#top', { idx: 3 });
  takeUrlTicket();
  expect([address(), window.history.state]).toEqual(['/rng?sort=name&panel=a%3Fb#top', { idx: 3 }]);
  expect([urlTicket(), urlTicket()]).toEqual(['tk_1', undefined]);
});

test('an address without a ticket stays as it is, and takes no earlier ticket away', () => {
  keepUrlTicket('tk_2');
  open('/rng?Token=no#token=no');
  takeUrlTicket();
  expect(address()).toBe('/rng?Token=no#token=no');
  expect(urlTicket()).toBe('tk_2');
});
