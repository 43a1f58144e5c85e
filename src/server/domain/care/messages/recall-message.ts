import type { SentMessage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { audit } from '../../ground/audit/audit.ts';
import { publish } from '../../ground/publish.ts';
import { findSentMessage } from './sent-message.ts';

const RECALL = `update sent_messages set recalled_at = $2 where id = $1 and recalled_at is null returning id`;
const TAKE_BACK = `
  update messages set deleted_at = $2 where sent_message_id = $1 and deleted_at is null
  returning member_id as "memberId"`;

/** Takes a message out of every inbox, and stops what is left of its delivery. A second time changes nothing. */
export function recallMessage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  operator: string,
  id: string,
): Promise<SentMessage> {
  const at = new Date(clock());
  return db.transaction(async (tx) => {
    const recalled = await tx.query('message_recall', RECALL, [id, at]);
    if (recalled.length > 0) {
      const taken = await tx.query<{ memberId: number }>('message_take_back', TAKE_BACK, [id, at]);
      await publish(
        tx,
        at,
        taken.map(({ memberId }) => ({ kind: 'messages', memberId })),
      );
      await audit(tx, { at, kind: 'message_recalled', memberId: null, data: { operator, sentMessageId: id } });
    }
    return findSentMessage(tx, id);
  });
}
