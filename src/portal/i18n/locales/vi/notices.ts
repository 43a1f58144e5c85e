import type { notices as en } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

export const notices: Translated<typeof en> = {
  title: 'Thông báo',
};
