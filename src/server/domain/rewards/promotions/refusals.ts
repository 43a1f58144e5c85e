import type { ErrorCode } from '#generated/model/index.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import { Failure } from '#server/shared/failure.ts';

/** Why a member may not join a promotion, or gets nothing from one for a deposit, in words. */
export const refusalWords = {
  soon: { EN: 'It has not begun yet.', VI: 'Khuyến mãi chưa bắt đầu.' },
  over: { EN: 'It has ended.', VI: 'Khuyến mãi đã kết thúc.' },
  joined: { EN: 'You have joined already.', VI: 'Bạn đã tham gia rồi.' },
  day: { EN: 'It runs on another day of the week.', VI: 'Khuyến mãi chỉ diễn ra vào một ngày khác trong tuần.' },
  first: { EN: 'It is for the first deposit of an account.', VI: 'Chỉ dành cho lần nạp đầu tiên của tài khoản.' },
  first_of_day: { EN: 'It is for the first deposit of the day.', VI: 'Chỉ dành cho lần nạp đầu tiên trong ngày.' },
  short: { EN: 'It asks for a larger deposit.', VI: 'Khuyến mãi yêu cầu số tiền nạp lớn hơn.' },
  used_up: { EN: 'All its bonuses have been given.', VI: 'Tiền thưởng của khuyến mãi đã phát hết.' },
  no_deposit: { EN: 'It gives no bonus for a deposit.', VI: 'Khuyến mãi này không thưởng theo lần nạp.' },
  account_age: {
    EN: 'Your account is still too new for it.',
    VI: 'Tài khoản của bạn còn quá mới để tham gia.',
  },
  waiting: {
    EN: 'You had a bonus a short time ago. Please wait before you take another.',
    VI: 'Bạn vừa nhận thưởng gần đây. Vui lòng chờ thêm trước khi nhận khuyến mãi khác.',
  },
  same_person: {
    EN: 'It is given once to each person, and your account cannot take it. Customer service can tell you more.',
    VI: 'Mỗi người chỉ nhận một lần, và tài khoản của bạn không nhận được. Chăm sóc khách hàng có thể giải thích thêm.',
  },
  registration: {
    EN: 'New accounts get it with their registration.',
    VI: 'Tài khoản mới nhận được ngay khi đăng ký.',
  },
  itself: {
    EN: 'Nothing to do: the reward comes automatically and then waits here.',
    VI: 'Bạn không cần làm gì: phần thưởng sẽ tự đến và chờ bạn nhận tại đây.',
  },
} as const satisfies Record<string, Words>;

export type Refusal = keyof typeof refusalWords;

const codes: Readonly<Record<Refusal, ErrorCode>> = {
  soon: 'promotion_unavailable',
  over: 'promotion_unavailable',
  registration: 'promotion_unavailable',
  itself: 'promotion_unavailable',
  no_deposit: 'promotion_unavailable',
  joined: 'promotion_already_joined',
  day: 'promotion_not_eligible',
  first: 'promotion_first_deposit_only',
  first_of_day: 'promotion_first_of_day_only',
  short: 'promotion_deposit_too_small',
  used_up: 'promotion_used_up',
  account_age: 'promotion_account_too_new',
  waiting: 'promotion_waiting',
  same_person: 'promotion_one_per_person',
};

/** The failure that tells the member why. */
export function refusalFailure(refusal: Refusal): Failure {
  return new Failure(codes[refusal]);
}
