import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { loadBrand } from '#server/config/load-brand.ts';
import { maskedAccount } from '../../ground/text/masks.ts';
import { outcome } from '../../testing.ts';
import { lastDays } from './count-turnover.ts';
import { referralCodeOf, requireReferral, ruleText } from './get-referral.ts';

const brand = loadBrand(readConfig({}));
type Changes = Partial<typeof brand.referral>;
const ruled = (changes: Changes = {}) => ({ ...brand, referral: { ...brand.referral, ...changes } });

describe('the rule in words', () => {
  const share = "0.3% of your friends' valid bets, paid every day for 365 days.";
  const registered = '$1.00 bonus once a friend has been registered for a day.';
  const deposited = "$5.00 bonus for a friend's first deposit of at least $20.00.";
  const registration = { amount: '2.50', accountAgeDays: 3, maxPerDay: 20 };

  test.each<[string, Changes, string[]]>([
    ['has all three parts', {}, [share, registered, deposited]],
    [
      'tells several days',
      { registration },
      [share, '$2.50 bonus once a friend has been registered for 3 days.', deposited],
    ],
    ['leaves out what nothing is given for', { registration: null, firstDeposit: null }, [share]],
    [
      'has two decimals of a share at most',
      { turnover: { rate: 1_234, days: 30 }, registration: null },
      ["12.34% of your friends' valid bets, paid every day for 30 days.", deposited],
    ],
  ])('MEMBER-12 %s', (_, changes, parts) => {
    expect(ruleText(ruled(changes), 'EN')).toBe(parts.join(' '));
  });

  test('MEMBER-12 is written in Vietnamese, with a decimal comma in the share', () => {
    expect(ruleText(ruled(), 'VI')).toBe(
      [
        'Bạn nhận 0,3% tiền cược hợp lệ của bạn bè, trả mỗi ngày trong 365 ngày đầu.',
        'Tiền thưởng $1.00 sau 1 ngày kể từ khi bạn bè đăng ký.',
        'Tiền thưởng $5.00 khi bạn bè nạp lần đầu từ $20.00.',
      ].join(' '),
    );
    expect(ruleText(ruled({ registration: null, firstDeposit: null }), 'VI')).toBe(
      'Bạn nhận 0,3% tiền cược hợp lệ của bạn bè, trả mỗi ngày trong 365 ngày đầu.',
    );
  });
});

test('MEMBER-12 the days that are counted are those of the brand, the oldest first', () => {
  // 17:00 UTC is midnight in Ho Chi Minh City.
  const day = (name: string, from: string, to: string) => ({ name, from: new Date(from), to: new Date(to) });
  const [before, today] = [
    day('2026-01-04', '2026-01-03T17:00:00Z', '2026-01-04T17:00:00Z'),
    day('2026-01-05', '2026-01-04T17:00:00Z', '2026-01-05T17:00:00Z'),
  ];
  const days = (now: string, count: number) => lastDays(Date.parse(now), count, 'Asia/Ho_Chi_Minh');
  expect(days('2026-01-05T16:59:59.999Z', 1)).toEqual([before, today]);
  expect(days('2026-01-04T17:00:00Z', 0)).toEqual([today]);
});

test.each([
  ['linh', 'li***'],
  ['lin', 'l***'],
  ['linh88', 'lin***'],
  ['linhlinh88', 'lin***'],
  ['a', '***'],
])('MEMBER-12 the inviter reads %s as %s', (account, masked) => {
  expect(maskedAccount(account)).toBe(masked);
});

describe('a referral code', () => {
  /** Invitation codes in memory, with those of other members. */
  const codes = (...taken: readonly string[]) => {
    const kept = new Map<string, number>(taken.map((code) => [code, 0]));
    const query = async (name: string, _: string, values: readonly unknown[] = []) => {
      if (name === 'referral_code_add') {
        const [code, memberId] = values as [string, number];
        if (!kept.has(code)) kept.set(code, memberId);
        return [];
      }
      return [...kept].filter(([, memberId]) => memberId === values[0]).map(([code]) => ({ code }));
    };
    return { query: query as never, kept };
  };
  /** The nth draw of four bytes is its sign of this place. */
  const drawing = (...places: readonly number[]) => {
    const left = [...places];
    return () => new Uint8Array([0, 0, 0, left.shift() ?? 0]);
  };
  const eight = (place: number) => Array.from({ length: 8 }, () => place);

  test('MEMBER-12 has eight signs without those that look alike, and stays the same', async () => {
    const db = codes();
    const services = { db, random: drawing(0, 7, 8, 15, 16, 20, 21, 29) };
    expect(await referralCodeOf(services, 7)).toBe('29AHJPQZ');
    expect(await referralCodeOf(services, 7)).toBe('29AHJPQZ');
    expect([...db.kept]).toEqual([['29AHJPQZ', 7]]);
  });

  test('MEMBER-12 is drawn again where another member has it, up to twenty times', async () => {
    const db = codes('22222222', '33333333');
    const random = drawing(...eight(0), ...eight(1), ...eight(2));
    expect(await referralCodeOf({ db, random }, 7)).toBe('44444444');
    await expect(referralCodeOf({ db: codes('22222222'), random: drawing() }, 7)).rejects.toThrow(
      'no free referral code in 20 tries',
    );
  });
});

test('MEMBER-13 friends are invited by true accounts of a brand that has referral', async () => {
  const asked = (type: 0 | 4, promos = brand.promos) =>
    outcome(Promise.resolve().then(() => requireReferral({ brand: { ...brand, promos } }, { type } as never)));
  expect(await asked(0)).toBe('in');
  expect(await asked(4)).toBe('in_need_true_account');
  expect(await asked(0, { REFERRAL: false })).toBe('not_found');
});
