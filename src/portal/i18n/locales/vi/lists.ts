import type { lists as en } from '../en/lists.ts';
import type { Translated } from '../translated.ts';

export const lists: Translated<typeof en> = {
  range: {
    label: 'Thời gian',
    first: 'Từ ngày',
    last: 'Đến ngày',
    zone: 'Tính ngày theo {{offset}}',
    order: 'Ngày cuối đứng trước ngày đầu',
    length: 'Mỗi lần xem tối đa 92 ngày',
    correct: 'Chọn ngày đầu và ngày cuối',
    correctBody: 'Danh sách sẽ hiện ngay khi khoảng thời gian ở trên được chọn đủ.',
    name: {
      today: 'Hôm nay',
      yesterday: 'Hôm qua',
      week: '7 ngày',
      month: '30 ngày',
      custom: 'Chọn ngày',
    },
  },
  failed: 'Chưa tải được mục này',
  period: '{{first}} đến {{last}}',
  search: 'Tìm',
  sort: 'Sắp xếp theo',
  up: '{{column}}, tăng dần',
  down: '{{column}}, giảm dần',
  showing: '{{first, number}} đến {{last, number}} trên {{count, number}}',
  pages: 'Các trang',
  page: 'Trang {{page, number}}',
  reset: 'Bỏ bộ lọc',
  longest: 'Xem 92 ngày gần đây',
  totals: 'Tổng',
  scroll: '{{list}}, cuộn ngang để xem thêm',
  print: 'In',
  record: {
    timeline: 'Tiến trình',
    audit: 'Lịch sử thay đổi',
    by: 'bởi {{name}}',
  },
  export: {
    start: 'Xuất CSV',
    running: 'Đang xuất {{rows, number}} trên {{count, number}}',
    cancel: 'Hủy xuất',
    done_other: 'Đã xuất {{count, number}} dòng',
    cancelled: 'Đã hủy xuất. Chưa có tệp nào được lưu.',
    failed: '{{reason}}. Việc xuất đã dừng và chưa có tệp nào được lưu.',
  },
};
