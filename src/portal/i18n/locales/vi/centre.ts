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
  tabs: 'Tiền vào và ra',
  tab: { deposit: 'Nạp tiền', withdraw: 'Rút tiền', transfer: 'Chuyển quỹ' },
  page: {
    securityCenter: 'Tài khoản của tôi',
    profile: 'Hồ sơ',
    playerRank: 'Hạng thành viên',
    transferFund: 'Ví của tôi',
    depositv2: 'Nạp tiền',
    withdraw: 'Rút tiền',
    transferUpline: 'Chuyển cho tuyến trên',
    personalHistoryCopy: 'Lịch sử cược',
    transactionHistory: 'Lịch sử giao dịch',
    personalProfit: 'Lãi lỗ',
    bonusDetails: 'Tiền thưởng',
    rewardCenter: 'Trung tâm phần thưởng',
    messageV2: 'Hộp thư',
    agentAnnouncement: 'Thông báo',
  },
  news: {
    search: 'Từ trong tiêu đề',
    emptyTitle: 'Chưa có thông báo nào',
    emptyBody: 'Tin dành cho đại lý nằm ở đây. Trong thời gian này, hoặc với những từ này, chưa có tin nào.',
  },
};
