import type { security as en } from '../en/security.ts';
import type { Translated } from '../translated.ts';

export const security: Translated<typeof en> = {
  score: 'Mức an toàn: {{score}} trên 100',
  strength: {
    weak: {
      title: 'Tài khoản cần được bảo vệ thêm',
      body: 'Ai biết mật khẩu của bạn đều có thể vào. Hãy hoàn tất các mục chưa thiết lập bên dưới.',
    },
    fair: {
      title: 'Đã có bảo vệ cơ bản',
      body: 'Hãy dùng mật khẩu riêng cho trang này và giữ số điện thoại đã xác nhận.',
    },
    good: { title: 'Được bảo vệ tốt', body: 'Thỉnh thoảng xem lại các thiết bị để nhận ra thiết bị lạ.' },
    strong: { title: 'Mức an toàn cao nhất', body: 'Không còn gì phải thiết lập. Hãy giữ kín mật khẩu của bạn.' },
  },
  item: {
    login_password: { title: 'Mật khẩu đăng nhập', missing: 'Bạn đăng nhập không cần mật khẩu' },
    mobile: { title: 'Số điện thoại', missing: 'Chưa có số được xác nhận' },
    email: { title: 'Email', missing: 'Chưa có địa chỉ nhận liên kết đặt lại mật khẩu' },
  },
  changed: 'Đã đổi {{ago}}',
  renewBody: 'Đã quá thời hạn cho phép. Bạn hãy đặt mật khẩu mới.',
  change: 'Thay đổi',
  on: 'Đã bật',
  renew: 'Cần đổi',
  notSet: 'Chưa thiết lập',
  newPlace: {
    title: 'Đăng nhập từ nơi mới',
    on: 'Chúng tôi hỏi mã SMS trước',
  },
  deviceOn: '{{browser}} trên {{system}}',
  unknownDevice: 'Thiết bị không xác định',
  devices: {
    title: 'Đang đăng nhập',
    this: 'Thiết bị này',
    endOne: 'Đăng xuất khỏi {{device}}',
    endOthers: 'Đăng xuất khỏi mọi nơi khác',
    ended: 'Đã đăng xuất thiết bị đó',
    endedOthers_other: 'Đã đăng xuất {{count, number}} thiết bị',
    askTitle: 'Đăng xuất khỏi mọi nơi khác?',
    askBody: 'Mọi thiết bị khác phải đăng nhập lại, thiết bị này thì không. Cược đang mở không bị ảnh hưởng.',
    keep: 'Giữ nguyên',
  },
  history: {
    title: 'Lịch sử đăng nhập',
    show: 'Hiển thị',
    all: 'Tất cả các lần',
    current: 'Phiên này',
    total_other: '{{count, number}} lần',
    failed_other: '{{count, number}} lần không vào được',
    emptyTitle: 'Không có lần đăng nhập nào trong thời gian này',
    emptyBody:
      'Ở đây bạn thấy tài khoản được đăng nhập khi nào, ở đâu và bằng thiết bị gì. Chọn thời gian dài hơn để xem thêm.',
  },
  outcome: {
    success: 'Đã đăng nhập',
    wrong_password: 'Sai mật khẩu',
    wrong_code: 'Sai mã',
    locked: 'Tạm khóa',
    new_place: 'Đã hỏi mã',
    self_excluded: 'Tự khóa tài khoản',
  },
  method: {
    username: 'Bằng mật khẩu',
    sms: 'Bằng mã SMS',
    google: 'Qua Google',
    facebook: 'Qua Facebook',
    ticket: 'Từ trang đối tác',
    registration: 'Khi đăng ký',
  },
};
