import type { winners as en } from '../en/winners.ts';
import type { Translated } from '../translated.ts';

export const winners: Translated<typeof en> = {
  title: 'Thắng gần đây',
  winners: 'Người thắng',
  all: 'Tất cả người thắng',
  period: 'Khoảng thời gian',
  periods: { today: 'Hôm nay', week: 'Tuần', month: 'Tháng' },
  order: 'Thứ tự',
  orders: { highest: 'Cao nhất', latest: 'Mới nhất' },
  who: '{{name}}, {{time}}',
  play: 'Chơi {{game}}',
  rank: 'Hạng',
  nickname: 'Người chơi',
  game: 'Trò chơi',
  amount: 'Tiền thắng',
  time: 'Thời gian',
  none: {
    today: 'Hôm nay chưa có ai thắng.',
    week: 'Tuần này chưa có ai thắng.',
    month: 'Tháng này chưa có ai thắng.',
  },
  noneBody: 'Ván thắng hiện ở đây khoảng một phút sau khi trả thưởng.',
  failed: 'Chưa tải được danh sách người thắng',
  failedBody: 'Các ván thắng của bạn vẫn nằm trong lịch sử của bạn.',
  note: 'Tên được che bớt. Ván thắng là ván trả nhiều hơn tiền cược; số tiền là phần lãi sau khi trừ tiền cược.',
};
