import { expect, test } from 'vitest';
import type { RaffleEvidence, RafflePrize } from '../../../../../generated/client/model/index.ts';
import { type CheckedTicket, checkTicket } from './check-ticket.ts';

// The ticket tk-9501 of the contract's examples.
const seal = '2945bdcb212321737f9b3ebc1cef23501a66b9b101bfa23f1678672613de0448';
const prize: RafflePrize = { prizeId: 'pz-3', title: '', picture: null, reward: null, chance: 200_000, left: null };
const ticket = { ticketId: 'tk-9501', commitment: seal, prize };
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
};

test('PROMO-07 the published ticket fits in every step', () => {
  const all = { seal: true, number: true, chances: true, prize: true };
  expect(checkTicket(ticket, evidence, undefined)).toMatchObject({
    ...{ hash: seal, number: 191_639, prizeId: 'pz-3', checks: all },
  });
  expect(checkTicket(ticket, evidence, seal).checks).toEqual(all);
});

type Changed = {
  readonly ticket?: Partial<typeof ticket>;
  readonly evidence?: Partial<RaffleEvidence>;
  readonly seen?: string;
};
const rows: readonly [string, Changed, keyof CheckedTicket['checks']][] = [
  ['the seal of the ticket is another', { ticket: { commitment: 'a'.repeat(64) } }, 'seal'],
  ['the seal that was shown before is another', { seen: 'a'.repeat(64) }, 'seal'],
  ['the seed is another', { evidence: { seed: `8${evidence.seed.slice(1)}` } }, 'seal'],
  ['the id is another', { ticket: { ticketId: 'tk-9502' } }, 'number'],
  ['the number is another', { evidence: { number: 191_640 } }, 'number'],
  ['the chances leave numbers out', { evidence: { chances: evidence.chances.slice(0, 3) } }, 'chances'],
  ['the prize is another', { ticket: { prize: { ...prize, prizeId: 'pz-2' } } }, 'prize'],
  ['no prize has the number', { evidence: { chances: evidence.chances.slice(0, 2) } }, 'prize'],
];
test.each(rows)('PROMO-07 a ticket does not fit where %s', (_, changed, what) => {
  const { checks } = checkTicket({ ...ticket, ...changed.ticket }, { ...evidence, ...changed.evidence }, changed.seen);
  expect(checks[what]).toBe(false);
});
