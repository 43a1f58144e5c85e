import type { GameCategory, GameClassify, GameFeature, Language } from '#generated/model/index.ts';

type Labels<Value extends string> = Readonly<Record<Language, Readonly<Record<Value, string>>>>;

/** The names of the categories. */
export const categoryLabels: Labels<GameCategory> = {
  EN: {
    INHOUSE: 'In-house',
    ELOTT: 'E-lottery',
    LOTT: 'Lottery',
    LIVE: 'Live casino',
    SPORTS: 'Sports',
    FISH: 'Fishing',
    RNG: 'Slots',
    PVP: 'PVP',
    ESPORTS: 'Esports',
  },
  VI: {
    INHOUSE: 'Game độc quyền',
    ELOTT: 'Xổ số điện tử',
    LOTT: 'Xổ số',
    LIVE: 'Casino trực tiếp',
    SPORTS: 'Thể thao',
    FISH: 'Bắn cá',
    RNG: 'Nổ hũ',
    PVP: 'Game bài',
    ESPORTS: 'Esports',
  },
};

/** The names of the shelves. */
export const classifyLabels: Labels<GameClassify> = {
  EN: { HOT: 'Hot', NEW: 'New', VIDEO: 'Video', CLASSIC: 'Classic', JACKPOT: 'Jackpot' },
  VI: { HOT: 'Hot', NEW: 'Mới', VIDEO: 'Video', CLASSIC: 'Cổ điển', JACKPOT: 'Jackpot' },
};

/** The names of the features. */
export const featureLabels: Labels<GameFeature> = {
  EN: {
    FREE_SPINS: 'Free spins',
    BONUS_BUY: 'Bonus buy',
    MULTIPLIER: 'Multiplier',
    WILDS: 'Wilds',
    CASCADE: 'Cascade',
    HOLD_AND_WIN: 'Hold and win',
    CLUSTER: 'Cluster pays',
    JACKPOT: 'Jackpot',
    LIVE_DEALER: 'Live dealer',
    PROVABLY_FAIR: 'Provably fair',
  },
  VI: {
    FREE_SPINS: 'Vòng quay miễn phí',
    BONUS_BUY: 'Mua vòng thưởng',
    MULTIPLIER: 'Hệ số nhân',
    WILDS: 'Biểu tượng Wild',
    CASCADE: 'Thắng liên hoàn',
    HOLD_AND_WIN: 'Giữ và thắng',
    CLUSTER: 'Thắng theo cụm',
    JACKPOT: 'Jackpot',
    LIVE_DEALER: 'Người chia bài trực tiếp',
    PROVABLY_FAIR: 'Kiểm chứng công bằng',
  },
};
