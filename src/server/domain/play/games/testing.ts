import type { ActInhouseRoundPayload, InhouseChoice, PlayInhouseRoundPayload } from '#generated/model/index.ts';
import { freePlay } from '../../rewards/new-accounts/free-play.ts';
import { sessionOf, sessionWith, type TestServices, testVisitor } from '../../testing.ts';
import { commitRound } from './commit-round.ts';
import { actOnRound, playRound } from './play-round.ts';
import { roundNeeds, seedSeal } from './round.ts';

/** A member that plays, and what it can do; each act is a transaction of its own. */
export async function playerOf(services: TestServices, account: string) {
  return actsOf(services, await sessionOf(services, account));
}

/** A trial account that plays. */
export async function trialPlayer(services: TestServices) {
  const nonce = Buffer.from(services.random(16)).toString('base64url');
  const keys = { ...services.keys, open: async () => ({ nonce, at: services.clock() }) };
  const asked = { os: 'test', platform: 'W', version: 3, randomString: 'x' } as const;
  const { token } = await freePlay({ ...services, keys }, asked, testVisitor);
  return actsOf(services, await sessionWith(services, token));
}

export type Player = Awaited<ReturnType<typeof playerOf>>;

function actsOf(services: TestServices, session: Awaited<ReturnType<typeof sessionOf>>) {
  const { db } = services;
  const commit = (gameId: InhouseChoice['game'], replaces?: string) =>
    commitRound(services, session, { gameId, ...(replaces !== undefined && { replaces }) });
  const stake = async (payload: PlayInhouseRoundPayload) => {
    const needs = await roundNeeds(services);
    return db.transaction((tx) => playRound({ ...needs, tx }, session, payload));
  };
  /** Seals and stakes on a round. */
  const play = async (choice: InhouseChoice, amount = '1.00', clientSeed = 'lucky') => {
    const { roundId } = await commit(choice.game);
    return stake({ roundId, stake: amount, clientSeed, choice });
  };
  const act = async (roundId: string, step: ActInhouseRoundPayload) => {
    const needs = await roundNeeds(services);
    return db.transaction((tx) => actOnRound({ ...needs, tx }, session.memberId, roundId, step));
  };
  return { session, memberId: session.memberId, commit, stake, play, act };
}

/** Gives a sealed round another seed, so that a test knows what it holds. */
export async function setSeed(services: TestServices, roundId: string, seed: string): Promise<void> {
  const seal = await seedSeal(services);
  const sql = 'update inhouse_rounds set sealed_seed = $2 where id = $1';
  await services.db.query('test_seed', sql, [roundId, seal.seal(seed)]);
}
