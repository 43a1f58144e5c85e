import type { menu as en } from '../en/menu.ts';
import type { Translated } from '../translated.ts';

export const menu: Translated<typeof en> = {
  liveChat: 'Trò chuyện trực tuyến',
  vipDesk: 'Chăm sóc khách hàng VIP',
  feedback: 'Gửi góp ý',
  unread_other: '{{count, number}} tin chưa đọc',
  about: 'Thông tin nền tảng',
  announcements: 'Thông báo',
  help: 'Trung tâm trợ giúp',
  download: 'Cài ứng dụng',
  enlarge: 'Phóng to mã QR cho {{platform}}',
};
