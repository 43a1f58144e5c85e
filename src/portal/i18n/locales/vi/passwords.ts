import type { passwords as en } from '../en/passwords.ts';
import type { Translated } from '../translated.ts';

export const passwords: Translated<typeof en> = {
  new: 'Mật khẩu mới',
  old: 'Mật khẩu hiện tại',
  confirm: 'Nhập lại mật khẩu',
  save: 'Lưu mật khẩu',
  otherDevices: 'Mọi thiết bị khác đều bị đăng xuất',
  change: {
    title: 'Mật khẩu của bạn đã hết hạn. Vui lòng đặt mật khẩu mới.',
    chosen: 'Đặt mật khẩu mới',
    account: 'Tài khoản',
    signOut: 'Đăng xuất',
  },
  forgot: {
    title: 'Quên mật khẩu',
    ways: 'Cách đặt mật khẩu mới',
    byEmail: 'Email',
    byMobile: 'Số điện thoại',
    emailLead: 'Chúng tôi gửi liên kết đến địa chỉ email của tài khoản.',
    mobileLead: 'Chúng tôi gửi mã đến số điện thoại của tài khoản.',
    username: 'Tên đăng nhập',
    email: 'Email',
    send: 'Gửi liên kết',
    logIn: 'Đặt mật khẩu và đăng nhập',
    help: 'Hỏi chăm sóc khách hàng',
    done: 'Đã đặt mật khẩu mới và đăng nhập',
  },
  in_been_out: {
    title: 'Vui lòng kiểm tra hộp thư',
    body: 'Nếu địa chỉ này thuộc về tài khoản, liên kết đặt mật khẩu mới đang được gửi đến. Liên kết dùng được một lần, trong {{minutes}} phút.',
    submit: 'Gửi',
  },
  reset: {
    title: 'Đặt mật khẩu mới',
    lead: 'Liên kết chỉ dùng được một lần.',
    noTicket: 'Địa chỉ này thiếu liên kết trong email của bạn.',
    another: 'Xin liên kết mới',
    doneTitle: 'Đã đặt mật khẩu mới',
    doneBody: 'Bạn đã được đăng xuất ở mọi nơi. Hãy đăng nhập bằng mật khẩu mới.',
  },
};
