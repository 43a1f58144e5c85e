import type { ErrorEntries } from './error-entry.ts';

/** Promotions, points, agents, chat. */
export const offerErrors = {
  in_please_information: {
    status: 403,
    EN: 'Chat needs a full account. Please register first.',
    VI: 'Trò chuyện cần tài khoản chính thức. Vui lòng đăng ký trước.',
  },
  chat_unavailable: {
    status: 403,
    EN: 'Chat is not available. Please contact customer service.',
    VI: 'Hiện chưa thể trò chuyện. Vui lòng liên hệ chăm sóc khách hàng.',
  },
  account_type_not_allowed: {
    status: 422,
    EN: 'You cannot make accounts of this type.',
    VI: 'Bạn không thể tạo tài khoản loại này.',
  },
  rebate_too_high: { status: 422, EN: 'The rebate is above your own.', VI: 'Mức hoàn trả cao hơn mức của bạn.' },
  contract_kind_unavailable: {
    status: 403,
    EN: 'This kind of contract is not offered here.',
    VI: 'Loại hợp đồng này không được áp dụng tại đây.',
  },
  contract_party_invalid: {
    status: 422,
    EN: 'Contracts are made with agents directly below you.',
    VI: 'Chỉ ký hợp đồng với đại lý trực tiếp dưới bạn.',
  },
  contract_tiers_invalid: {
    status: 422,
    EN: 'Each tier needs a higher rate than the one before and no lower threshold.',
    VI: 'Mỗi bậc phải có tỷ lệ cao hơn bậc trước và điều kiện không thấp hơn.',
  },
  contract_rate_too_high: { status: 422, EN: 'A rate is above your own.', VI: 'Có mức tỷ lệ cao hơn mức của bạn.' },
  contract_proposal_open: {
    status: 409,
    EN: 'A proposal of this kind to this agent is still open.',
    VI: 'Đề nghị cùng loại gửi đại lý này vẫn đang chờ trả lời.',
  },
  contract_conflicts: {
    status: 409,
    EN: 'This would end other contracts. Please look at them and confirm.',
    VI: 'Việc này sẽ chấm dứt các hợp đồng khác. Vui lòng xem lại và xác nhận.',
  },
  contract_conflicts_changed: {
    status: 409,
    EN: 'The contracts that this would end have changed. Please look again.',
    VI: 'Danh sách hợp đồng sẽ chấm dứt đã thay đổi. Vui lòng xem lại.',
  },
  promotion_unavailable: { status: 422, EN: 'This promotion is not open.', VI: 'Khuyến mãi này hiện không mở.' },
  promotion_not_eligible: {
    status: 422,
    EN: 'You do not meet the conditions of this promotion yet.',
    VI: 'Bạn chưa đủ điều kiện nhận khuyến mãi này.',
  },
  promotion_first_deposit_only: {
    status: 422,
    EN: 'Only a first deposit counts for this promotion, and you have made yours.',
    VI: 'Khuyến mãi này chỉ tính lần nạp đầu tiên, và bạn đã nạp rồi.',
  },
  promotion_first_of_day_only: {
    status: 422,
    EN: "Only the first deposit of a day counts for this promotion, and you have made today's.",
    VI: 'Khuyến mãi này chỉ tính lần nạp đầu tiên trong ngày, và hôm nay bạn đã nạp rồi.',
  },
  promotion_deposit_too_small: {
    status: 422,
    EN: 'This deposit is too small for the promotion.',
    VI: 'Số tiền nạp này quá nhỏ so với điều kiện khuyến mãi.',
  },
  promotion_used_up: {
    status: 422,
    EN: 'All bonuses of this promotion have been given.',
    VI: 'Tiền thưởng của khuyến mãi này đã phát hết.',
  },
  promotion_account_too_new: {
    status: 422,
    EN: 'Your account is still too new for this promotion.',
    VI: 'Tài khoản của bạn còn quá mới để nhận khuyến mãi này.',
  },
  promotion_waiting: {
    status: 422,
    EN: 'You had a bonus a short time ago. Please wait before you take another.',
    VI: 'Bạn vừa nhận thưởng gần đây. Vui lòng chờ thêm trước khi nhận khuyến mãi khác.',
  },
  promotion_one_per_person: {
    status: 422,
    EN: 'It is given once to each person, and your account cannot take it. Customer service can tell you more.',
    VI: 'Mỗi người chỉ nhận một lần, và tài khoản của bạn không nhận được. Chăm sóc khách hàng có thể giải thích thêm.',
  },
  promotion_already_joined: {
    status: 409,
    EN: 'You have already joined this promotion.',
    VI: 'Bạn đã tham gia khuyến mãi này rồi.',
  },
  image_invalid: { status: 422, EN: 'Please choose pictures in PNG or JPG.', VI: 'Vui lòng chọn ảnh PNG hoặc JPG.' },
  image_too_large: { status: 413, EN: 'Each picture may have 5 MB at most.', VI: 'Mỗi ảnh tối đa 5 MB.' },
  reward_unavailable: {
    status: 422,
    EN: 'This reward can no longer be claimed.',
    VI: 'Phần thưởng này không còn nhận được nữa.',
  },
  insufficient_points: {
    status: 422,
    EN: 'You do not have enough points for this.',
    VI: 'Bạn không đủ điểm cho mục này.',
  },
  point_reward_sold_out: { status: 422, EN: 'This reward is sold out.', VI: 'Phần quà này đã hết.' },
  points_amount_invalid: {
    status: 422,
    EN: 'Points are converted in fixed steps. Please check the amount.',
    VI: 'Điểm được đổi theo bậc cố định. Vui lòng kiểm tra lại số điểm.',
  },
} as const satisfies Partial<ErrorEntries>;
