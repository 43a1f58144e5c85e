import type { TeamMessagePayload, TeamMessageReceipt } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { dayAt, momentOn } from '#shared/time/zone.ts';
import { audit } from '../../ground/audit/audit.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { lockMember } from '../../ground/lock-member.ts';
import { languageOf, sendMessages } from '../../ground/messages/send-messages.ts';
import type { Session } from '../../identity/session/session.ts';
import { requireAgent } from '../line/require-agent.ts';
import { teamNode } from './team-member.ts';

const SENT = 'select count(*)::int as count from messages where sender_id = $1 and sent_at >= $2';
const ACCOUNT = 'select account from members where id = $1';

/**
 * Sends plain text of the agent of the session to somebody below it (AGENT-05). Failures: `error_not_agent`, `not_found`
 * for the agent itself and everybody outside of the team, `team_messages_used_up` at the limit of the brand's day.
 */
export async function writeToTeam(
  { brand, clock, random }: Pick<Services, 'brand' | 'clock' | 'random'>,
  tx: Queries,
  session: Session,
  memberId: string,
  { title, text }: TeamMessagePayload,
): Promise<TeamMessageReceipt> {
  requireAgent(session);
  const { id, level } = await teamNode(tx, session, memberId);
  if (level === 0) throw new Failure('not_found');
  const sentAt = new Date(clock());
  // Two messages at once must not both take the last place of the day.
  await lockMember(tx, session.memberId);
  const today = new Date(momentOn(dayAt(sentAt.getTime(), brand.timeZone), brand.timeZone));
  const [sent] = await tx.query<{ count: number }>('team_messages_sent', SENT, [session.memberId, today]);
  const left = brand.teamMessages.maxPerDay - (sent?.count ?? 0);
  if (left <= 0) throw new Failure('team_messages_used_up');
  const messageId = `m_${Buffer.from(random(12)).toString('base64url')}`;
  const language = await languageOf(tx, brand, id);
  const content = `<p>${escapeHtml(text.trim()).replaceAll(/\r?\n/g, '<br>')}</p>`;
  const words = { [language]: { title: title.trim(), content } };
  await sendMessages(tx, [
    { id: messageId, memberId: id, senderId: session.memberId, category: 'team', language, texts: words, sentAt },
  ]);
  const data = { agent: session.memberId, session: session.id, message: messageId };
  await audit(tx, { at: sentAt, kind: 'team_message_sent', memberId: id, data });
  const [receiver] = await tx.query<{ account: string }>('team_message_receiver', ACCOUNT, [id]);
  return { messageId, account: receiver?.account ?? '', sentAt: sentAt.toISOString(), left: left - 1 };
}
