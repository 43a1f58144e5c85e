import type { StreamEvent } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { unreadCount } from '../../care/messages/inbox.ts';
import { countUnread } from '../../care/support/chat.ts';
import type { LiveKind, Notice } from '../../ground/publish.ts';
import type { Session } from '../../identity/session/session.ts';
import { balance, PLAYABLE } from '../../money/wallet/balance.ts';
import type { MoonshotNeeds } from '../../play/games/moonshot/flight.ts';
import { flightEvent } from '../../play/games/moonshot/show-round.ts';
import { playableBy } from '../../rewards/bonuses/stakeable.ts';

export type TellNeeds = Pick<Services, 'db' | 'brand' | 'clock'> & Pick<MoonshotNeeds, 'flightTime'>;

/** The initial state of a stream: the kinds that this member has. */
export function stateKinds({ brand }: TellNeeds, { type }: Session): readonly LiveKind[] {
  if (type === 4) return ['balance'];
  return brand.flags.CBS3 ? ['balance', 'messages', 'chat'] : ['balance', 'messages'];
}

/** The event of a notice, with current data; undefined where it does not concern this member. */
export async function tell(
  needs: TellNeeds,
  session: Session,
  { kind, subject }: Pick<Notice, 'kind' | 'subject'>,
): Promise<StreamEvent | undefined> {
  if (kind === 'draws') return subject === null ? undefined : drawsEvent(subject);
  if (kind === 'moonshot' || kind === 'moonshot_bets') return flightEvent(needs, session.memberId);
  if (kind === 'bets') return subject === null ? undefined : { type: 'bets', betId: subject };
  if (!stateKinds(needs, session).includes(kind)) return undefined;
  if (kind === 'messages') return { type: 'messages', unReadCount: await unreadCount(needs, session) };
  if (kind === 'chat') return { type: 'chat', unReadCount: await countUnread(needs, session) };
  const [wallet] = await needs.db.query<{ balance: string }>('live_balance', PLAYABLE, [session.memberId]);
  if (wallet === undefined) return undefined;
  const playable = await playableBy(needs.db, needs.brand, session.memberId, new Date(needs.clock()));
  return { type: 'balance', balance: balance(needs, { ...session, ...wallet }, playable) };
}

/** The id of a draw begins with its game. */
function drawsEvent(drawId: string): StreamEvent {
  return { type: 'draws', gameCode: gameOfDraw(drawId), drawId };
}

/** The game code of a draw. */
export function gameOfDraw(drawId: string): string {
  return drawId.slice(0, drawId.indexOf('-'));
}
