import type { postLogin as en } from '../en/post-login.ts';
import type { Translated } from '../translated.ts';

export const postLogin: Translated<typeof en> = {
  title: 'Chào mừng {{name}} trở lại',
  last: 'Lần đăng nhập trước',
  place: 'Nơi',
  device: 'Thiết bị',
  unknown: 'Không xác định',
  notYou: 'Không phải bạn?',
  failed_other: 'Từ đó đến nay có {{count, number}} lần đăng nhập vào tài khoản của bạn không thành công.',
  notices: 'Thông báo',
  notice: 'Thông báo {{current}}/{{count}}',
  news: 'Tin từ {{brand}}',
  offToday: 'Hôm nay không hiển thị lại',
  previous: 'Thông báo trước',
  next: 'Thông báo tiếp theo',
  continue: 'Tiếp tục',
  first: {
    title: 'Chào mừng {{name}}',
    body: 'Tài khoản của bạn đã sẵn sàng. Hãy xem qua một vòng: chưa chọn mức cược thì chưa có gì được chơi.',
    limits: 'Trò chơi dành cho người trưởng thành, tốt nhất là trong hạn mức bạn tự chọn trước khi bắt đầu.',
    start: 'Xem một vòng',
    offer: {
      limit: {
        title: 'Đặt hạn mức nạp tiền',
        text: 'Số tiền tối đa bạn nạp trong một ngày, một tuần hay một tháng.',
      },
      profile: {
        title: 'Hoàn tất hồ sơ',
        text: 'Họ tên thật và ngày sinh. Lần nạp đầu tiên sẽ cần đến.',
      },
    },
  },
};
