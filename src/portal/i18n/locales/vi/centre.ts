import type { centre as en } from '../en/centre.ts';
import type { Translated } from '../translated.ts';

export const centre: Translated<typeof en> = {
  member: 'Trung tâm thành viên',
  agent: 'Trung tâm đại lý',
  menu: '{{centre}}: tất cả các mục',
  rank: '{{rank}}, cấp {{level}}',
  agentLine: '{{account}}, {{role}}',
  agentType: {
    general: 'tổng đại lý',
    agent: 'đại lý',
    promoter: 'cộng tác viên',
    subPromoter: 'cộng tác viên cấp dưới',
  },
  unread_other: '{{count, number}} chưa đọc',
  inboxUnread_other: 'Hộp thư, {{count, number}} tin chưa đọc',
  range: {
    label: 'Thời gian',
    first: 'Từ ngày',
    last: 'Đến ngày',
    order: 'Ngày cuối đứng trước ngày đầu',
    length: 'Mỗi lần xem tối đa 92 ngày',
    name: {
      today: 'Hôm nay',
      yesterday: 'Hôm qua',
      week: '7 ngày',
      month: '30 ngày',
      custom: 'Chọn ngày',
    },
  },
  pages: 'Các trang',
  pageNumber: 'Trang {{page}}',
  failed: {
    title: 'Chưa tải được mục này',
    body: 'Tài khoản của bạn không có gì thay đổi.',
  },
  page: {
    securityCenter: 'Tài khoản của tôi',
    profile: 'Hồ sơ',
    playerRank: 'Hạng thành viên',
    transferUpline: 'Chuyển cho tuyến trên',
    messageV2: 'Hộp thư',
    agentAnnouncement: 'Thông báo',
  },
  news: {
    search: 'Từ trong tiêu đề',
    find: 'Tìm',
    clear: 'Xem 30 ngày qua',
    emptyTitle: 'Chưa có thông báo nào',
    emptyBody: 'Tin dành cho đại lý nằm ở đây. Trong thời gian này, hoặc với những từ này, chưa có tin nào.',
  },
};
