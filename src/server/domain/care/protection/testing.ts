import type { PlayLimits } from '#generated/model/index.ts';
import type { Session } from '../../identity/session/session.ts';
import type { TestServices } from '../../testing.ts';
import { playLimits } from './play-limits.ts';

/** A member's limit of money, as its own page shows it. */
export async function moneyLimitOf(
  services: TestServices,
  session: Pick<Session, 'id' | 'memberId'>,
  kind: string,
  period: string,
): Promise<PlayLimits['moneyLimits'][number] | undefined> {
  const { moneyLimits } = await playLimits(services, services.db, session);
  return moneyLimits.find((one) => one.kind === kind && one.period === period);
}
