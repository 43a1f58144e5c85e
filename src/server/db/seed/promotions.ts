import type { MotifRef } from '../../../shared/art/motif-book.ts';
import type { BannerArt } from '../schema/notices.ts';
import type { promotions } from '../schema/promotions.ts';

/** Title, sentence, and the reward in words. */
type Words = readonly [title: string, summary: string, reward: string];

export interface SeedPromotion extends Pick<typeof promotions.$inferInsert, 'id' | 'category' | 'applyMode'> {
  readonly reward: (typeof promotions.$inferInsert)['reward'];
  readonly multiple: number;
  readonly minDeposit?: string;
  readonly art: BannerArt & { readonly props: readonly MotifRef[] };
  readonly EN: Words;
  readonly VI: Words;
}

const bonus = {
  kind: 'bonus',
  amount: null,
  rate: null,
  maximum: null,
  points: null,
  rounds: null,
  nodeId: null,
} as const;
/** As tall as the carousel of the registration. */
const tall = { w: 880, h: 960 } as const;

/** What is offered to new players, the first the one that the stories of the contract tell of. */
export const seedPromotions: readonly SeedPromotion[] = [
  {
    id: 'p-101',
    category: 'new_player',
    applyMode: 'claim',
    reward: { ...bonus, amount: '10.00' },
    multiple: 8,
    art: { hue: 268, accent: 40, props: ['lantern', 'coins', 'lotus'], ...tall },
    EN: ['Welcome gift', '10.00 of bonus money for every new account.', '10.00 of bonus money when you register'],
    VI: ['Quà chào mừng', '10.00 tiền thưởng cho mỗi tài khoản mới.', '10.00 tiền thưởng khi đăng ký'],
  },
  {
    id: 'p-107',
    category: 'new_player',
    applyMode: 'join',
    reward: { ...bonus, rate: 5000, maximum: '50.00' },
    multiple: 12,
    minDeposit: '20.00',
    art: { hue: 174, accent: 75, props: ['ingot', 'coins', 'lantern'], ...tall },
    EN: [
      'First deposit, half as much again',
      '50% on top of your first deposit, up to 50.00.',
      '50% of your first deposit, up to 50.00',
    ],
    VI: [
      'Nạp lần đầu, thêm một nửa',
      'Thêm 50% cho lần nạp đầu tiên, tối đa 50.00.',
      '50% tiền nạp lần đầu, tối đa 50.00',
    ],
  },
];
