import { type APIRequestContext, expect } from '@playwright/test';
import { vendorKey } from '../sites.ts';
import { newSession } from './support.ts';

/** Lantern Road, a game of the vendor of the key. */
const game = { vassalage: 'SAF', nodeId: '20001', gameId: 'lantern-road' } as const;
let calls = 0;

/** Plays a round with money, as the vendor's server orders it, and returns the id of the bet. */
export async function playRound(request: APIRequestContext, account: string, stake: string, payout: string) {
  const token = await newSession(request, account);
  const launched = await request.post('/wps/game/launchGame', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      ...game,
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username: account,
      token,
      merchantCode: 'lumo',
      language: 'EN',
    },
  });
  expect(launched.ok(), await launched.text()).toBe(true);
  const { game_url: address } = await launched.json();
  const launchToken = new URL(address, 'http://127.0.0.1').searchParams.get('launch');
  const { playToken, memberId } = await order(request, 'authorise', { launchToken });
  const [roundId, transactionId] = [`round-${next()}`, next()];
  const { nodeId } = game;
  const bet = { playToken, memberId, nodeId, roundId, detail: '20 lines of 0.10' };
  const { betId } = await order(request, 'debit', { ...bet, transactionId, amount: stake });
  const paid = { memberId, roundId, amount: payout, kind: 'win', roundEnded: true, result: '3 lanterns, x3.7' };
  await order(request, 'credit', { ...paid, transactionId: next() });
  return betId;
}

function next(): string {
  calls += 1;
  return `story-call-${process.pid}-${calls}`;
}

async function order(request: APIRequestContext, name: string, data: object) {
  const answer = await request.post(`/wps/v2/wallets/vendor/${name}`, {
    headers: { 'X-Vendor-Key': vendorKey, 'Idempotency-Key': next() },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).value;
}
