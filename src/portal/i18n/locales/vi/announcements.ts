import type { announcements as en } from '../en/announcements.ts';
import type { Translated } from '../translated.ts';

export const announcements: Translated<typeof en> = {
  title: 'Thông báo',
  one: 'Thông báo',
  list: 'Tất cả thông báo',
  detail: 'Nội dung thông báo',
  markAllRead: 'Đánh dấu đã đọc',
  unread: 'Chưa đọc',
  back: 'Tất cả thông báo',
  failed: 'Chưa tải được thông báo',
  ticker: {
    label: 'Tin nổi bật',
    pause: 'Tạm dừng tin chạy',
    resume: 'Chạy tiếp',
    next: 'Tin tiếp theo',
  },
  gone: {
    title: 'Thông báo này không còn nữa',
    text: 'Thông báo đã hết hạn hoặc được gỡ xuống.',
  },
  empty: {
    title: 'Chưa có thông báo',
    text: 'Tin của trang sẽ hiển thị ở đây.',
  },
};
