import type { DepositKind, Language, ReferralRewardKind } from '#generated/model/index.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import { texts } from '#server/texts/texts.ts';
import { partyName } from '#shared/text/words.ts';
import type { PostingKind, Reason } from '../../money/wallet/post.ts';
import { wholePoints } from '../../rewards/points/points-balance.ts';

/** An entry of a member's wallet with the posting that made it. Amounts are `numeric` text. */
export interface EntryRow {
  readonly id: number;
  readonly at: Date;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly kind: PostingKind;
  /** The key of the posting; its last part names the step of a withdrawal or a transfer. */
  readonly key: string;
  readonly reasonKind: Reason['kind'];
  readonly reasonId: string;
  readonly note: string | null;
  readonly depositKind: DepositKind | null;
  readonly gameName: string | null;
  /** The code of the vendor of a transfer between wallets. */
  readonly vendor: string | null;
  /** The nickname of the other member of a transfer. */
  readonly party: string | null;
  readonly partyAccount: string | null;
  readonly points: string | null;
  /** The title of the bonus, the reward, the tournament or the promotion. */
  readonly title: Words | null;
  /** The kind of a reward for an invited friend. */
  readonly referral: ReferralRewardKind | null;
}

/** The columns of an entry `e` with its causes. */
export const ENTRY_COLUMNS = `
  e.id, e.booked_at as at, e.amount, e.balance_after as "balanceAfter", t.kind, t.reference as key,
  t.reason_kind as "reasonKind", t.reason_id as "reasonId", left(nullif(t.note, ''), 200) as note,
  d.kind as "depositKind", b.game_name as "gameName", w.vendor_code as vendor, p.nickname as party,
  p.account as "partyAccount", q.points, f.kind as referral, coalesce(o.title, n.title, case when t.reason_kind = 'promotion' then (
    select jsonb_object_agg(x.language, x.title) from promotion_texts x where x.promotion_id = t.reason_id
  ) end, r.title) as title`;

/** The posting of an entry and what caused it. Only the rows of a page need them. */
export const ENTRY_CAUSES = `
  join transactions t on t.id = e.transaction_id
  left join deposits d on t.reason_kind = 'deposit' and d.id = t.reason_id
  left join bets b on t.reason_kind = 'bet' and b.id = t.reason_id
  left join wallet_transfers w on t.reason_kind = 'wallet_transfer' and w.id = t.reason_id
  left join member_transfers m on t.reason_kind = 'member_transfer' and m.id = t.reason_id
  left join members p on p.id = case when e.amount < 0 then m.receiver_id else m.sender_id end
  left join bonuses o on t.reason_kind = 'bonus' and o.id = t.reason_id
  left join member_rewards r on t.kind = 'promotion' and r.key = substr(t.reference, length('reward:') + 1)
  left join tournaments n on t.kind = 'promotion' and n.id = t.reason_id
  left join referral_rewards f on t.kind = 'promotion' and f.id = t.reason_id
  left join lateral (
    select -pe.amount as points from entries pe join accounts pa on pa.id = pe.account_id
    where t.kind = 'points' and pe.transaction_id = t.id and pa.kind = 'points' and pa.member_id is not null
  ) q on true`;

interface Reading {
  readonly language: Language;
  /** The wallet whose ledger is read. */
  readonly walletId: string;
  /** The vendor of a transfer between wallets; empty for other entries. */
  readonly vendorName: string;
}

/** Why an entry was made, in the language of its reader. */
export function reasonText(row: EntryRow, reading: Reading): string {
  const { language } = reading;
  const { ledger, referral } = texts[language];
  switch (row.kind) {
    case 'deposit':
      return ledger.deposit[isOut(row) ? 'takenBack' : (row.depositKind ?? 'other')];
    case 'withdrawal':
      return ledger.withdrawal[isOut(row) ? 'held' : 'back'];
    case 'transfer':
      return transferText(row, reading);
    case 'bet':
    case 'prize':
    case 'refund':
      return row.gameName === null ? ledger[row.kind] : `${ledger[row.kind]}, ${row.gameName}`;
    case 'points':
      return ledger.points(wholePoints(row.points ?? '0'));
    default: {
      const title = row.title?.[language] ?? (row.referral && referral[row.referral]);
      return title === null ? ledger[row.kind] : `${ledger[row.kind]}, ${title}`;
    }
  }
}

function transferText(row: EntryRow, { language, walletId, vendorName }: Reading): string {
  const { transfer, vault } = texts[language].ledger;
  const { reasonKind, key } = row;
  if (reasonKind === 'vault') return vault[isOut(row) ? 'out' : 'in'];
  const atVendor = walletId === 'main' ? vendorName : transfer.mainWallet;
  const other = reasonKind === 'member_transfer' ? (partyOf(row) ?? transfer.anotherMember) : atVendor;
  return transfer[key.endsWith(':refused') ? 'refused' : isOut(row) ? 'to' : 'from'](other);
}

function partyOf({ party, partyAccount }: EntryRow): string | null {
  return party === null ? null : partyName({ nickname: party, account: partyAccount ?? party });
}

function isOut({ amount }: EntryRow): boolean {
  return amount.startsWith('-');
}
