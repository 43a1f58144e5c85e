import type { common as en } from '../en/common.ts';
import type { Translated } from '../translated.ts';

export const common: Translated<typeof en> = {
  close: 'Đóng',
  retry: 'Thử lại',
  viewAll: 'Xem tất cả',
  newPassword: 'Mật khẩu mới',
  loggedIn: 'Bạn đã đăng nhập',
  loading: 'Đang tải',
  dismiss: 'Đóng',
  understood: 'Đã hiểu',
  otherDomains: 'Bạn cũng có thể vào trang qua địa chỉ khác',
  unreachable: 'Trang chưa phản hồi. Số dư và các cược đang mở của bạn không bị ảnh hưởng.',
  previous: 'Trước',
  next: 'Sau',
  showPassword: 'Hiện mật khẩu',
  games_other: '{{count, number}} trò chơi',
  providers_other: '{{count, number}} nhà cung cấp',
  category: {
    INHOUSE: 'Tự phát triển',
    ELOTT: 'Xổ số điện tử',
    LOTT: 'Xổ số',
    LIVE: 'Casino trực tiếp',
    SPORTS: 'Thể thao',
    FISH: 'Bắn cá',
    RNG: 'Nổ hũ',
    PVP: 'Game bài',
    ESPORTS: 'Esports',
  },
  game: {
    name: '{{game}}, {{provider}}',
    hot: 'Hot',
    new: 'Mới',
    favourite: 'Yêu thích: {{game}}',
    addFavourite: 'Thêm vào yêu thích',
    removeFavourite: 'Bỏ khỏi yêu thích',
    maintenance: 'Đang bảo trì',
    backAt: 'Mở lại lúc {{time}}',
  },
  trial: {
    title: 'Cần tài khoản chính thức',
    body: 'Tài khoản dùng thử chưa mở được mục này. Đăng ký mất khoảng một phút.',
  },
  notFound: {
    title: 'Không có trang này',
    body: 'Có thể địa chỉ bị gõ nhầm hoặc trang đã được chuyển đi.',
    action: 'Về trang chủ',
  },
  crash: {
    title: 'Chưa mở được trang này',
    body: 'Đã có lỗi từ phía chúng tôi. Số dư và các cược đang mở của bạn không bị ảnh hưởng.',
  },
};
