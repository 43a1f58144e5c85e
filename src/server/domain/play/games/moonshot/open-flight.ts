import { commitmentOf } from '#server/domain/ground/fairness/seeded.ts';
import { publish } from '#server/domain/ground/publish.ts';
import { seedSeal } from '../seed.ts';
import { moonshot } from '../sheets/moonshot.ts';
import { type MoonshotNeeds, timeOf } from './needs.ts';

// Where another process was faster, the index of open flights leaves its flight alone.
const OPEN = `
  insert into moonshot_rounds (id, state, rules_version, server_seed_hash, sealed_seed, opens_at, bets_close_at)
  values ($1, 'betting', $2, $3, $4, $5, $6) on conflict do nothing returning id`;

/** Seals a seed and takes bets. Nothing happens while another flight is open. */
export async function openFlight(needs: MoonshotNeeds): Promise<void> {
  const { db, random, config } = needs;
  const seed = Buffer.from(random(32)).toString('hex');
  const sealed = (await seedSeal(needs)).seal(seed);
  const id = `ms-${Buffer.from(random(12)).toString('hex')}`;
  await db.transaction(async (tx) => {
    const opensAt = new Date(await timeOf(needs)(tx));
    const betsCloseAt = new Date(opensAt.getTime() + config.moonshotBettingSeconds * 1_000);
    const values = [id, moonshot.version, commitmentOf(seed), sealed, opensAt, betsCloseAt];
    const opened = await tx.query('moonshot_open', OPEN, values);
    if (opened.length > 0) await publish(tx, opensAt, [{ kind: 'moonshot', flightId: id }]);
  });
}
