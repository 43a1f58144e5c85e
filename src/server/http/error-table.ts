import type { ErrorCode, Language } from '#generated/model/index.ts';
import type { ErrorStatuses } from '#generated/server/error-statuses.ts';

/** Login, registration, codes by SMS, captcha. */
const entryErrors = {
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
  wrong_account: { status: 422, EN: 'Wrong account, please try again', VI: 'Tài khoản chưa đúng, vui lòng thử lại' },
  wrong_password: { status: 422, EN: 'Wrong password, please try again', VI: 'Mật khẩu chưa đúng, vui lòng thử lại' },
  wrong_email: { status: 422, EN: 'Incorrect email', VI: 'Email chưa đúng' },
  account_email_unknown: { status: 422, EN: 'Username/email does not exist', VI: 'Tên đăng nhập/email không tồn tại' },
  passwords_do_not_match: { status: 422, EN: 'Passwords do not match twice', VI: 'Hai mật khẩu không khớp' },
  password_unchanged: {
    status: 422,
    EN: 'The new password must differ from the old one.',
    VI: 'Mật khẩu mới phải khác mật khẩu cũ.',
  },
  payment_password_weak: {
    status: 422,
    EN: 'This payment password is too easy to guess. It must not be a single digit repeated, a row such as 123456 or your birthday.',
    VI: 'Mật khẩu thanh toán này quá dễ đoán. Không dùng một chữ số lặp lại, dãy số liền nhau như 123456 hay ngày sinh của bạn.',
  },
  reset_ticket_invalid: {
    status: 422,
    EN: 'This link has expired or was already used. Please ask for a new one.',
    VI: 'Liên kết đã hết hạn hoặc đã được dùng. Vui lòng lấy liên kết mới.',
  },
  new_ip_verification: {
    status: 403,
    EN: 'You are logging in from a new place. Please confirm it with a code sent to your phone.',
    VI: 'Bạn đăng nhập từ nơi mới. Vui lòng xác minh bằng mã gửi đến điện thoại.',
  },
  two_step_required: {
    status: 403,
    EN: 'Please enter the code of your authenticator app.',
    VI: 'Vui lòng nhập mã của ứng dụng xác thực.',
  },
  self_excluded: {
    status: 403,
    EN: 'You have excluded yourself from play. Please contact customer service.',
    VI: 'Bạn đã tự khóa tài khoản. Vui lòng liên hệ chăm sóc khách hàng.',
  },
  session_ticket_invalid: { status: 401, EN: 'Please log in first', VI: 'Vui lòng đăng nhập trước' },
  social_login_failed: {
    status: 401,
    EN: 'Login failed, please try again',
    VI: 'Đăng nhập không thành công, vui lòng thử lại',
  },
  popup_closed_by_user: {
    status: 422,
    EN: 'The sign-in window was closed. Login failed, please try again.',
    VI: 'Cửa sổ đăng nhập đã đóng. Đăng nhập không thành công, vui lòng thử lại.',
  },
  captcha_required: { status: 422, EN: 'Please enter the captcha', VI: 'Vui lòng nhập mã xác nhận' },
  captcha_wrong: {
    status: 422,
    EN: 'The captcha is not correct. Please try the new one.',
    VI: 'Mã xác nhận chưa đúng. Vui lòng thử mã mới.',
  },
  captcha_check_failed: {
    status: 422,
    EN: 'The security check failed. Please do it again.',
    VI: 'Kiểm tra bảo mật không thành công. Vui lòng làm lại.',
  },
  slider_wrong: {
    status: 422,
    EN: 'The piece is not in its place. Please try again.',
    VI: 'Mảnh ghép chưa đúng chỗ. Vui lòng thử lại.',
  },
  mobile_number_invalid: {
    status: 422,
    EN: 'Please enter a valid phone number.',
    VI: 'Vui lòng nhập số điện thoại hợp lệ.',
  },
  phone_verification_failed: {
    status: 422,
    EN: 'The phone number could not be verified. Please try again.',
    VI: 'Không xác minh được số điện thoại. Vui lòng thử lại.',
  },
  sms_not_allowed: { status: 403, EN: 'Codes by SMS are not available here.', VI: 'Không dùng được mã SMS tại đây.' },
  sms_too_many_requests: {
    status: 429,
    EN: 'Too many requests. Please try again in 5 minutes.',
    VI: 'Quá nhiều yêu cầu. Vui lòng thử lại sau 5 phút.',
  },
  sms_quota_exceeded: { status: 429, EN: 'No more codes can be sent today.', VI: 'Hôm nay không thể gửi thêm mã.' },
  sms_failed: {
    status: 503,
    EN: 'The code could not be sent. Please try again.',
    VI: 'Không gửi được mã. Vui lòng thử lại.',
  },
  registration_unavailable: { status: 403, EN: 'Registration is not available.', VI: 'Hiện chưa thể đăng ký.' },
  username_taken: {
    status: 409,
    EN: 'This username is already taken. Please choose another.',
    VI: 'Tên đăng nhập này đã có người dùng. Vui lòng chọn tên khác.',
  },
  mobile_number_taken: {
    status: 409,
    EN: 'This mobile number is already registered. Please log in.',
    VI: 'Số điện thoại này đã được đăng ký. Vui lòng đăng nhập.',
  },
  invitation_code_error: { status: 422, EN: 'Invalid invitation code', VI: 'Mã mời không hợp lệ' },
  free_play_unavailable: {
    status: 403,
    EN: 'Free play is not available.',
    VI: 'Chơi thử hiện không dùng được.',
  },
  verification_code_wrong: { status: 422, EN: 'The verification code is not correct.', VI: 'Mã xác minh chưa đúng.' },
  verification_code_expired: {
    status: 422,
    EN: 'The verification code has expired. Please ask for a new one.',
    VI: 'Mã xác minh đã hết hạn. Vui lòng lấy mã mới.',
  },
} as const satisfies Partial<ErrorEntries>;

/** An error's status, which is that of the contract's examples, and its sentence for the user in each language. */
type ErrorEntry<Code extends ErrorCode> = {
  readonly status: Code extends keyof ErrorStatuses ? ErrorStatuses[Code] : number;
} & Readonly<Record<Language, string>>;

/** An entry for each error code of the contract. */
type ErrorEntries = { readonly [Code in ErrorCode]: ErrorEntry<Code> };

/** The account and its money. */
const moneyErrors = {
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

/** Promotions, points, agents, chat. */
const offerErrors = {
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

/** Games, rounds, lotteries. */
const playErrors = {
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
    VI: 'Bạn đã đạt hạn mức do chính bạn đặt ra.',
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

/** One entry for each error code of the contract; a missing entry does not compile. */
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
  ...entryErrors,
  ...playErrors,
  ...moneyErrors,
  ...offerErrors,
} as const satisfies ErrorEntries;
