import type { wagering as en } from '../en/wagering.ts';
import type { Translated } from '../translated.ts';

export const wagering: Translated<typeof en> = {
  title: 'Điều kiện cược',
  of: { bonus: '{{multiple}} lần tiền thưởng', bonus_and_deposit: '{{multiple}} lần tiền nạp và thưởng' },
  days_other: 'Trong {{count}} ngày kể từ khi nhận thưởng.',
  maxStake: 'Mức cược được tính cao nhất là {{amount}}.',
  counts: '{{category}} được tính {{share}}.',
  countsNothing: 'Các loại khác không được tính.',
};
