import type { DebtEntry, DebtEntryKind, Language, LedgerReference } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import type { Reason } from '../wallet/post.ts';

interface Row {
  readonly id: number;
  readonly kind: DebtEntryKind;
  readonly amount: string;
  readonly leftAfter: string;
  readonly reasonKind: Reason['kind'];
  readonly reasonId: string;
  readonly note: string | null;
  readonly at: Date;
}

type Texts = Readonly<Record<Language, string>>;

const anyMoney: Texts = { EN: 'money that came in', VI: 'tiền vào ví' };
const sources: Partial<Record<Reason['kind'], Texts>> = {
  bet: { EN: 'a bet', VI: 'tiền cược' },
  deposit: { EN: 'a deposit', VI: 'tiền nạp' },
  withdrawal: { EN: 'a withdrawal that was given back', VI: 'lệnh rút được trả lại' },
  vault: { EN: 'money from the vault', VI: 'tiền từ két' },
  wallet_transfer: { EN: 'a transfer', VI: 'tiền chuyển ví' },
  member_transfer: { EN: 'a transfer', VI: 'tiền chuyển ví' },
  bonus: { EN: 'a bonus', VI: 'tiền thưởng' },
  promotion: { EN: 'a promotion', VI: 'khuyến mãi' },
  points: { EN: 'converted points', VI: 'điểm đã đổi' },
  bill: { EN: 'a contract', VI: 'hợp đồng' },
};
const takenBack: Partial<Record<Reason['kind'], Texts>> = {
  bet: { EN: 'The result of a draw was corrected', VI: 'Kết quả xổ số đã được đính chính' },
  bonus: { EN: 'The bonus of a deposit was taken back', VI: 'Tiền thưởng của khoản nạp đã bị thu hồi' },
  deposit: { EN: 'The payment of a deposit was taken back', VI: 'Khoản thanh toán tiền nạp đã bị thu hồi' },
};
const anyDebt: Texts = { EN: 'Money was taken back', VI: 'Tiền đã bị thu hồi' };
const writtenOff: Texts = { EN: 'Written off', VI: 'Đã xóa nợ' };

const ENTRIES = `
  select id, kind, amount, left_after as "leftAfter", reason_kind as "reasonKind", reason_id as "reasonId", note, at
  from debt_entries where member_id = $1 order by id desc limit 50`;

/** The last changes of a member's debt, the newest first, in the language of the reader. */
export async function debtEntries(
  { brand }: Pick<Services, 'brand'>,
  db: Pick<Queries, 'query'>,
  memberId: number,
  language: Language,
): Promise<DebtEntry[]> {
  const rows = await db.query<Row>('debt_entries', ENTRIES, [memberId]);
  const wire = (amount: string) => money(amount, brand.currency.decimals);
  return rows.map((row) => ({
    entryId: `de-${row.id}`,
    kind: row.kind,
    amount: wire(row.amount),
    left: wire(row.leftAfter),
    reason: reasonText(row, language),
    reference: referenceOf(row),
    note: row.note,
    at: row.at.toISOString(),
  }));
}

function reasonText({ kind, reasonKind }: Row, language: Language): string {
  if (kind === 'written_off') return writtenOff[language];
  if (kind === 'owed') return (takenBack[reasonKind] ?? anyDebt)[language];
  const source = (sources[reasonKind] ?? anyMoney)[language];
  return language === 'VI' ? `Được trả bằng ${source}` : `Paid by ${source}`;
}

function referenceOf({ kind, reasonKind, reasonId }: Row): LedgerReference | null {
  return kind === 'written_off' || reasonKind === 'account' ? null : { type: reasonKind, id: reasonId };
}
