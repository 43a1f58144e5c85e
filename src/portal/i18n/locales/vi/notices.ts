import type { notices as en } from '../en/notices.ts';
import type { Translated } from '../translated.ts';

export const notices: Translated<typeof en> = {
  title: 'Thông báo',
  open: 'Mở thông báo: {{title}}',
  pause: 'Tạm dừng thông báo',
  resume: 'Tiếp tục thông báo',
  back: 'Về danh sách',
  unread: 'Chưa đọc',
  emptyTitle: 'Chưa có thông báo',
  emptyBody: 'Tin về kỳ quay, trò chơi và thanh toán sẽ hiện ở đây.',
};
