import type { LogoutResult } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { audit } from '../../ground/audit/audit.ts';
import { publish } from '../../ground/publish.ts';
import type { Session } from './session.ts';

const END = 'update sessions set ended_at = $2 where id = $1 and ended_at is null';

/** Ends this session, on every server at once. The others of the member go on (LOGOUT-06). */
export async function logout({ db, clock }: Pick<Services, 'db' | 'clock'>, session: Session): Promise<LogoutResult> {
  const now = new Date(clock());
  await db.transaction(async (tx) => {
    await tx.query('session_end', END, [session.id, now]);
    await publish(tx, now, [{ kind: 'session', memberId: session.memberId }]);
    await audit(tx, { at: now, kind: 'logout', memberId: session.memberId, data: { session: session.id } });
  });
  return { endedAt: now.toISOString() };
}
