import type { ApplyMode, PromotionCategory, WageringRules } from '#generated/model/index.ts';
import type { MotifRef } from '#shared/art/motif-book.ts';
import type { StoredReward } from '../db/schema/bonuses.ts';
import type { BannerArt } from '../db/schema/notices.ts';
import type { PromotionRule } from '../db/schema/promotions.ts';

interface PromotionWords {
  readonly title: string;
  readonly summary: string;
  readonly reward: string;
  readonly text: readonly string[];
}

/** The drawing of a promotion: a ground, its light and its props. */
type PromotionArt = BannerArt & { readonly props: readonly MotifRef[] };

export interface SeedPromotion {
  readonly id: string;
  readonly category: PromotionCategory;
  readonly applyMode: ApplyMode;
  readonly reward: StoredReward;
  readonly wagering?: Pick<WageringRules, 'multiple'> | undefined;
  readonly minDeposit?: string;
  readonly rule?: PromotionRule;
  /** The most money that it gives in all. */
  readonly budget?: string;
  /** The first day and the day after the last, relative to seeding; null has no end. */
  readonly days: readonly [from: number, to: number | null];
  readonly art: PromotionArt;
  readonly EN: PromotionWords;
  readonly VI: PromotionWords;
}

/** A reward with only its kind set. */
export const reward = (kind: StoredReward['kind'], set: Partial<StoredReward>): StoredReward => ({
  kind,
  amount: null,
  rate: null,
  maximum: null,
  points: null,
  rounds: null,
  nodeId: null,
  ...set,
});

/** As tall as the carousel of the registration. */
const tall = { w: 880, h: 960 } as const;

/** As wide as a card of the list. */
const wide = { w: 880, h: 480 } as const;

/**
 * The promotions for new players, the first from the contract's stories; then those for existing players: every shelf, every
 * way to take part, a future one and an ended one.
 */
export const seedPromotions: readonly SeedPromotion[] = [
  {
    id: 'p-101',
    category: 'new_player',
    applyMode: 'claim',
    days: [-90, 180],
    wagering: { multiple: 8 },
    reward: reward('bonus', { amount: '10.00' }),
    rule: { kind: 'registration' },
    budget: '50000.00',
    art: { hue: 268, accent: 40, props: ['lantern', 'coins', 'lotus'], ...tall },
    EN: {
      title: 'Welcome gift',
      summary: '¤10.00 of bonus money for every new account.',
      reward: '¤10.00 of bonus money when you register',
      text: [
        'Every new account can claim ¤10.00 of bonus money.',
        'Stake eight times the bonus within seven days. What is left then is yours.',
        '- Once per person, household and device.',
        '- You may give the bonus back at any time; your own money is never touched.',
      ],
    },
    VI: {
      title: 'Quà chào mừng',
      summary: '¤10.00 tiền thưởng cho mỗi tài khoản mới.',
      reward: '¤10.00 tiền thưởng khi đăng ký',
      text: [
        'Mỗi tài khoản mới nhận được ¤10.00 tiền thưởng.',
        'Cần cược tám lần tiền thưởng trong bảy ngày. Phần còn lại khi đó là của bạn.',
        '- Mỗi người, mỗi hộ gia đình và mỗi thiết bị một lần.',
        '- Bạn có thể trả lại tiền thưởng bất cứ lúc nào; tiền của bạn không bị đụng đến.',
      ],
    },
  },
  {
    id: 'p-107',
    category: 'new_player',
    applyMode: 'join',
    days: [-90, 180],
    wagering: { multiple: 12 },
    reward: reward('bonus', { rate: 5000, maximum: '50.00' }),
    minDeposit: '20.00',
    rule: { kind: 'first_deposit' },
    budget: '100000.00',
    art: { hue: 174, accent: 75, props: ['ingot', 'coins', 'lantern'], ...tall },
    EN: {
      title: 'First deposit, 50% extra',
      summary: '50% on top of your first deposit, up to ¤50.00.',
      reward: '50% of your first deposit, up to ¤50.00',
      text: [
        'Join before your first deposit, and half of it is added as bonus money.',
        'Stake twelve times the bonus within seven days.',
        '- For the first deposit of an account, from ¤20.00.',
      ],
    },
    VI: {
      title: 'Nạp lần đầu, tặng thêm 50%',
      summary: 'Thêm 50% cho lần nạp đầu tiên, tối đa ¤50.00.',
      reward: '50% tiền nạp lần đầu, tối đa ¤50.00',
      text: [
        'Tham gia trước lần nạp đầu tiên, bạn được cộng thêm một nửa số tiền nạp dưới dạng tiền thưởng.',
        'Cần cược mười hai lần tiền thưởng trong bảy ngày.',
        '- Dành cho lần nạp đầu tiên của tài khoản, từ ¤20.00.',
      ],
    },
  },
  {
    id: 'p-102',
    category: 'deposit',
    applyMode: 'join',
    days: [-20, 100],
    wagering: { multiple: 10 },
    reward: reward('bonus', { rate: 2000, maximum: '100.00' }),
    minDeposit: '20.00',
    rule: { kind: 'weekday_deposit', weekday: 0 },
    budget: '200000.00',
    art: { hue: 340, accent: 170, props: ['wheel', 'chips', 'coins'], ...wide },
    EN: {
      title: 'Monday reload',
      summary: '20% on top of your Monday deposit, up to ¤100.00.',
      reward: '20% of your deposit, up to ¤100.00',
      text: [
        'Every Monday, one deposit earns a fifth more to play with.',
        'Stake ten times the bonus within seven days.',
        '- The first deposit of the day counts, from ¤20.00.',
      ],
    },
    VI: {
      title: 'Nạp thứ Hai',
      summary: 'Thêm 20% tiền nạp ngày thứ Hai, tối đa ¤100.00.',
      reward: '20% tiền nạp, tối đa ¤100.00',
      text: [
        'Mỗi thứ Hai, một lần nạp được cộng thêm một phần năm để chơi.',
        'Cần cược mười lần tiền thưởng trong bảy ngày.',
        '- Tính lần nạp đầu tiên trong ngày, từ ¤20.00.',
      ],
    },
  },
  {
    id: 'p-103',
    category: 'slots',
    applyMode: 'claim',
    days: [-90, null],
    reward: reward('cash', { rate: 40 }),
    rule: { kind: 'weekly_turnover', categories: ['RNG'], days: 7 },
    art: { hue: 46, accent: 300, props: ['triple', 'cherry', 'citrus'], ...wide },
    EN: {
      title: 'Weekly rebate',
      summary: '0.4% of your slots play, paid every Monday.',
      reward: "0.4% of last week's play",
      text: [
        'What you stake on slots from Monday to Sunday earns 0.4% of it back, won or lost.',
        'The rebate waits for you on Monday morning, and for seven days after that.',
        '- Money of your own: nothing has to be staked again.',
        '- Stakes of bonus money do not count, and a spin that pays about its stake counts in part.',
      ],
    },
    VI: {
      title: 'Hoàn trả tuần',
      summary: '0.4% tiền cược nổ hũ, trả mỗi thứ Hai.',
      reward: '0.4% tiền cược tuần trước',
      text: [
        'Tiền bạn cược ở nổ hũ từ thứ Hai đến Chủ nhật được hoàn 0.4%, dù thắng hay thua.',
        'Tiền hoàn có vào sáng thứ Hai và chờ bạn nhận trong bảy ngày.',
        '- Là tiền của bạn: không phải cược lại.',
        '- Cược bằng tiền thưởng không được tính; vòng quay trả xấp xỉ tiền cược chỉ được tính một phần.',
      ],
    },
  },
  {
    id: 'p-104',
    category: 'other',
    applyMode: 'raffle',
    days: [-30, 60],
    reward: reward('bonus', { amount: '100.00' }),
    rule: { kind: 'deposit_tickets', each: '50.00', mostPerDay: 10 },
    minDeposit: '50.00',
    art: { hue: 290, accent: 20, props: ['ticket', 'giftcard', 'coins'], ...wide },
    EN: {
      title: 'Lunar raffle',
      summary: 'A ticket for every ¤50.00 that you deposit.',
      reward: 'A prize with each ticket that draws one',
      text: [
        'Every ¤50.00 that you deposit is a ticket, and every ticket draws once.',
        'Prizes are points and bonus money, up to ¤100.00.',
        '- At most ten tickets a day.',
        '- A ticket keeps the chances of the moment that you earned it. Where its prize has run out, it draws no prize.',
      ],
    },
    VI: {
      title: 'Rút thăm đầu năm',
      summary: 'Mỗi ¤50.00 tiền nạp được một vé.',
      reward: 'Vé nào trúng thì có giải',
      text: [
        'Mỗi ¤50.00 bạn nạp là một vé, mỗi vé được rút một lần.',
        'Giải thưởng gồm điểm và tiền thưởng, cao nhất ¤100.00.',
        '- Mỗi ngày tối đa mười vé.',
        '- Vé giữ nguyên tỷ lệ của lúc bạn nhận vé. Nếu giải rút trúng đã hết thì vé không có giải.',
      ],
    },
  },
  {
    id: 'p-105',
    category: 'deposit',
    applyMode: 'apply',
    days: [-30, 40],
    wagering: { multiple: 1 },
    reward: reward('bonus', { amount: '5.00' }),
    minDeposit: '20.00',
    art: { hue: 150, accent: 20, props: ['book', 'coins', 'shield'], ...wide },
    EN: {
      title: 'Receipt check',
      summary: 'Send us a receipt and get ¤5.00 to play with.',
      reward: '¤5.00 of bonus money for a receipt',
      text: [
        'Help us to check a new payment method: send the receipt of a deposit and get ¤5.00 of bonus money.',
        'A person looks at each application, within a day.',
        '- One receipt per member.',
        '- Cover numbers that nobody needs to see.',
      ],
    },
    VI: {
      title: 'Đổi hóa đơn nhận thưởng',
      summary: 'Gửi hóa đơn cho chúng tôi và nhận ¤5.00 để chơi.',
      reward: '¤5.00 tiền thưởng cho một hóa đơn',
      text: [
        'Hãy giúp chúng tôi kiểm tra một cách nạp mới: gửi hóa đơn của một lần nạp và nhận ¤5.00 tiền thưởng.',
        'Mỗi hồ sơ đều có người xem, trong vòng một ngày.',
        '- Mỗi thành viên một hóa đơn.',
        '- Hãy che những con số không cần thiết.',
      ],
    },
  },
  {
    id: 'p-106',
    category: 'vip',
    applyMode: 'claim',
    days: [9, 16],
    reward: reward('points', { points: 88 }),
    art: { hue: 8, accent: 60, props: ['lantern', 'giftcard', 'crown'], ...wide },
    EN: {
      title: 'Tet countdown',
      summary: 'A gift a day in the week before Tet.',
      reward: '88 points a day',
      text: [
        'In the week before Tet, 88 points wait for you every day.',
        'They do not expire, whenever you fetch them that week.',
        '- From rank 1.',
      ],
    },
    VI: {
      title: 'Đếm ngược đến Tết',
      summary: 'Tuần trước Tết mỗi ngày một món quà.',
      reward: '88 điểm mỗi ngày',
      text: [
        'Trong tuần trước Tết, mỗi ngày có 88 điểm chờ bạn.',
        'Điểm không hết hạn, bạn nhận ngày nào trong tuần cũng được.',
        '- Từ hạng 1.',
      ],
    },
  },
  {
    id: 'p-108',
    category: 'live',
    applyMode: 'claim',
    days: [-60, null],
    reward: reward('cash', { rate: 30 }),
    rule: { kind: 'weekly_turnover', categories: ['LIVE'], days: 7 },
    art: { hue: 320, accent: 140, props: ['chips', 'cards', 'stage'], ...wide },
    EN: {
      title: 'Table rebate',
      summary: '0.3% of a fifth of your live play, paid every Monday.',
      reward: "0.3% of a fifth of last week's play",
      text: [
        'A fifth of what you stake at live tables from Monday to Sunday counts, and earns 0.3% back.',
        'Rounds that end in a tie do not count, and those that pay about the stake count in part.',
        '- Money of your own: nothing has to be staked again.',
      ],
    },
    VI: {
      title: 'Hoàn trả bàn trực tiếp',
      summary: '0.3% của một phần năm tiền cược casino trực tiếp, trả mỗi thứ Hai.',
      reward: '0.3% của một phần năm tiền cược tuần trước',
      text: [
        'Một phần năm tiền bạn cược ở các bàn trực tiếp từ thứ Hai đến Chủ nhật được tính và được hoàn 0.3%.',
        'Ván hòa không được tính; ván trả thưởng xấp xỉ tiền cược chỉ được tính một phần.',
        '- Là tiền của bạn: không phải cược lại.',
      ],
    },
  },
  {
    id: 'p-109',
    category: 'lottery',
    applyMode: 'claim',
    days: [-45, null],
    reward: reward('points', { points: 20 }),
    art: { hue: 352, accent: 190, props: ['balls', 'ticket', 'drum'], ...wide },
    EN: {
      title: 'One number short',
      summary: 'Missed the special prize by one digit? Here are 20 points.',
      reward: '20 points for a near number',
      text: [
        'Whoever misses the special prize of a northern draw by a single last digit gets 20 points.',
        'They are credited after the draw, by themselves.',
        '- Once per draw.',
      ],
    },
    VI: {
      title: 'Lệch một số',
      summary: 'Trượt giải đặc biệt một chữ số? Bạn được 20 điểm.',
      reward: '20 điểm cho số gần trúng',
      text: [
        'Ai trượt giải đặc biệt miền Bắc chỉ vì chữ số cuối lệch một đơn vị thì nhận 20 điểm.',
        'Điểm tự được cộng sau kỳ quay.',
        '- Mỗi kỳ quay một lần.',
      ],
    },
  },
  {
    id: 'p-110',
    category: 'sports',
    applyMode: 'join',
    days: [-30, -2],
    wagering: { multiple: 6 },
    reward: reward('bonus', { amount: '15.00' }),
    minDeposit: '30.00',
    art: { hue: 140, accent: 30, props: ['football', 'pitch', 'shield'], ...wide },
    EN: {
      title: 'Autumn kick-off',
      summary: '¤15.00 for the first weekend of the season.',
      reward: '¤15.00 of bonus money',
      text: [
        'One deposit before the first weekend, and ¤15.00 of bonus money for single bets on football.',
        'Stake six times the bonus at odds of 1.60 or more.',
      ],
    },
    VI: {
      title: 'Khai màn mùa thu',
      summary: '¤15.00 cho cuối tuần đầu tiên của mùa giải.',
      reward: '¤15.00 tiền thưởng',
      text: [
        'Nạp một lần trước cuối tuần đầu tiên, nhận ¤15.00 tiền thưởng cho cược đơn bóng đá.',
        'Cần cược sáu lần tiền thưởng với tỷ lệ từ 1.60.',
      ],
    },
  },
];
