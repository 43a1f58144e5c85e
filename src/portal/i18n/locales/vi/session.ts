import type { session as en } from '../en/session.ts';
import type { Translated } from '../translated.ts';

export const session: Translated<typeof en> = {
  title: 'Đăng nhập',
  tagline: 'Bàn chơi đã lên đèn.',
  taglineText: 'Trò chơi yêu thích, trò chơi gần đây và số dư vẫn ở nguyên chỗ cũ.',
  username: 'Tên đăng nhập',
  password: 'Mật khẩu',
  captcha: 'Mã xác nhận',
  newCaptcha: 'Đổi hình khác',
  remember: 'Ghi nhớ tôi',
  submit: 'Đăng nhập',
  or: 'hoặc tiếp tục với',
  back: 'Quay lại',
  tooLong: 'Tối đa {{max}} ký tự',
  freeTrial: 'Chơi thử miễn phí',
  adultsOnly: 'Chỉ dành cho người từ 18 tuổi. Hãy chơi trong giới hạn của bạn.',
  required: '{{field}} không được để trống',
  loginFirst: 'Vui lòng đăng nhập trước',
  loggedIn: 'Bạn đã đăng nhập',
  signedOut: 'Bạn đã đăng xuất',
  insecure: 'Mật khẩu chỉ được gửi qua kết nối an toàn. Hãy mở trang này bằng https.',
};
