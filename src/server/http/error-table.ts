import type { ErrorCode, Language } from '../../../generated/server/model/index.ts';

/** How an error is answered: its status, and a sentence for the user in each language. */
type ErrorEntry = { readonly status: number } & Readonly<Record<Language, string>>;

/** One entry for each code of the contract; a code without one does not compile. */
export const errorTable = {
  validation_failed: {
    status: 400,
    EN: 'Please check the highlighted fields.',
    VI: 'Vui lòng kiểm tra lại các ô được đánh dấu.',
  },
  unauthenticated: { status: 401, EN: 'Please log in first', VI: 'Vui lòng đăng nhập trước' },
  session_expired: { status: 401, EN: 'Please log in first', VI: 'Vui lòng đăng nhập trước' },
  forbidden: {
    status: 403,
    EN: 'Your account may not do this.',
    VI: 'Tài khoản của bạn không được phép làm việc này.',
  },
  merchant_unknown: {
    status: 403,
    EN: 'This address does not serve that brand. Please contact customer service.',
    VI: 'Địa chỉ này không phục vụ thương hiệu đó. Vui lòng liên hệ chăm sóc khách hàng.',
  },
  invalid_domain: {
    status: 403,
    EN: 'This address is not valid. Please contact customer service.',
    VI: 'Địa chỉ không hợp lệ. Vui lòng liên hệ chăm sóc khách hàng.',
  },
  ip_restricted: {
    status: 403,
    EN: 'Your address may not visit this site.',
    VI: 'Địa chỉ của bạn không được phép truy cập trang này.',
  },
  region_restricted: {
    status: 403,
    EN: 'This site is not available in your region.',
    VI: 'Trang này chưa phục vụ khu vực của bạn.',
  },
  in_need_true_account: {
    status: 403,
    EN: 'This needs a full account. It takes a minute',
    VI: 'Mục này cần tài khoản chính thức. Chỉ mất một phút',
  },
  not_found: { status: 404, EN: 'We could not find what you asked for.', VI: 'Không tìm thấy nội dung bạn cần.' },
  method_not_allowed: {
    status: 405,
    EN: 'This cannot be done at this address.',
    VI: 'Không thể làm việc này tại địa chỉ này.',
  },
  payload_too_large: {
    status: 413,
    EN: 'That is too much data for one request.',
    VI: 'Dữ liệu quá lớn cho một lần gửi.',
  },
  unsupported_media_type: {
    status: 415,
    EN: 'This content type is not accepted here.',
    VI: 'Định dạng dữ liệu này không được chấp nhận.',
  },
  rate_limited: {
    status: 429,
    EN: 'Too many requests. Please wait a moment.',
    VI: 'Bạn thao tác quá nhanh. Vui lòng chờ một lát.',
  },
  invalid_credentials: {
    status: 401,
    EN: 'Account or password incorrect',
    VI: 'Tài khoản hoặc mật khẩu chưa đúng',
  },
  account_locked: {
    status: 403,
    EN: 'This account is locked for now. Please try again in 15 minutes.',
    VI: 'Tài khoản đang tạm khóa. Vui lòng thử lại sau 15 phút.',
  },
  account_disabled: {
    status: 403,
    EN: 'This account is closed. Please contact customer service.',
    VI: 'Tài khoản này đã đóng. Vui lòng liên hệ chăm sóc khách hàng.',
  },
  error_not_member: {
    status: 403,
    EN: 'This account cannot log in on the member site.',
    VI: 'Tài khoản này không đăng nhập được ở trang hội viên.',
  },
  error_not_agent: {
    status: 403,
    EN: 'This account cannot log in on the agent site.',
    VI: 'Tài khoản này không đăng nhập được ở trang đại lý.',
  },
  login_type_unavailable: {
    status: 403,
    EN: 'This way to log in is not available.',
    VI: 'Cách đăng nhập này hiện không dùng được.',
  },
  encryption_required: {
    status: 400,
    EN: 'This must be sent encrypted.',
    VI: 'Dữ liệu này phải được gửi ở dạng mã hóa.',
  },
  encryption_invalid: {
    status: 400,
    EN: 'The encrypted message could not be read. Please reload the page.',
    VI: 'Không đọc được dữ liệu mã hóa. Vui lòng tải lại trang.',
  },
  free_play_unavailable: {
    status: 403,
    EN: 'Free play is not available.',
    VI: 'Chơi thử hiện không dùng được.',
  },
  game_maintenance: { status: 503, EN: 'This game is under maintenance.', VI: 'Trò chơi này đang bảo trì.' },
  maintenance: { status: 503, EN: 'System maintenance', VI: 'Hệ thống đang bảo trì' },
  unavailable: {
    status: 503,
    EN: 'Connection problem, please try again',
    VI: 'Lỗi kết nối, vui lòng thử lại',
  },
  system_error: { status: 500, EN: 'System error', VI: 'Lỗi hệ thống' },
  not_implemented: { status: 501, EN: 'This is not available yet.', VI: 'Chức năng này chưa sẵn sàng.' },
  conflict: {
    status: 409,
    EN: 'Something changed in the meantime. Please look again and retry.',
    VI: 'Dữ liệu đã thay đổi. Vui lòng xem lại rồi thử lại.',
  },
  idempotency_conflict: {
    status: 409,
    EN: 'This request was already sent with other content. Please reload the page.',
    VI: 'Yêu cầu này đã được gửi với nội dung khác. Vui lòng tải lại trang.',
  },
  insufficient_balance: { status: 422, EN: 'Your balance is not enough for this.', VI: 'Số dư của bạn không đủ.' },
  payment_password_wrong: {
    status: 422,
    EN: 'The payment password is not correct.',
    VI: 'Mật khẩu thanh toán chưa đúng.',
  },
  verification_code_wrong: { status: 422, EN: 'The verification code is not correct.', VI: 'Mã xác minh chưa đúng.' },
  verification_code_expired: {
    status: 422,
    EN: 'The verification code has expired. Please ask for a new one.',
    VI: 'Mã xác minh đã hết hạn. Vui lòng lấy mã mới.',
  },
  promotion_unavailable: { status: 422, EN: 'This promotion is not open.', VI: 'Khuyến mãi này hiện không mở.' },
  promotion_not_eligible: {
    status: 422,
    EN: 'You do not meet the conditions of this promotion yet.',
    VI: 'Bạn chưa đủ điều kiện nhận khuyến mãi này.',
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
  payment_password_not_set: {
    status: 422,
    EN: 'Please set a payment password first.',
    VI: 'Vui lòng đặt mật khẩu thanh toán trước.',
  },
} as const satisfies Record<ErrorCode, ErrorEntry>;
