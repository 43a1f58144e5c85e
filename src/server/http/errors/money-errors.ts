import type { ErrorEntries } from './error-entry.ts';

/** The account and its money. */
export const moneyErrors = {
  insufficient_balance: { status: 422, EN: 'Your balance is not enough for this.', VI: 'Số dư của bạn không đủ.' },
  payment_password_wrong: {
    status: 422,
    EN: 'The payment password is not correct.',
    VI: 'Mật khẩu thanh toán chưa đúng.',
  },
  already_set: { status: 409, EN: 'This has been set already.', VI: 'Mục này đã được thiết lập.' },
  contact_in_use: {
    status: 409,
    EN: 'This e-mail address or mobile number belongs to another account.',
    VI: 'Email hoặc số điện thoại này thuộc về tài khoản khác.',
  },
  account_in_use: {
    status: 409,
    EN: 'This bank account or e-wallet is already bound.',
    VI: 'Tài khoản ngân hàng hoặc ví điện tử này đã được liên kết.',
  },
  account_busy: {
    status: 409,
    EN: 'A withdrawal to this account is still under way.',
    VI: 'Đang có lệnh rút tiền về tài khoản này.',
  },
  account_limit_reached: {
    status: 422,
    EN: 'You cannot bind more accounts. Remove one first.',
    VI: 'Bạn không thể liên kết thêm. Hãy gỡ một tài khoản trước.',
  },
  field_locked: {
    status: 422,
    EN: 'This can only be changed by customer service.',
    VI: 'Chỉ chăm sóc khách hàng mới đổi được mục này.',
  },
  payee_name_required: {
    status: 422,
    EN: 'Please enter your full name in your profile first.',
    VI: 'Vui lòng điền họ tên trong hồ sơ trước.',
  },
  age_too_low: { status: 422, EN: 'You are not old enough to play here.', VI: 'Bạn chưa đủ tuổi để chơi tại đây.' },
  payment_password_not_set: {
    status: 422,
    EN: 'Please set a payment password first.',
    VI: 'Vui lòng đặt mật khẩu thanh toán trước.',
  },
  contact_missing: {
    status: 422,
    EN: 'Please bind an e-mail address or a mobile number first.',
    VI: 'Vui lòng liên kết email hoặc số điện thoại trước.',
  },
  amount_out_of_range: { status: 422, EN: 'The amount is outside the limits.', VI: 'Số tiền nằm ngoài hạn mức.' },
  method_unavailable: {
    status: 422,
    EN: 'This way to pay is not available now.',
    VI: 'Cách thanh toán này hiện không dùng được.',
  },
  team_messages_used_up: {
    status: 422,
    EN: 'You have sent all the messages of today. You can write again tomorrow.',
    VI: 'Bạn đã gửi hết số tin nhắn của hôm nay. Ngày mai bạn có thể gửi tiếp.',
  },
  vault_full: {
    status: 422,
    EN: 'You cannot open more locks. Wait until one of them ends.',
    VI: 'Bạn không thể khóa thêm. Hãy chờ một khoản đến hạn.',
  },
  deposit_limit_reached: {
    status: 422,
    EN: 'This would pass your deposit limit.',
    VI: 'Số tiền này vượt hạn mức nạp của bạn.',
  },
  debt_open: {
    status: 422,
    EN: 'A debt is open. What comes into the main wallet pays it first.',
    VI: 'Tài khoản còn nợ. Tiền vào ví chính sẽ trả nợ trước.',
  },
  withdrawal_limit_reached: {
    status: 422,
    EN: "This would pass today's limit for withdrawals.",
    VI: 'Lệnh này vượt hạn mức rút trong ngày.',
  },
} as const satisfies Partial<ErrorEntries>;
