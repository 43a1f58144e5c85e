import type { menu as en } from '../en/menu.ts';
import type { Translated } from '../translated.ts';

export const menu: Translated<typeof en> = {
  customerService: 'Chăm sóc khách hàng',
  about: 'Thông tin nền tảng',
  announcements: 'Thông báo',
  help: 'Trung tâm trợ giúp',
  download: 'Cài ứng dụng',
  enlarge: 'Phóng to mã QR cho {{platform}}',
};
