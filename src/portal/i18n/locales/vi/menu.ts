import type { menu as en } from '../en/menu.ts';
import type { Translated } from '../translated.ts';

export const menu: Translated<typeof en> = {
  customerService: 'Chăm sóc khách hàng',
  about: 'Thông tin nền tảng',
  help: 'Trung tâm trợ giúp',
  enlarge: 'Phóng to mã QR cho {{platform}}',
  code: 'Mã QR cho {{platform}}',
  noApp: 'Ở đây chưa có ứng dụng để tải.',
};
