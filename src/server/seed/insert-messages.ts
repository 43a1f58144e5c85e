import type { Queries } from '../db/database.ts';
import { storeAgentAnnouncements } from '../domain/affiliates/agent/announcements.ts';
import { type MessageWords, type NewMessage, sendMessages } from '../domain/ground/messages/send-messages.ts';
import { welcomeMessage } from '../domain/rewards/new-accounts/open-account.ts';
import type { Words } from './announcements.ts';
import { seedMembers } from './members.ts';
import { type SeedMessage, seedAgentNews, seedMessages } from './messages.ts';
import { type SeedBrand, withAmounts } from './with-amounts.ts';

const HOUR = 3_600_000;

const EXAMPLE_MEMBER = 1_000_001;

/** Inserts the messages of the demo accounts, and the announcements to agents. */
export async function insertMessages(tx: Queries, now: Date, brand: SeedBrand): Promise<void> {
  const there = await tx.query<{ id: number }>('seed_members', 'select id from members where id = any($1)', [
    seedMembers.map(({ id }) => id),
  ]);
  const ids = new Set(there.map(({ id }) => id));
  const inboxes = seedMembers.filter(({ id }) => ids.has(id));
  await sendMessages(
    tx,
    inboxes.flatMap(({ id, type }) => withAmounts(inboxOf(id, type, now, brand), brand.currency)),
  );
  const news = seedAgentNews.map(({ hoursAgo, EN, VI }, index) => ({
    id: `g-${1001 + index}`,
    publishedAt: new Date(now.getTime() - hoursAgo * HOUR),
    texts: { EN: wordsOf(EN), VI: wordsOf(VI) },
  }));
  await storeAgentAnnouncements(tx, news);
}

function inboxOf(memberId: number, type: number, now: Date, brand: SeedBrand): NewMessage[] {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR);
  const oldest = Math.max(...seedMessages.map(({ hoursAgo }) => hoursAgo)) + 1;
  const welcome = welcomeMessage(brand, { memberId, language: 'EN', sentAt: at(oldest) });
  const sent = seedMessages
    .filter(({ to }) => to === 'all' || (to === 'members') === (type === 0))
    .map((message, index) => ({ ...messageTo(memberId, message, at), id: idOf(memberId, index) }));
  return [{ ...welcome, readAt: at(oldest - 1) }, ...sent];
}

/** The player's messages in the contract's examples have the ids given there. */
function idOf(memberId: number, index: number): string | undefined {
  return memberId === EXAMPLE_MEMBER ? `m-${1203 - index}` : undefined;
}

function messageTo(
  memberId: number,
  { category, hoursAgo, read, route, EN, VI }: SeedMessage,
  at: (hoursAgo: number) => Date,
): NewMessage {
  return {
    memberId,
    category,
    language: 'EN',
    texts: { EN: wordsOf(EN), VI: wordsOf(VI) },
    link: route === undefined ? undefined : { linkageType: 'ROUTE', linkage: route },
    sentAt: at(hoursAgo),
    readAt: read ? at(hoursAgo - 1) : undefined,
  };
}

function wordsOf([title, ...paragraphs]: Words): MessageWords {
  return { title, content: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('') };
}
