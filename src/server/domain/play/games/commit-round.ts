import type { CommitInhouseRoundPayload, InhouseCommitment } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { commitmentOf } from '../../ground/fairness/seeded.ts';
import type { Session } from '../../identity/session/session.ts';
import { seedSeal } from './round.ts';
import { playableGame } from './round-money.ts';
import { ALGORITHM } from './rules.ts';
import { sheetOf } from './sheets/sheets.ts';

/** How long a sealed round waits for its stake. */
const WAITS = 10 * 60_000;
const TRIAL = 4;

// A round that waits already stays as it is.
const EXPIRE = `
  update inhouse_rounds set state = 'expired'
  where member_id = $1 and game_id = $2 and state = 'sealed' and expires_at <= $3`;
// A round that was given up before is answered alike, so that a repeated call changes nothing.
const GIVE_UP = `
  update inhouse_rounds set state = 'expired'
  where id = $1 and member_id = $2 and game_id = $3 and state in ('sealed', 'expired')
  returning id as "roundId", server_seed_hash as "serverSeedHash", sealed_seed as "sealedSeed"`;
const COMMIT = `
  insert into inhouse_rounds
    (id, member_id, game_id, rules_version, state, demo, server_seed_hash, sealed_seed, committed_at, expires_at)
  values ($1, $2, $3, $4, 'sealed', $5, $6, $7, $8, $9)
  on conflict (member_id, game_id) where state = 'sealed' do update set state = excluded.state
  returning id, server_seed_hash as "serverSeedHash", rules_version as "rulesVersion", expires_at as "expiresAt"`;

interface Sealed {
  readonly id: string;
  readonly serverSeedHash: string;
  readonly rulesVersion: number;
  readonly expiresAt: Date;
}

interface GivenUp extends Pick<Sealed, 'serverSeedHash'> {
  readonly roundId: string;
  readonly sealedSeed: string;
}

/**
 * Seals a seed for the member's next round of a game, or returns the one that waits already (LOBBY-19). A round that the
 * player gives up for it is shown with its seed. Failures: `validation_failed` for Moonshot, whose round is sealed for
 * all, `game_maintenance`, `not_found` for a round that cannot be given up.
 */
export async function commitRound(
  services: Services,
  { memberId, type }: Session,
  { gameId, replaces }: CommitInhouseRoundPayload,
): Promise<InhouseCommitment> {
  const { db, clock, random } = services;
  const sheet = sheetOf(gameId);
  if (gameId === 'moonshot' || sheet === undefined) {
    const message = 'Has no rounds of one player';
    throw new Failure('validation_failed', { fields: [{ pointer: '/body/gameId', rule: 'own_rounds', message }] });
  }
  playableGame(await services.catalogue.current(), gameId);
  const seed = Buffer.from(random(32)).toString('hex');
  const seal = await seedSeal(services);
  const sealedSeed = seal.seal(seed);
  const [at, expiresAt] = [new Date(clock()), new Date(clock() + WAITS)];
  const id = `r-${Buffer.from(random(12)).toString('hex')}`;
  const { sealed, givenUp } = await db.transaction(async (tx) => {
    const givenUp = replaces === undefined ? undefined : await giveUp(tx, replaces, memberId, gameId);
    await tx.query('inhouse_expire', EXPIRE, [memberId, gameId, at]);
    const facts = [id, memberId, gameId, sheet.version, type === TRIAL, commitmentOf(seed), sealedSeed, at, expiresAt];
    return { sealed: (await tx.query<Sealed>('inhouse_commit', COMMIT, facts))[0], givenUp };
  });
  if (sealed === undefined) throw new Error('no round was sealed');
  return {
    roundId: sealed.id,
    gameId,
    serverSeedHash: sealed.serverSeedHash,
    algorithm: ALGORITHM,
    rulesVersion: sealed.rulesVersion,
    expiresAt: sealed.expiresAt.toISOString(),
    ...(givenUp && {
      replaced: {
        roundId: givenUp.roundId,
        serverSeedHash: givenUp.serverSeedHash,
        serverSeed: seal.open(givenUp.sealedSeed),
      },
    }),
  };
}

async function giveUp(tx: Queries, roundId: string, memberId: number, gameId: string): Promise<GivenUp> {
  const [round] = await tx.query<GivenUp>('inhouse_give_up', GIVE_UP, [roundId, memberId, gameId]);
  if (round === undefined) throw new Failure('not_found');
  return round;
}
