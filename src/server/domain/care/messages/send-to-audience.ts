import type { SendMessagePayload, SentMessage } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { sentMessages, sentMessageTexts } from '#server/db/schema/messages.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { audit } from '../../ground/audit/audit.ts';
import { cleanHtml } from '../../ground/html/clean-html.ts';
import { summaryOf } from '../../ground/messages/send-messages.ts';
import { checkTarget, refuseField, type TargetNeeds } from '../notices/check-target.ts';
import { checkWords } from '../notices/check-words.ts';
import { deliverNext } from './deliver-message.ts';
import { findSentMessage } from './sent-message.ts';

/** Refuses with `validation_failed` what no schema can check. Never call it inside of a transaction. */
export async function checkMessage(dependencies: TargetNeeds, payload: SendMessagePayload): Promise<void> {
  const { audience, memberIds, rankLevels } = payload;
  if ((audience === 'members') !== memberIds.length > 0) {
    refuseField('memberIds', 'with_audience', 'Must have ids exactly where the audience is members');
  }
  if ((audience === 'ranks') !== rankLevels.length > 0) {
    refuseField('rankLevels', 'with_audience', 'Must have ranks exactly where the audience is ranks');
  }
  checkWords(payload.words);
  await checkTarget(dependencies, payload);
}

const KNOWN = 'select count(*)::int as known from members where id = any($1) and type <> 4';

/**
 * Sends a checked message to members in the name of an operator, with cleaned HTML (NOTICE-06). A job goes on where the
 * audience is large. Failure: `not_found` for an id without an inbox; then nothing is sent.
 */
export async function sendToAudience(
  services: Pick<Services, 'brand' | 'clock' | 'random' | 'jobs'>,
  tx: Queries,
  operator: string,
  { words, memberIds, rankLevels, ...payload }: SendMessagePayload,
): Promise<SentMessage> {
  const sentAt = new Date(services.clock());
  const id = `sm-${Buffer.from(services.random(9)).toString('base64url')}`;
  const ids = await idsOf(tx, memberIds);
  const row = { ...payload, id, memberIds: ids, rankLevels: [...new Set(rankLevels)], sentBy: operator, sentAt };
  await tx.orm.insert(sentMessages).values(row);
  const texts = (['EN', 'VI'] as const).map((language) => {
    const { title, content } = words[language];
    return { sentMessageId: id, language, title, content: cleanHtml(content), summary: summaryOf(content) };
  });
  await tx.orm.insert(sentMessageTexts).values(texts);
  if (await deliverNext(services, tx, id)) await services.jobs.send(tx, 'message_delivery', { sentMessageId: id });
  const data = { operator, sentMessageId: id, audience: payload.audience, category: payload.category };
  await audit(tx, { at: sentAt, kind: 'message_sent', memberId: null, data });
  return findSentMessage(tx, id);
}

async function idsOf(tx: Queries, memberIds: readonly string[]): Promise<number[]> {
  if (memberIds.length === 0) return [];
  const wanted = [...new Set(memberIds)];
  if (!wanted.every((id) => /^[1-9]\d{0,14}$/.test(id))) throw new Failure('not_found');
  const ids = wanted.map(Number);
  const [row] = await tx.query<{ known: number }>('message_receivers', KNOWN, [ids]);
  if (row?.known !== ids.length) throw new Failure('not_found');
  return ids;
}
