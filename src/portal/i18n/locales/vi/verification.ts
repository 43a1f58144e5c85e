import type { verification as en } from '../en/verification.ts';
import type { Translated } from '../translated.ts';

export const verification: Translated<typeof en> = {
  title: 'Kiểm tra nhanh',
  slide: 'Trượt đến chỗ trống',
  slideLabel: 'Trượt mảnh ghép vào chỗ trống',
  slid: '{{x}} trên {{most}}',
  keys: 'Có thể dùng phím mũi tên, Enter để xác nhận.',
  anotherPicture: 'Hình khác',
  withoutPicture: 'Kiểm tra không cần hình',
  cancel: 'Hủy kiểm tra',
  checking: 'Đang kiểm tra, vui lòng chờ',
  checked: 'Đã kiểm tra không cần hình',
  captcha: 'Mã xác nhận',
  newCaptcha: 'Đổi hình khác',
  withoutCaptcha: 'Kiểm tra không cần hình',
  code: 'Mã xác minh',
  codeExample: 'Mã',
  sendCode: 'Gửi mã',
  codeSent: 'Đã gửi mã ({{seconds}}s)',
  codeOnItsWay: 'Mã đang được gửi đến bạn',
  wait: 'Chờ {{seconds}}s',
  notSent: 'Chưa gửi được mã',
  appOrRecovery: 'Mã ứng dụng hoặc mã khôi phục',
  mobile: 'Số điện thoại',
  dialingCode: 'Mã quốc gia',
};
