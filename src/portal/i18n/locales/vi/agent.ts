import type { agent as en } from '../en/agent.ts';
import type { Translated } from '../translated.ts';

export const agent: Translated<typeof en> = {
  news: {
    search: 'Từ trong tiêu đề',
    find: 'Tìm',
    clear: 'Xem 30 ngày qua',
    emptyTitle: 'Chưa có thông báo nào',
    emptyBody: 'Tin dành cho đại lý nằm ở đây. Trong thời gian này, hoặc với những từ này, chưa có tin nào.',
  },
};
