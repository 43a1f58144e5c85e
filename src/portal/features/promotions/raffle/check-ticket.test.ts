import { expect, test } from 'vitest';
import type { RaffleEvidence, RafflePrize } from '#generated/model/index.ts';
import { type CheckedTicket, checkTicket } from './check-ticket.ts';

// The ticket tk-9501 of the contract's examples.
const seal = '2945bdcb212321737f9b3ebc1cef23501a66b9b101bfa23f1678672613de0448';
type TicketBefore = Parameters<typeof checkTicket>[0];
const prize: RafflePrize = { prizeId: 'pz-3', title: '', picture: null, reward: null, chance: 200_000, left: null };
// `printf 'pz-1:500\npz-2:50000\npz-3:200000\npz-0:749500' | sha256sum`
const chancesHash = '0809550d213fc638ccb5df4aeeafe7d595cc07599e52105083fd06ef2e348d8e';
const ticket: TicketBefore = { ticketId: 'tk-9501', commitment: seal, chancesHash, prize };
const evidence: RaffleEvidence = {
  algorithm: 'portico-hmac-sha256-1',
  seed: '991bb210341a270b744faf6949877be090ccf665229c069a7cd48687e9ad19e1',
  number: 191_639,
  chances: [
    { prizeId: 'pz-1', chance: 500 },
    { prizeId: 'pz-2', chance: 50_000 },
    { prizeId: 'pz-3', chance: 200_000 },
    { prizeId: 'pz-0', chance: 749_500 },
  ],
  usedUp: null,
};
const seen = { commitment: seal, chancesHash };

test('PROMO-07 the published ticket fits in every step', () => {
  const all = { seal: true, table: true, number: true, chances: true, prize: true };
  expect(checkTicket(ticket, evidence, undefined)).toMatchObject({
    hash: seal,
    chancesHash,
    number: 191_639,
    prizeId: 'pz-3',
    checks: all,
  });
  expect(checkTicket(ticket, evidence, seen).checks).toEqual(all);
});

test('PROMO-07 a ticket whose prize was used up fits with the blank, and one from before chances were sealed fits without a seal', () => {
  const blank = { ...prize, prizeId: 'pz-0' };
  expect(checkTicket({ ...ticket, prize: blank }, { ...evidence, usedUp: 'pz-3' }, seen).checks.prize).toBe(true);
  const { checks } = checkTicket({ ...ticket, chancesHash: null }, evidence, { commitment: seal, chancesHash: null });
  expect(checks.table).toBe(true);
});

// A number more for the first prize.
const moved = evidence.chances.map(({ prizeId, chance }, at) => ({
  prizeId,
  chance: at === 0 ? chance + 1 : at === 1 ? chance - 1 : chance,
}));

type Changed = {
  readonly ticket?: Partial<typeof ticket>;
  readonly evidence?: Partial<RaffleEvidence>;
  readonly seen?: Partial<typeof seen>;
};
const rows: readonly [string, Changed, keyof CheckedTicket['checks']][] = [
  ['the seal of the ticket is another', { ticket: { commitment: 'a'.repeat(64) } }, 'seal'],
  ['the seal that was shown before is another', { seen: { commitment: 'a'.repeat(64) } }, 'seal'],
  ['the seal of the chances is another', { ticket: { chancesHash: 'a'.repeat(64) } }, 'table'],
  ['another seal of the chances was shown before', { seen: { chancesHash: 'a'.repeat(64) } }, 'table'],
  ['the seal of the chances is gone that was shown before', { ticket: { chancesHash: null }, seen: {} }, 'table'],
  ['the chances are others than those sealed', { evidence: { chances: moved } }, 'table'],
  ['a prize is called used up that the number does not lead to', { evidence: { usedUp: 'pz-1' } }, 'prize'],
  ['a prize is called used up and drawn too', { evidence: { usedUp: 'pz-3' } }, 'prize'],
  ['the seed is another', { evidence: { seed: `8${evidence.seed.slice(1)}` } }, 'seal'],
  ['the id is another', { ticket: { ticketId: 'tk-9502' } }, 'number'],
  ['the number is another', { evidence: { number: 191_640 } }, 'number'],
  ['the chances leave numbers out', { evidence: { chances: evidence.chances.slice(0, 3) } }, 'chances'],
  ['the prize is another', { ticket: { prize: { ...prize, prizeId: 'pz-2' } } }, 'prize'],
  ['no prize has the number', { evidence: { chances: evidence.chances.slice(0, 2) } }, 'prize'],
];
test.each(rows)('PROMO-07 a ticket does not fit where %s', (_, changed, what) => {
  const shown = changed.seen && { ...seen, ...changed.seen };
  const { checks } = checkTicket({ ...ticket, ...changed.ticket }, { ...evidence, ...changed.evidence }, shown);
  expect(checks[what]).toBe(false);
});
