import type { DepositKind, Language, ReferralRewardKind } from '#generated/model/index.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import { counted, partyName } from '#shared/text/words.ts';
import type { PostingKind, Reason } from '../../money/wallet/post.ts';
import { wholePoints } from '../../rewards/points/points-balance.ts';
import { rewardTitles } from '../../rewards/referral/credit-rewards.ts';

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

type Texts = Readonly<Record<Language, string>>;

const deposits: Readonly<Record<DepositKind, Texts>> = {
  bank_transfer: { EN: 'Deposit by bank transfer', VI: 'Nạp tiền qua chuyển khoản' },
  e_wallet_qr: { EN: 'Deposit by e-wallet', VI: 'Nạp tiền qua ví điện tử' },
  card: { EN: 'Deposit by card', VI: 'Nạp tiền bằng thẻ' },
};
const anyDeposit: Texts = { EN: 'Deposit', VI: 'Nạp tiền' };

const takenBack: Texts = { EN: 'Deposit taken back', VI: 'Thu hồi tiền nạp' };

const withdrawals: Readonly<Record<'held' | 'back', Texts>> = {
  held: { EN: 'Withdrawal, held', VI: 'Rút tiền, đang giữ' },
  back: { EN: 'Withdrawal, given back', VI: 'Rút tiền, đã trả lại' },
};

const transfers: Readonly<Record<'to' | 'from' | 'refused', (name: string) => Texts>> = {
  to: (name) => ({ EN: `Transfer to ${name}`, VI: `Chuyển đến ${name}` }),
  from: (name) => ({ EN: `Transfer from ${name}`, VI: `Chuyển từ ${name}` }),
  refused: (name) => ({
    EN: `Transfer to ${name} refused, given back`,
    VI: `Lệnh chuyển đến ${name} bị từ chối, đã trả lại`,
  }),
};

const vault: Readonly<Record<'in' | 'out', Texts>> = {
  out: { EN: 'Locked in the vault', VI: 'Khóa vào két' },
  in: { EN: 'Back from the vault', VI: 'Trở lại từ két' },
};

const mainWallet: Texts = { EN: 'the main wallet', VI: 'ví chính' };
/** Somebody whom the reader may not know. */
const anotherMember: Texts = { EN: 'another member', VI: 'thành viên khác' };

const games: Readonly<Record<'bet' | 'prize' | 'refund', Texts>> = {
  bet: { EN: 'Stake', VI: 'Tiền cược' },
  prize: { EN: 'Payout', VI: 'Tiền thắng' },
  refund: { EN: 'Stake returned', VI: 'Hoàn tiền cược' },
};

const others: Readonly<
  Record<Exclude<PostingKind, 'deposit' | 'withdrawal' | 'transfer' | 'bet' | 'prize' | 'refund' | 'points'>, Texts>
> = {
  opening: { EN: 'Opening balance', VI: 'Số dư ban đầu' },
  trial_credit: { EN: 'Play credit', VI: 'Tiền chơi thử' },
  promotion: { EN: 'Promotion', VI: 'Khuyến mãi' },
  rebate: { EN: 'Rebate', VI: 'Hoàn trả' },
  salary: { EN: 'Salary', VI: 'Lương' },
  dividend: { EN: 'Dividend', VI: 'Cổ tức' },
  points_earned: { EN: 'Points earned', VI: 'Điểm nhận được' },
  fee: { EN: 'Fee', VI: 'Phí' },
  debt: { EN: 'Debt paid', VI: 'Trả nợ' },
  adjustment: { EN: 'Correction by our team', VI: 'Điều chỉnh từ hệ thống' },
};

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
  switch (row.kind) {
    case 'deposit':
      if (isOut(row)) return takenBack[language];
      return (row.depositKind === null ? anyDeposit : deposits[row.depositKind])[language];
    case 'withdrawal':
      return withdrawals[isOut(row) ? 'held' : 'back'][language];
    case 'transfer':
      return transferText(row, reading);
    case 'bet':
    case 'prize':
    case 'refund':
      return row.gameName === null ? games[row.kind][language] : `${games[row.kind][language]}, ${row.gameName}`;
    case 'points': {
      const points = wholePoints(row.points ?? '0');
      return language === 'VI' ? `Đổi ${points.toLocaleString('vi')} điểm` : `${counted(points, 'point')} converted`;
    }
    default: {
      const title = row.title ?? (row.referral && rewardTitles[row.referral]);
      return title === null ? others[row.kind][language] : `${others[row.kind][language]}, ${title[language]}`;
    }
  }
}

function transferText(row: EntryRow, { language, walletId, vendorName }: Reading): string {
  const { reasonKind, key } = row;
  if (reasonKind === 'vault') return vault[isOut(row) ? 'out' : 'in'][language];
  const atVendor = walletId === 'main' ? vendorName : mainWallet[language];
  const other = reasonKind === 'member_transfer' ? (partyOf(row) ?? anotherMember[language]) : atVendor;
  if (key.endsWith(':refused')) return transfers.refused(other)[language];
  return transfers[isOut(row) ? 'to' : 'from'](other)[language];
}

function partyOf({ party, partyAccount }: EntryRow): string | null {
  return party === null ? null : partyName({ nickname: party, account: partyAccount ?? party });
}

function isOut({ amount }: EntryRow): boolean {
  return amount.startsWith('-');
}
