import type { ErrorEntries } from './error-entry.ts';

/** Games, rounds, lotteries. */
export const playErrors = {
  game_maintenance: { status: 503, EN: 'This game is under maintenance.', VI: 'Trò chơi này đang bảo trì.' },
  odds_changed: {
    status: 409,
    EN: 'The odds have changed. Please look at your slip again.',
    VI: 'Tỷ lệ cược đã thay đổi. Vui lòng xem lại phiếu cược.',
  },
  draw_closed: { status: 422, EN: 'Sales for this draw have closed', VI: 'Kỳ quay này đã đóng cược' },
  bet_limit_exceeded: {
    status: 422,
    EN: 'This is more than the limit for this bet.',
    VI: 'Mức cược vượt quá giới hạn cho phép.',
  },
  bet_not_cancellable: { status: 422, EN: 'This bet can no longer be cancelled.', VI: 'Không thể hủy cược này nữa.' },
  play_limit_reached: {
    status: 422,
    EN: 'You have reached a limit that you set for yourself.',
    VI: 'Bạn đã đạt giới hạn do chính bạn đặt ra.',
  },
  birthday_required: {
    status: 422,
    EN: 'Please add your date of birth first.',
    VI: 'Vui lòng bổ sung ngày sinh trước.',
  },
  round_not_open: { status: 422, EN: 'This round cannot be played any further.', VI: 'Ván này không thể chơi tiếp.' },
  round_expired: {
    status: 422,
    EN: 'This round was not started in time. Please start again.',
    VI: 'Ván này đã quá hạn bắt đầu. Vui lòng bắt đầu lại.',
  },
  draw_not_enterable: {
    status: 422,
    EN: 'This draw cannot take a result now.',
    VI: 'Kỳ quay này hiện không nhận kết quả.',
  },
  draw_result_invalid: {
    status: 422,
    EN: "These numbers do not fit the draw's prize table.",
    VI: 'Các số này không khớp với bảng giải của kỳ quay.',
  },
  launch_token_invalid: {
    status: 422,
    EN: 'The game could not be opened. Please start it again.',
    VI: 'Không mở được trò chơi. Vui lòng vào lại.',
  },
  play_token_expired: {
    status: 422,
    EN: 'Your game session has ended. Please start the game again.',
    VI: 'Phiên chơi đã kết thúc. Vui lòng vào lại trò chơi.',
  },
  transaction_rolled_back: {
    status: 409,
    EN: 'This transaction has been rolled back.',
    VI: 'Giao dịch này đã được hoàn lại.',
  },
  rollback_not_possible: {
    status: 422,
    EN: 'This transaction cannot be rolled back.',
    VI: 'Không thể hoàn lại giao dịch này.',
  },
} as const satisfies Partial<ErrorEntries>;
