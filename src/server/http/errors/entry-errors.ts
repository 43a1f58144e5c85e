import type { ErrorEntries } from './error-entry.ts';

/** Login, registration, codes by SMS, captcha. */
export const entryErrors = {
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
