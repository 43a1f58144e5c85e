import { hash } from 'node:crypto';
import { type ContractKind, type ContractTerms, type ContractTier, Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { counted } from '#shared/text/words.ts';

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
    dividend: ['cổ tức', 'tính trên khoản thua của nhóm trong mỗi nửa tháng'],
    daily: ['lương ngày', 'tính trên doanh thu cược của nhóm trong mỗi ngày'],
    hourly: ['lương giờ', 'tính trên doanh thu cược của nhóm trong mỗi giờ'],
    realtime: ['lương thời gian thực', 'tính trên doanh thu cược của nhóm trong mỗi 5 phút'],
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

/** How the words are written. */
interface Writing {
  /** The language that comes first. */
  readonly language: Language;
  readonly currency: Pick<Brand['currency'], 'symbol' | 'decimals'>;
}

/**
 * A contract in words: those of the proposal's language, an empty line, and those of the other, so that both parties
 * sign what they can read. They are kept with each version, and a signature refers to their hash.
 */
export function contractText(
  kind: ContractKind,
  terms: ContractTerms,
  parties: NamedParties,
  { language, currency }: Writing,
): ContractText {
  const others = Object.values(Language).filter((other) => other !== language);
  const text = [language, ...others].map((each) => wordsIn(each, { kind, terms, parties, currency })).join('\n\n');
  return { text, textHash: hash('sha256', text) };
}

interface Agreed extends Pick<Writing, 'currency'> {
  readonly kind: ContractKind;
  readonly terms: ContractTerms;
  readonly parties: NamedParties;
}

function wordsIn(language: Language, { kind, terms, parties, currency }: Agreed): string {
  const { tiers, activeMinimum, carryOver } = terms;
  const { upline, downline } = parties;
  const [what, of] = pays[language][kind];
  const isEnglish = language === 'EN';
  const amount = (value: string) => formatMoney(value, currency);
  const percent = (rate: number) => `${(rate / 100).toFixed(2).replace('.', isEnglish ? '.' : ',')}%`;
  const [first] = tiers;
  const plain = tiers.length === 1 && first !== undefined && isFree(first) ? first : undefined;
  const share = plain
    ? `${isEnglish ? 'of' : 'bằng'} ${percent(plain.rate)} ${of}`
    : `${of}: ${tiers.map((tier) => `${percent(tier.rate)} ${conditions(tier, isEnglish, amount)}`).join('; ')}`;
  const head = isEnglish
    ? `${upline} pays ${downline} ${what} ${share}.`
    : `${upline} trả ${downline} ${what} ${share}.`;
  const needsOne = plain?.activeDownlines === 1 && compareAmounts(activeMinimum, '0') > 0;
  const active = isEnglish
    ? `A downline is active from ${amount(activeMinimum)} of turnover${needsOne ? '; without one nothing is paid' : ''}.`
    : `Tuyến dưới được tính là hoạt động khi có doanh thu cược từ ${amount(activeMinimum)}${needsOne ? '; không có tuyến dưới hoạt động thì không được trả' : ''}.`;
  const rest = carryOver === null ? [] : [carried[language][carryOver]];
  return [head, active, ...rest].join(' ');
}

function isFree({ turnover, activeDownlines, loss }: ContractTier): boolean {
  return compareAmounts(turnover, '0') === 0 && activeDownlines <= 1 && loss === null;
}

function conditions(
  { turnover, activeDownlines, loss }: ContractTier,
  isEnglish: boolean,
  amount: (value: string) => string,
): string {
  const parts = isEnglish
    ? [
        `${amount(turnover)} of turnover`,
        counted(activeDownlines, 'active downline'),
        ...(loss === null ? [] : [`a loss of ${amount(loss)}`]),
      ]
    : [
        `doanh thu cược ${amount(turnover)}`,
        `${activeDownlines} tuyến dưới hoạt động`,
        ...(loss === null ? [] : [`khoản thua ${amount(loss)}`]),
      ];
  return `${isEnglish ? 'from' : 'từ'} ${parts.join(', ')}`;
}
