import { expect, test } from 'vitest';
import { type EntryRow, reasonText } from './ledger-entry.ts';

const blank: EntryRow = {
  id: 1,
  at: new Date(0),
  amount: '5.00000000',
  balanceAfter: '5.00000000',
  kind: 'adjustment',
  key: 'a:b:done',
  reasonKind: 'operator',
  reasonId: 'r',
  note: null,
  depositKind: null,
  gameName: null,
  vendor: null,
  party: null,
  partyAccount: null,
  points: null,
  title: null,
  referral: null,
};

/** The text of an entry in both languages; it is read in the main wallet, beside the vendor Kite & Co. */
const texts = (row: Partial<EntryRow>, walletId = 'main') =>
  (['EN', 'VI'] as const).map((language) =>
    reasonText({ ...blank, ...row }, { language, walletId, vendorName: 'Kite & Co' }),
  );
const out = '-5.00000000';

test.each<[Partial<EntryRow>, string, string]>([
  [{ kind: 'deposit', depositKind: 'bank_transfer' }, 'Deposit by bank transfer', 'Nạp tiền qua chuyển khoản'],
  [{ kind: 'deposit', depositKind: 'e_wallet_qr' }, 'Deposit by e-wallet', 'Nạp tiền qua ví điện tử'],
  [{ kind: 'deposit', depositKind: 'card' }, 'Deposit by card', 'Nạp tiền bằng thẻ'],
  [{ kind: 'deposit' }, 'Deposit', 'Nạp tiền'],
  [{ kind: 'withdrawal', amount: out }, 'Withdrawal, held', 'Rút tiền, đang giữ'],
  [{ kind: 'withdrawal' }, 'Withdrawal, given back', 'Rút tiền, đã trả lại'],
  [{ kind: 'bet', gameName: 'Lantern Road' }, 'Stake, Lantern Road', 'Tiền cược, Lantern Road'],
  [{ kind: 'prize', gameName: 'Lantern Road' }, 'Payout, Lantern Road', 'Tiền thắng, Lantern Road'],
  [{ kind: 'refund', gameName: 'Lantern Road' }, 'Stake returned, Lantern Road', 'Hoàn tiền cược, Lantern Road'],
  [{ kind: 'bet' }, 'Stake', 'Tiền cược'],
  [{ kind: 'points', points: '1000.00000000' }, '1,000 points converted', 'Đổi 1.000 điểm'],
  [{ kind: 'points' }, '0 points converted', 'Đổi 0 điểm'],
  [{ kind: 'opening' }, 'Opening balance', 'Số dư ban đầu'],
  [{ kind: 'trial_credit' }, 'Play credit', 'Tiền chơi thử'],
  [{ kind: 'promotion' }, 'Promotion', 'Khuyến mãi'],
  [
    { kind: 'promotion', title: { EN: 'Weekly rebate', VI: 'Hoàn trả tuần' } },
    'Promotion, Weekly rebate',
    'Khuyến mãi, Hoàn trả tuần',
  ],
  [
    { kind: 'promotion', referral: 'turnover' },
    "Promotion, Share of a friend's play",
    'Khuyến mãi, Thưởng theo mức chơi của bạn bè',
  ],
  [{ kind: 'rebate' }, 'Rebate', 'Hoàn trả'],
  [{ kind: 'salary' }, 'Salary', 'Lương'],
  [{ kind: 'dividend' }, 'Dividend', 'Cổ tức'],
  [{ kind: 'points_earned' }, 'Points earned', 'Điểm nhận được'],
  [{ kind: 'fee' }, 'Fee', 'Phí'],
  [{ kind: 'adjustment' }, 'Correction by our team', 'Điều chỉnh từ hệ thống'],
])('MEMBER-08 %j is told as %s, %s', (row, english, vietnamese) => {
  expect(texts(row)).toEqual([english, vietnamese]);
});

test('MEMBER-08 a transfer between wallets names the other wallet', () => {
  const kind = { kind: 'transfer', reasonKind: 'wallet_transfer', vendor: 'KIT' } as const;
  expect(texts({ ...kind, amount: out })).toEqual(['Transfer to Kite & Co', 'Chuyển đến Kite & Co']);
  expect(texts(kind)).toEqual(['Transfer from Kite & Co', 'Chuyển từ Kite & Co']);
  expect(texts({ ...kind, key: 'wallet_transfer:t:refused' })).toEqual([
    'Transfer to Kite & Co refused, given back',
    'Lệnh chuyển đến Kite & Co bị từ chối, đã trả lại',
  ]);
  expect(texts({ ...kind, amount: out }, 'KIT')).toEqual(['Transfer to the main wallet', 'Chuyển đến ví chính']);
  expect(texts(kind, 'KIT')).toEqual(['Transfer from the main wallet', 'Chuyển từ ví chính']);
});

test('WALLET-08 a transfer between members names the other member, also where two have the same nickname', () => {
  const kind: Partial<EntryRow> = {
    kind: 'transfer',
    reasonKind: 'member_transfer',
    key: 'member_transfer:t',
    party: 'Thu Hà',
    partyAccount: 'thuha07',
  };
  expect(texts({ ...kind, amount: out })).toEqual(['Transfer to Thu Hà (thuha07)', 'Chuyển đến Thu Hà (thuha07)']);
  expect(texts(kind)).toEqual(['Transfer from Thu Hà (thuha07)', 'Chuyển từ Thu Hà (thuha07)']);
  // Who stands outside of a team is not named to it.
  expect(texts({ ...kind, party: null })).toEqual(['Transfer from another member', 'Chuyển từ thành viên khác']);
});

test('money of the vault is told by where it goes, and names no vendor', () => {
  const kind = { kind: 'transfer', reasonKind: 'vault', key: 'vault:l:locked' } as const;
  expect(texts({ ...kind, amount: out })).toEqual(['Locked in the vault', 'Khóa vào két']);
  expect(texts(kind)).toEqual(['Back from the vault', 'Trở lại từ két']);
});
