import type { download as en } from '../en/download.ts';
import type { Translated } from '../translated.ts';

export const download: Translated<typeof en> = {
  title: 'Tải ứng dụng',
  platforms: 'Nền tảng',
  headline: 'Sảnh chơi ngay trong tầm tay',
  text: 'Cùng tài khoản, số dư và hạn mức. Trang cũng hoạt động đầy đủ trong trình duyệt.',
  code: 'Mã QR cho {{platform}}',
  action: 'Tải cho {{platform}}',
  copy: 'Sao chép liên kết',
  copied: 'Đã sao chép liên kết',
  none: 'Chưa có ứng dụng cho {{platform}}. Trang hoạt động đầy đủ trong trình duyệt.',
  android: {
    scan: { title: 'Quét hoặc bấm', text: 'Hướng máy ảnh vào mã, hoặc bấm nút tải trên điện thoại.' },
    allow: { title: 'Cho phép nguồn', text: 'Cài đặt, Bảo mật, rồi cho phép trình duyệt của bạn lần này.' },
    install: { title: 'Cài đặt', text: 'Mở tệp vừa tải rồi bấm Cài đặt.' },
    logIn: { title: 'Đăng nhập', text: 'Dùng tên đăng nhập hoặc số di động {{brand}} của bạn.' },
  },
  ios: {
    scan: { title: 'Quét hoặc bấm', text: 'Hướng máy ảnh vào mã, hoặc bấm nút tải trong Safari.' },
    allow: { title: 'Cho phép hồ sơ', text: 'Bấm Cho phép khi Safari hỏi có tải hồ sơ cấu hình không.' },
    install: { title: 'Cài đặt', text: 'Cài đặt, Đã tải về hồ sơ, rồi bấm Cài đặt.' },
    logIn: { title: 'Đăng nhập', text: 'Dùng tên đăng nhập hoặc số di động {{brand}} của bạn.' },
  },
};
