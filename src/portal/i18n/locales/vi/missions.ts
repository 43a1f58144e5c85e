import type { missions as en } from '../en/missions.ts';
import type { Translated } from '../translated.ts';

export const missions: Translated<typeof en> = {
  state: { open: 'Đang làm', claimable: 'Đã đạt', claimed: 'Đã nhận', expired: 'Đã kết thúc' },
  reward: 'Phần thưởng: {{reward}}',
  progress: '{{progress}} trên {{target}}',
  until: 'Đến {{time}}',
  stays: 'Không thời hạn',
  claim: 'Nhận thưởng',
  claimOf: 'Nhận thưởng: {{title}}',
  given: 'Bạn đã nhận phần thưởng của “{{title}}”',
  failed: 'Chưa tải được nhiệm vụ',
  empty: 'Hiện chưa có nhiệm vụ nào',
  emptyText: 'Nhiệm vụ mới sẽ hiện ở đây.',
  board: 'Ai hoàn thành nhiều nhiệm vụ nhất',
  period: 'Thời gian',
  periods: { day: 'Hôm nay', week: 'Tuần này', month: 'Tháng này' },
  place: 'Hạng',
  name: 'Người chơi',
  score: 'Nhiệm vụ',
  me_other: 'Bạn đứng hạng {{place}} với {{count, number}} nhiệm vụ.',
  boardEmpty: 'Chưa có ai hoàn thành nhiệm vụ',
  boardEmptyText: 'Người đầu tiên trong thời gian này sẽ dẫn đầu.',
};
