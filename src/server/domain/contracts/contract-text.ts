import { hash } from 'node:crypto';
import type { ContractKind, ContractTerms, ContractTier, Language } from '../../../../generated/server/model/index.ts';
import { compareAmounts } from '../../../shared/money/amount.ts';
import { counted } from '../../../shared/text/counted.ts';

/** The words of a contract and their SHA-256 in hexadecimal. */
export interface ContractText {
  readonly text: string;
  readonly textHash: string;
}

/** The parties as the words name them. */
export interface NamedParties {
  readonly upline: string;
  readonly downline: string;
}

const pays = {
  EN: {
    dividend: ['a dividend', "of the team's loss of each half month"],
    daily: ['a daily salary', 'of the team turnover of each day'],
    hourly: ['an hourly salary', 'of the team turnover of each hour'],
    realtime: ['a real-time salary', 'of the team turnover of every 5 minutes'],
  },
  VI: {
    dividend: ['cổ tức', 'trên khoản thua của nhóm trong mỗi nửa tháng'],
    daily: ['lương ngày', 'trên doanh thu cược của nhóm trong mỗi ngày'],
    hourly: ['lương giờ', 'trên doanh thu cược của nhóm trong mỗi giờ'],
    realtime: ['lương thời gian thực', 'trên doanh thu cược của nhóm trong mỗi 5 phút'],
  },
} as const satisfies Record<Language, Record<ContractKind, readonly [string, string]>>;

const carried = {
  EN: {
    none: "A team's win is not carried over.",
    'half-month': "A team's win lowers the loss of the next half month.",
    permanent: "A team's win lowers every later loss until it is used up.",
  },
  VI: {
    none: 'Khoản thắng của nhóm không được chuyển sang kỳ sau.',
    'half-month': 'Khoản thắng của nhóm được trừ vào khoản thua của nửa tháng kế tiếp.',
    permanent: 'Khoản thắng của nhóm được trừ vào các khoản thua về sau cho đến khi hết.',
  },
} as const;

/** A contract in words. They are kept with each version, and a signature refers to their hash. */
export function contractText(
  kind: ContractKind,
  { tiers, activeMinimum, carryOver }: ContractTerms,
  { upline, downline }: NamedParties,
  language: Language,
): ContractText {
  const [what, of] = pays[language][kind];
  const isEnglish = language === 'EN';
  const [first] = tiers;
  const plain = tiers.length === 1 && first !== undefined && isFree(first) ? first : undefined;
  const points = (rate: number) => (isEnglish ? `${rate} basis points` : `${rate} điểm cơ bản`);
  const share = plain
    ? isEnglish
      ? `of ${points(plain.rate)} ${of}`
      : `bằng ${points(plain.rate)} ${of}`
    : `${of}: ${tiers.map((tier) => `${points(tier.rate)} ${conditions(tier, isEnglish)}`).join('; ')}`;
  const head = isEnglish
    ? `${upline} pays ${downline} ${what} ${share}.`
    : `${upline} trả ${downline} ${what} ${share}.`;
  const needsOne = plain?.activeDownlines === 1 && compareAmounts(activeMinimum, '0') > 0;
  const active = isEnglish
    ? `A downline is active from ${activeMinimum} of turnover${needsOne ? '; without one nothing is paid' : ''}.`
    : `Tuyến dưới được tính là hoạt động khi có doanh thu cược từ ${activeMinimum}${needsOne ? '; không có tuyến dưới hoạt động thì không được trả' : ''}.`;
  const rest = carryOver === null ? [] : [carried[language][carryOver]];
  const text = [head, active, ...rest].join(' ');
  return { text, textHash: hash('sha256', text) };
}

function isFree({ turnover, activeDownlines, loss }: ContractTier): boolean {
  return compareAmounts(turnover, '0') === 0 && activeDownlines <= 1 && loss === null;
}

function conditions({ turnover, activeDownlines, loss }: ContractTier, isEnglish: boolean): string {
  const parts = isEnglish
    ? [
        `${turnover} of turnover`,
        counted(activeDownlines, 'active downline'),
        ...(loss === null ? [] : [`a loss of ${loss}`]),
      ]
    : [
        `doanh thu cược ${turnover}`,
        `${activeDownlines} tuyến dưới hoạt động`,
        ...(loss === null ? [] : [`khoản thua ${loss}`]),
      ];
  return `${isEnglish ? 'from' : 'từ'} ${parts.join(', ')}`;
}
