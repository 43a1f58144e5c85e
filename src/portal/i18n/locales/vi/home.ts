import type { home as en } from '../en/home.ts';
import type { Translated } from '../translated.ts';

export const home: Translated<typeof en> = {
  title: 'Trang chủ',
  offers: 'Ưu đãi',
  carousel: 'trình chiếu',
  slideRole: 'trang trình chiếu',
  slide: 'Ảnh {{number}}',
  pause: 'Tạm dừng trình chiếu',
  resume: 'Tiếp tục trình chiếu',
  categories: 'Thể loại trò chơi',
  live: 'Trực tiếp',
  hotNow: 'Đang được chơi nhiều',
  scrollBack: 'Cuộn về trước',
  scrollOn: 'Cuộn tiếp',
  failedTitle: 'Chưa tải được trò chơi',
  failedBody: 'Kết nối bị gián đoạn. Số dư của bạn không bị ảnh hưởng.',
};
