import { otherPromotions } from './promotions-more.ts';
import { reward, type SeedPromotion } from './seed-promotion.ts';

/** As tall as the carousel of the registration. */
const tall = { w: 880, h: 960 } as const;

/** The promotions for new players, the first from the contract's stories; then all the others. */
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
      title: 'First deposit, half as much again',
      summary: '50% on top of your first deposit, up to ¤50.00.',
      reward: '50% of your first deposit, up to ¤50.00',
      text: [
        'Join before your first deposit, and half of it is added as bonus money.',
        'Stake twelve times the bonus within seven days.',
        '- For the first deposit of an account, from ¤20.00.',
      ],
    },
    VI: {
      title: 'Nạp lần đầu, thêm một nửa',
      summary: 'Thêm 50% cho lần nạp đầu tiên, tối đa ¤50.00.',
      reward: '50% tiền nạp lần đầu, tối đa ¤50.00',
      text: [
        'Tham gia trước lần nạp đầu tiên, bạn được cộng thêm một nửa số tiền nạp dưới dạng tiền thưởng.',
        'Cần cược mười hai lần tiền thưởng trong bảy ngày.',
        '- Dành cho lần nạp đầu tiên của tài khoản, từ ¤20.00.',
      ],
    },
  },
  ...otherPromotions,
];
