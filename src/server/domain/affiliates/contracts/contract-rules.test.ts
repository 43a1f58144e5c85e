import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ContractKind, ContractTerms, ContractTier } from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';
import { highestRate, requireKind, requireTerms } from './contract-rules.ts';
import { contractText } from './contract-text.ts';

const tier = (changes: Partial<ContractTier> = {}): ContractTier => ({
  turnover: '0.00',
  activeDownlines: 1,
  loss: null,
  rate: 50,
  ...changes,
});
const salary = (...tiers: readonly ContractTier[]): ContractTerms => ({
  tiers: [...tiers],
  activeMinimum: '20.00',
  carryOver: null,
});
const dividend = (carryOver: ContractTerms['carryOver'], ...tiers: readonly ContractTier[]): ContractTerms => ({
  tiers: [...tiers],
  activeMinimum: '20.00',
  carryOver,
});
const step = tier({ turnover: '100.00', activeDownlines: 5, loss: '10.00', rate: 500 });

describe('the words of a contract', () => {
  const currency = { symbol: '$', decimals: 2 };
  const words = (kind: ContractKind, terms: ContractTerms, language: 'EN' | 'VI') =>
    contractText(kind, terms, { upline: 'top', downline: 'below' }, { language, currency }).text;
  const active = {
    EN: ' A downline is active from $20.00 of turnover.',
    VI: ' Tuyến dưới được tính là hoạt động khi có doanh thu cược từ $20.00.',
  };

  test.each<[string, ContractKind, ContractTerms, string, string]>([
    [
      'a rate without conditions',
      'realtime',
      salary(tier({ activeDownlines: 0 })),
      `top pays below a real-time salary of 0.50% of the team turnover of every 5 minutes.${active.EN}`,
      `top trả below lương thời gian thực bằng 0,50% tính trên doanh thu cược của nhóm trong mỗi 5 phút.${active.VI}`,
    ],
    [
      'a rate that needs somebody active',
      'hourly',
      salary(tier()),
      'top pays below an hourly salary of 0.50% of the team turnover of each hour. A downline is active from $20.00 of turnover; without one nothing is paid.',
      'top trả below lương giờ bằng 0,50% tính trên doanh thu cược của nhóm trong mỗi giờ. Tuyến dưới được tính là hoạt động khi có doanh thu cược từ $20.00; không có tuyến dưới hoạt động thì không được trả.',
    ],
    [
      'a rate for which everybody is active',
      'hourly',
      { ...salary(tier()), activeMinimum: '0.00' },
      'top pays below an hourly salary of 0.50% of the team turnover of each hour. A downline is active from $0.00 of turnover.',
      'top trả below lương giờ bằng 0,50% tính trên doanh thu cược của nhóm trong mỗi giờ. Tuyến dưới được tính là hoạt động khi có doanh thu cược từ $0.00.',
    ],
    [
      'one step with a condition',
      'hourly',
      salary(tier({ turnover: '0.01' })),
      `top pays below an hourly salary of the team turnover of each hour: 0.50% from $0.01 of turnover, 1 active downline.${active.EN}`,
      `top trả below lương giờ tính trên doanh thu cược của nhóm trong mỗi giờ: 0,50% từ doanh thu cược $0.01, 1 tuyến dưới hoạt động.${active.VI}`,
    ],
    [
      'two active downlines as a condition',
      'daily',
      salary(tier({ activeDownlines: 2 })),
      `top pays below a daily salary of the team turnover of each day: 0.50% from $0.00 of turnover, 2 active downlines.${active.EN}`,
      `top trả below lương ngày tính trên doanh thu cược của nhóm trong mỗi ngày: 0,50% từ doanh thu cược $0.00, 2 tuyến dưới hoạt động.${active.VI}`,
    ],
    [
      'two steps',
      'daily',
      salary(tier(), tier({ turnover: '9.00', rate: 60 })),
      `top pays below a daily salary of the team turnover of each day: 0.50% from $0.00 of turnover, 1 active downline; 0.60% from $9.00 of turnover, 1 active downline.${active.EN}`,
      `top trả below lương ngày tính trên doanh thu cược của nhóm trong mỗi ngày: 0,50% từ doanh thu cược $0.00, 1 tuyến dưới hoạt động; 0,60% từ doanh thu cược $9.00, 1 tuyến dưới hoạt động.${active.VI}`,
    ],
    [
      'a loss, carried to the next half month',
      'dividend',
      dividend('half-month', step),
      `top pays below a dividend of the team's loss of each half month: 5.00% from $100.00 of turnover, 5 active downlines, a loss of $10.00.${active.EN} A team's win lowers the loss of the next half month.`,
      `top trả below cổ tức tính trên khoản thua của nhóm trong mỗi nửa tháng: 5,00% từ doanh thu cược $100.00, 5 tuyến dưới hoạt động, khoản thua $10.00.${active.VI} Khoản thắng của nhóm được trừ vào khoản thua của nửa tháng kế tiếp.`,
    ],
    [
      'a loss of nothing, never carried',
      'dividend',
      dividend('none', tier({ loss: '0.00' })),
      `top pays below a dividend of the team's loss of each half month: 0.50% from $0.00 of turnover, 1 active downline, a loss of $0.00.${active.EN} A team's win is not carried over.`,
      `top trả below cổ tức tính trên khoản thua của nhóm trong mỗi nửa tháng: 0,50% từ doanh thu cược $0.00, 1 tuyến dưới hoạt động, khoản thua $0.00.${active.VI} Khoản thắng của nhóm không được chuyển sang kỳ sau.`,
    ],
  ])('CONTRACT-01 CONTRACT-02 tell %s in both languages', (_, kind, terms, english, vietnamese) => {
    expect(words(kind, terms, 'EN')).toBe(`${english}\n\n${vietnamese}`);
    expect(words(kind, terms, 'VI')).toBe(`${vietnamese}\n\n${english}`);
  });

  test('CONTRACT-01 CONTRACT-02 write amounts as the brand does', () => {
    const dong = { language: 'VI' as const, currency: { symbol: '₫', decimals: 0 } };
    const { text } = contractText(
      'daily',
      { ...salary(tier()), activeMinimum: '1500000.00' },
      { upline: 'a', downline: 'b' },
      dong,
    );
    expect(text.split('₫1,500,000')).toHaveLength(3);
  });

  test('CONTRACT-01 CONTRACT-02 are sealed by their SHA-256', () => {
    const names = { upline: 'a', downline: 'b' };
    const { text, textHash } = contractText('daily', salary(tier()), names, { language: 'EN', currency });
    expect(textHash).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });
});

/** The code of a failure with the fields that it names. */
function refused(act: () => unknown): unknown {
  try {
    act();
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return [failure.code, failure.details?.fields?.map(({ pointer, rule, message }) => [pointer, rule, message])];
  }
  return 'in';
}

describe('the terms of a contract', () => {
  const brand = { currency: { code: 'USD', symbol: '$', decimals: 2 } };
  const wrong = (pointer: string, rule: string, message: string) => ['validation_failed', [[pointer, rule, message]]];
  const decimals = (pointer: string) => wrong(pointer, 'decimals', 'Has more than 2 decimals');
  const lossless = wrong('/body/terms/tiers/1/loss', 'required', 'A dividend needs it.');

  test.each<[string, ContractKind, ContractTerms, unknown]>([
    ['a salary', 'daily', salary(tier(), tier({ rate: 60 })), 'in'],
    ['a dividend', 'dividend', dividend('none', step), 'in'],
    [
      'too many decimals of the least turnover',
      'daily',
      { ...salary(tier()), activeMinimum: '0.001' },
      decimals('/body/terms/activeMinimum'),
    ],
    [
      'too many decimals of a turnover',
      'daily',
      salary(tier(), tier({ turnover: '0.001' })),
      decimals('/body/terms/tiers/1/turnover'),
    ],
    [
      'too many decimals of a loss',
      'dividend',
      dividend('none', { ...step, loss: '0.001' }),
      decimals('/body/terms/tiers/0/loss'),
    ],
    [
      'a salary with a loss',
      'hourly',
      salary(tier({ loss: '1.00' })),
      wrong('/body/terms/tiers/0/loss', 'dividend_only', 'It stands in dividends only.'),
    ],
    [
      'a salary that carries over',
      'hourly',
      dividend('none', tier()),
      wrong('/body/terms/carryOver', 'dividend_only', 'It stands in dividends only.'),
    ],
    ['a dividend without a loss', 'dividend', dividend('none', step, { ...step, loss: null }), lossless],
    [
      'a dividend that says nothing about wins',
      'dividend',
      salary(step),
      wrong('/body/terms/carryOver', 'required', 'A dividend needs it.'),
    ],
    [
      'tiers that do not rise',
      'daily',
      salary(tier({ turnover: '2.00' }), tier({ turnover: '1.00', rate: 60 })),
      ['contract_tiers_invalid', undefined],
    ],
  ])('CONTRACT-01 CONTRACT-02 %s', (_, kind, terms, result) => {
    expect(refused(() => requireTerms(brand, kind, terms))).toEqual(result);
  });

  test('CONTRACT-01 CONTRACT-02 have the highest rate of their tiers', () => {
    expect(highestRate({ tiers: [tier({ rate: 10 }), tier({ rate: 90 }), tier({ rate: 30 })] })).toBe(90);
  });

  const kinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;
  test.each(kinds)('FLAG-05 CONTRACT-01 CONTRACT-02 are of a kind that the site has switched on: %s', (kind) => {
    const on = { dividend: true, daily: true, hourly: true, realtime: true };
    const settings = { contracts: { ...on, [kind]: false } } as Parameters<typeof requireKind>[0]['settings'];
    expect(kinds.filter((other) => refused(() => requireKind({ settings }, other)) !== 'in')).toEqual([kind]);
    expect(refused(() => requireKind({ settings }, kind))).toEqual(['contract_kind_unavailable', undefined]);
  });
});
