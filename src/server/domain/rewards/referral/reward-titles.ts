import type { ReferralRewardKind } from '#generated/model/index.ts';
import type { Words } from '#server/db/schema/bonuses.ts';

/** What a reward for an invited friend is called. */
export const rewardTitles: Readonly<Record<ReferralRewardKind, Words>> = {
  registration: { EN: 'A friend registered', VI: 'Bạn bè đã đăng ký' },
  first_deposit: { EN: "A friend's first deposit", VI: 'Bạn bè nạp tiền lần đầu' },
  turnover: { EN: "Share of a friend's play", VI: 'Thưởng theo mức chơi của bạn bè' },
};
