import type { qr as en } from '../en/qr.ts';
import type { Translated } from '../translated.ts';

export const qr: Translated<typeof en> = {
  android: '{{brand}} cho Android',
  ios: '{{brand}} cho iOS',
  code: 'Mã QR: {{name}}',
  scan: 'Hướng máy ảnh điện thoại của bạn vào mã.',
};
