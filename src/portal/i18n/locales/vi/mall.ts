import type { mall as en } from '../en/mall.ts';
import type { Translated } from '../translated.ts';

export const mall: Translated<typeof en> = {
  title: 'Cửa hàng điểm',
  rules: 'Mỗi {{turnover}} cược hợp lệ được một điểm. {{points}} điểm đổi được {{unit}}. Điểm không bao giờ hết hạn.',
  kinds: 'Các loại quà',
  all: 'Tất cả quà',
  kind: { goods: 'Hiện vật', bonus: 'Tiền thưởng', money: 'Tiền mặt' },
  sort: 'Sắp xếp',
  sortBy: { brand: 'Gợi ý', cheapest: 'Ít điểm nhất', dearest: 'Nhiều điểm nhất', newest: 'Mới nhất' },
  points_other: 'điểm',
  left: 'Còn {{count}}',
  soldOut: 'Hết quà',
  hot: 'Hot',
  new: 'Mới',
  empty: 'Hiện chưa có quà nào ở đây',
  emptyText: 'Bạn có thể xem các loại khác.',
  failed: 'Chưa tải được danh sách quà',
  missing: 'Món quà này không còn nữa',
  missingText: 'Cửa hàng còn nhiều món khác.',
  address: 'Gửi đến địa chỉ bạn cung cấp.',
  quantity: 'Mỗi lần tối đa {{count}}.',
  pages: 'Các trang quà',
  previous: 'Trang trước',
  next: 'Trang sau',
  page: 'Trang {{page}}',
};
