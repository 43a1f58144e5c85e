import type { refusals as en } from '../en/refusals.ts';
import type { Translated } from '../translated.ts';

export const refusals: Translated<typeof en> = {
  mobile_number_invalid: 'Vui lòng nhập số điện thoại hợp lệ.',
  sms_too_many_requests: 'Quá nhiều yêu cầu. Vui lòng thử lại sau 5 phút.',
  sms_quota_exceeded: 'Hôm nay không thể gửi thêm mã.',
  sms_not_allowed: 'Không dùng được mã SMS tại đây.',
  verification_code_wrong: 'Mã xác minh chưa đúng.',
  verification_code_expired: 'Mã xác minh đã hết hạn. Vui lòng lấy mã mới.',
  captcha_check_failed: 'Kiểm tra bảo mật không thành công. Vui lòng làm lại.',
  popup_closed_by_user: 'Cửa sổ đăng nhập đã đóng. Đăng nhập không thành công, vui lòng thử lại.',
  phone_verification_failed: 'Không xác minh được số điện thoại. Vui lòng thử lại.',
  free_play_unavailable: 'Chơi thử hiện không dùng được.',
};
