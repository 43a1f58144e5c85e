import type { Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { eachInTurn } from '#server/shared/each-in-turn.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { money } from '../../ground/amounts/money.ts';
import { audit } from '../../ground/audit/audit.ts';
import { languageOf, type MessageWords, sendMessages } from '../../ground/messages/send-messages.ts';
import { post } from '../wallet/post.ts';
import { LOCK_COLUMNS, type LockRow } from './vault-lock.ts';

type Needs = Pick<Services, 'brand' | 'clock' | 'db'>;

const DUE = `
  select id from vault_locks where returned_at is null and ends_at <= $1 and ($2::bigint is null or member_id = $2)
  order by ends_at, id limit 500`;
const TAKE = `select ${LOCK_COLUMNS} from vault_locks v where v.id = $1 and v.returned_at is null for update`;
const RETURNED = 'update vault_locks set returned_at = $2 where id = $1';

/**
 * Returns the money of all locks that have ended, or of one member's, each in a transaction of its own. It asks nothing
 * about the account: money of an excluded or closed one returns too.
 */
export async function returnLocks(services: Needs, memberId: number | null = null): Promise<void> {
  const { db, clock } = services;
  const due = await db.query<{ id: string }>('vault_due', DUE, [new Date(clock()), memberId]);
  await eachInTurn(
    due,
    ({ id }) => db.transaction((tx) => returnLock(services, tx, id)),
    (count) => `${count} locks of the vault were not returned`,
  );
}

async function returnLock({ brand, clock }: Pick<Needs, 'brand' | 'clock'>, tx: Queries, id: string): Promise<void> {
  const [lock] = await tx.query<LockRow>('vault_take', TAKE, [id]);
  // Another process or reader may have been faster.
  if (lock === undefined) return;
  const { memberId, amount } = lock;
  const at = new Date(clock());
  await post(tx, {
    key: `vault:${id}:returned`,
    kind: 'transfer',
    reason: { kind: 'vault', id },
    at,
    currency: brand.currency.code,
    entries: [
      { memberId, purpose: 'vault', amount: `-${amount}` },
      { memberId, purpose: 'main', amount },
    ],
  });
  await tx.query('vault_returned', RETURNED, [id, at]);
  const written = formatMoney(amount, brand.currency);
  const texts: Record<Language, MessageWords> = {
    EN: {
      title: `${written} back from your vault`,
      content: '<p>The time that you chose is over. The money is in your main wallet.</p>',
    },
    VI: {
      title: `${written} từ két đã trở lại`,
      content: '<p>Thời hạn bạn chọn đã hết. Tiền đã về ví chính của bạn.</p>',
    },
  };
  const language = await languageOf(tx, brand, memberId);
  await sendMessages(tx, [{ memberId, category: 'money', language, texts, sentAt: at }]);
  const data = { lock: id, amount: money(amount, brand.currency.decimals) };
  await audit(tx, { at, kind: 'vault_returned', memberId, data });
}
