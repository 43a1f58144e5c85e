import { beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { games, vendorServer } from './testing.ts';

const { act, at, balance, launchOf, open } = vendorServer();

beforeEach(async () => {
  ({ token: at.token } = await signIn(at.server.url, 'player01', 'Portico123'));
});

describe('what is not the player’s own', () => {
  test('a launch token opens once, within a minute, at its vendor', async () => {
    const launch = await launchOf('FLV');
    expect(await act('TID', 'open', { launch })).toMatchObject({ status: 422, code: 'launch_token_invalid' });
    expect(await act('FLV', 'open', { launch: `lt_${'A'.repeat(32)}` })).toMatchObject({
      code: 'launch_token_invalid',
    });
    expect(await act('FLV', 'open', { launch })).toMatchObject({ status: 200, nickname: 'Minh Khoa' });
    expect(await act('FLV', 'open', { launch })).toMatchObject({ status: 422, code: 'launch_token_invalid' });
    const slow = await launchOf('FLV');
    at.now += 61_000;
    expect(await act('FLV', 'open', { launch: slow })).toMatchObject({ status: 422, code: 'launch_token_invalid' });
  });

  test('a play token is good at its vendor, and for its game alone', async () => {
    const { play, game } = await open('FLV');
    const order = { play, selection: 'minnow', unit: '1.00' };
    const { game: sea } = await open('TID');
    expect(await act('TID', 'play', { ...order, game: sea })).toMatchObject({ code: 'play_token_expired' });
    expect(await act('FLV', 'play', { ...order, play: 'pl_forged', game })).toMatchObject({
      code: 'play_token_expired',
    });
    const { vendor, nodeId, gameId } = games.slot;
    const one = await act(vendor, 'open', { launch: await launchOf(vendor, { nodeId, gameId }) });
    const { game: other } = await open('NOR');
    expect(await act(vendor, 'play', { ...order, play: one.play, game: other })).toMatchObject({ status: 404 });
    const { lanes } = await at.server.services.catalogue.current();
    const next = lanes
      .flatMap((lane) => lane.games)
      .find((it) => it.game.vassalage === vendor && it.game.gameId !== gameId);
    const wrong = { ...order, play: one.play, game: next?.game.gameId ?? '', selection: 'spin' };
    expect(await act(vendor, 'play', wrong)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('another member’s bets are not shown', async () => {
    const { play, game, stake } = await open('GLP');
    const { open: fixtures } = await act('GLP', 'matches', { play, game });
    await stake(`${fixtures[0].id}:home`);
    const mine = at.token;
    ({ token: at.token } = await signIn(at.server.url, 'promoter41', 'Portico123'));
    const other = await open('GLP');
    expect(await act('GLP', 'matches', { play: other.play, game })).toMatchObject({ bets: [] });
    at.token = mine;
    const { bets } = await act('GLP', 'matches', { play, game });
    expect(bets.length).toBeGreaterThan(0);
  });

  test('after the member has logged out no stake is taken', async () => {
    const { stake } = await open('FLV');
    const before = await balance();
    const headers = { Authorization: `Bearer ${at.token}` };
    const out = await fetch(`${at.server.url}/wps/session/logout`, { method: 'DELETE', headers });
    expect(out.status).toBe(200);
    expect(await stake('higher')).toMatchObject({ status: 422, code: 'play_token_expired' });
    expect(await balance()).toBe(before);
  });
});
