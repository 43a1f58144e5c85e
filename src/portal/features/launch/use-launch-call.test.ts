import { expect, test } from 'vitest';
import { launchPayload, readTarget } from './use-launch-call.ts';

const player = { username: 'player01', token: 'pt_session', merchantCode: 'lumo', language: 'EN' } as const;
const fixed = { accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };

function payloadOf(search: string, gameId?: string) {
  const target = readTarget(new URLSearchParams(search));
  return target && launchPayload(target, gameId, player);
}

test('ENTITY-31 ENTITY-33 CONST-03 CONST-05 CONST-06 CONST-07 the payload has every field of the contract', () => {
  expect(payloadOf('vassalage=SAF&nodeId=20001', 'lantern-road')).toEqual({
    vassalage: 'SAF',
    nodeId: '20001',
    gameId: 'lantern-road',
    isGame: 'GAME',
    ...fixed,
    ...player,
  });
});

test("ENTITY-31 CONST-03 CONST-05 CONST-06 CONST-07 a room sends its own id instead of the game's", () => {
  expect(payloadOf('vassalage=FLV&nodeId=70001&roomId=tl-mn-1', 'tien-len')).toEqual({
    vassalage: 'FLV',
    nodeId: '70001',
    roomId: 'tl-mn-1',
    isGame: 'GAME',
    ...fixed,
    ...player,
  });
});

test('LOBBY-22 CONST-03 CONST-05 CONST-06 CONST-07 without a game the lobby of the vendor starts', () => {
  expect(payloadOf('vassalage=VEL&gameType=LIVE')).toEqual({
    vassalage: 'VEL',
    gameType: 'LIVE',
    isGame: 'VASSALAGE',
    ...fixed,
    ...player,
  });
});

test.each([
  '',
  'nodeId=20001',
  'vassalage=saf&nodeId=20001',
  'vassalage=SAF&nodeId=1e3',
  'vassalage=SAF&nodeId=1234567890123',
  'vassalage=FLV&roomId=../x',
  'vassalage=VEL&gameType=toString',
])('ROUTE-33 an address that names nothing starts nothing: %s', (search) => {
  expect(readTarget(new URLSearchParams(search))).toBeUndefined();
});
