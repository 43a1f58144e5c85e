import type { session as en } from '../en/session.ts';
import type { Translated } from '../translated.ts';

export const session: Translated<typeof en> = {
  title: 'Đăng nhập',
  createAccount: 'Đăng ký',
  ways: 'Đăng nhập hoặc đăng ký',
  loginWays: 'Cách đăng nhập',
  byUsername: 'Tên đăng nhập',
  bySms: 'Mã SMS',
  tagline: 'Bàn chơi đã lên đèn.',
  taglineText: 'Trò chơi yêu thích, trò chơi gần đây và số dư vẫn ở nguyên chỗ cũ.',
  username: 'Tên đăng nhập',
  password: 'Mật khẩu',
  remember: 'Ghi nhớ đăng nhập',
  forgot: 'Quên mật khẩu?',
  submit: 'Đăng nhập',
  newHere: 'Bạn chưa có tài khoản?',
  or: 'hoặc tiếp tục với',
  back: 'Quay lại',
  freeTrial: 'Chơi thử miễn phí',
  adultsOnly: 'Chỉ dành cho người từ 18 tuổi. Hãy chơi trong giới hạn của bạn.',
  loginFirst: 'Vui lòng đăng nhập trước',
  passwordChanged: 'Đã đổi mật khẩu. Vui lòng đăng nhập bằng mật khẩu mới.',
  newLocation: {
    title: 'Bạn đang đăng nhập từ nơi mới',
    body: 'Chúng tôi gửi mã đến số {{number}} để chắc chắn đó là bạn.',
    confirm: 'Xác nhận',
  },
  twoStep: {
    title: 'Còn một bước nữa',
    over: 'Đã quá thời gian hoặc nhập sai mã quá nhiều lần. Vui lòng đăng nhập lại.',
  },
  replace: {
    title: 'Tiếp tục với tài khoản {{account}}?',
    body: 'Bạn đang đăng nhập bằng tài khoản {{current}}. Phiên đó sẽ kết thúc.',
    stay: 'Ở lại {{current}}',
    confirm: 'Tiếp tục',
  },
};
