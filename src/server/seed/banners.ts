import type { BannerGroup } from '#generated/model/index.ts';
import type { MotifRef } from '#shared/art/motif-book.ts';
import type { BannerArt } from '../db/schema/notices.ts';

type SeedArt = BannerArt & { readonly props: readonly MotifRef[] };

/** The text over a banner's picture, in one language. */
export interface BannerWords {
  readonly title: string;
  readonly kicker?: string;
  readonly text?: string;
  readonly actionLabel?: string;
  readonly terms?: string;
}

export interface SeedBanner {
  readonly id: string;
  readonly groupName: BannerGroup;
  readonly art: SeedArt;
  /** A path inside the portal. */
  readonly route?: string;
  /** The tournament that its words tell about. */
  readonly tournamentId?: string;
  readonly EN: BannerWords;
  readonly VI: BannerWords;
}

/** The carousel of the home page. */
const home: readonly SeedBanner[] = [
  {
    id: 'b-home-1',
    groupName: 'w_home',
    art: { hue: 20, accent: 75, props: ['lantern', 'ingot', 'coins', 'lantern', 'lotus'] },
    route: '/index?modal=memberCenter&panel=missionLeaderboard%3Fview%3Dtournaments%26tournamentId%3Dt-1',
    tournamentId: 't-1',
    EN: {
      kicker: 'Tournament, {left}',
      title: '{title}, {pool} in play.',
      text: '{text} Top {places} are paid.',
      actionLabel: 'See the places',
      terms: '18+. Free to enter. Play money.',
    },
    VI: {
      kicker: 'Giải đấu, {left}',
      title: '{title}, tổng thưởng {pool}.',
      text: '{text} {places} người dẫn đầu có thưởng.',
      actionLabel: 'Xem bảng xếp hạng',
      terms: '18+. Tham gia miễn phí. Tiền chơi thử.',
    },
  },
  {
    id: 'b-home-2',
    groupName: 'w_home',
    art: { hue: 303, accent: 40, props: ['roulette', 'cards', 'chips', 'dice'] },
    EN: {
      kicker: 'Live casino',
      title: 'Tables with a Saigon accent.',
      text: 'Xóc Đĩa, Sicbo and Baccarat around the clock, from ¤0.20.',
      terms: '18+. Choose a limit before you sit down.',
    },
    VI: {
      kicker: 'Casino trực tiếp',
      title: 'Bàn chơi đậm chất Sài Gòn.',
      text: 'Xóc Đĩa, Sicbo và Baccarat suốt ngày đêm, từ ¤0.20.',
      terms: '18+. Hãy đặt hạn mức trước khi vào bàn.',
    },
  },
  {
    id: 'b-home-3',
    groupName: 'w_home',
    art: { hue: 200, accent: 330, props: ['serpent', 'gem', 'bolt', 'brilliant', 'orbit'] },
    route: '/rng',
    EN: {
      kicker: 'New this month',
      title: 'Fresh reels, drawn by hand.',
      text: 'Neon Saigon, Lotus Tide and Midnight Mask have just arrived.',
      actionLabel: 'Play the new ones',
    },
    VI: {
      kicker: 'Mới trong tháng',
      title: 'Slot mới, vẽ tay từng nét.',
      text: 'Neon Saigon, Lotus Tide và Midnight Mask vừa ra mắt.',
      actionLabel: 'Chơi trò mới',
    },
  },
  {
    id: 'b-home-4',
    groupName: 'w_home',
    art: { hue: 188, accent: 60, props: ['crash', 'plinko', 'mines', 'dice'] },
    route: '/inhouse',
    EN: {
      kicker: '{{brand}} Originals',
      title: 'Fair, and you can check it.',
      text: 'Every outcome is sealed before the round and opened after it.',
      actionLabel: 'Look around',
    },
    VI: {
      kicker: 'Trò chơi của {{brand}}',
      title: 'Công bằng, và kiểm chứng được.',
      text: 'Kết quả được niêm phong trước ván và mở ra sau ván.',
      actionLabel: 'Khám phá ngay',
    },
  },
];

/** Banners above the other pages are slim; the drawing keeps their props whole. */
const slim = { w: 1136, h: 160 };

type Short = readonly [group: BannerGroup, art: SeedArt, en: readonly [string, string], vi: readonly [string, string]];

/** One for each other group: a title and a sentence. */
const others: readonly Short[] = [
  [
    'w_rng',
    { hue: 72, accent: 300, props: ['seven', 'gem', 'citrus'] },
    ['Find your reel', 'By studio, by shelf or by name.'],
    ['Tìm slot của bạn', 'Theo hãng, thể loại hoặc tên.'],
  ],
  [
    'w_live',
    { hue: 303, accent: 40, props: ['cards', 'roulette', 'chips'] },
    ['Live casino', 'Real tables, open day and night.'],
    ['Casino trực tiếp', 'Bàn chơi thật, mở cửa ngày đêm.'],
  ],
  [
    'w_fish',
    { hue: 228, accent: 40, props: ['koi', 'trident', 'turtle'] },
    ['Fishing', 'Aim well, the big ones bite back.'],
    ['Bắn cá', 'Ngắm cho chuẩn, cá lớn không dễ hạ.'],
  ],
  [
    'w_pvp',
    { hue: 333, accent: 160, props: ['versus', 'swords', 'tiles'] },
    ['PVP', 'Tiến Lên, Phỏm and more, against people.'],
    ['Đối kháng', 'Tiến Lên, Phỏm và nhiều trò khác cùng người thật.'],
  ],
  [
    'w_sports',
    { hue: 152, accent: 60, props: ['football', 'shield', 'basketball'] },
    ['Sports', 'Every league, before and during the match.'],
    ['Thể thao', 'Mọi giải đấu, trước và trong trận.'],
  ],
  [
    'w_esports',
    { hue: 268, accent: 190, props: ['crosshair', 'helm', 'shard'] },
    ['Esports', 'Odds on the games that you play yourself.'],
    ['Thể thao điện tử', 'Kèo cho chính những trò bạn đang chơi.'],
  ],
  [
    'w_lott',
    { hue: 38, accent: 200, props: ['balls', 'drum', 'ticket'] },
    ['Lottery', 'North, Central and South, every draw of the day.'],
    ['Xổ số', 'Ba miền Bắc, Trung, Nam, đủ mọi kỳ quay.'],
  ],
  [
    'w_down',
    { hue: 210, accent: 40, props: ['phone', 'console'] },
    ['Take {{brand}} along', 'The app for Android and iOS.'],
    ['Mang {{brand}} theo bạn', 'Ứng dụng cho Android và iOS.'],
  ],
  [
    'w_promotion',
    { hue: 20, accent: 75, props: ['giftcard', 'ingot', 'crown'] },
    ['Promotions', 'Clear terms, no small print.'],
    ['Khuyến mãi', 'Điều kiện rõ ràng, không chữ nhỏ.'],
  ],
  [
    'w_shop',
    { hue: 75, accent: 20, props: ['bag', 'watch', 'headphones'] },
    ['Point mall', 'Your points never expire.'],
    ['Cửa hàng điểm', 'Điểm của bạn không bao giờ hết hạn.'],
  ],
  [
    'w_help',
    { hue: 190, accent: 40, props: ['book', 'lamp'] },
    ['Help centre', 'Answers first, people right behind them.'],
    ['Trung tâm trợ giúp', 'Có câu trả lời ngay, và có người hỗ trợ.'],
  ],
  [
    'w_reg',
    { hue: 260, accent: 60, props: ['lamp', 'orbit', 'gem'] },
    ['Welcome to {{brand}}', 'One account for every lobby.'],
    ['Chào mừng đến {{brand}}', 'Một tài khoản cho mọi sảnh chơi.'],
  ],
  [
    'w_inhouse',
    { hue: 188, accent: 60, props: ['crash', 'mines', 'plinko'] },
    ['{{brand}} Originals', 'Our own games, with outcomes you can check.'],
    ['Trò chơi của {{brand}}', 'Game độc quyền, kết quả kiểm chứng được.'],
  ],
];

/** The banners of all fourteen groups. */
export const seedBanners: readonly SeedBanner[] = [
  ...home,
  ...others.map(
    ([groupName, art, en, vi]): SeedBanner => ({
      id: `b-${groupName.slice(2)}-1`,
      groupName,
      art: { ...art, ...slim },
      EN: { title: en[0], text: en[1] },
      VI: { title: vi[0], text: vi[1] },
    }),
  ),
];
