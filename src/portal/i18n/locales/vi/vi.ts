import type { notices as enNotices } from '../en/en.ts';
import type { errors as enErrors } from '../en/errors.ts';
import type { Translated } from '../translated.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { shell } from './shell.ts';

const errors: Translated<typeof enErrors> = {
  unknown: 'Lỗi hệ thống',
  connection: 'Lỗi kết nối, vui lòng thử lại',
  slow: 'Trang tải chậm, vui lòng kiểm tra mạng',
  requestId: 'Yêu cầu {{id}}',
  rate_limited_for: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {{minutes, number}} phút.',
  insecure_context: 'Mật khẩu chỉ được gửi qua kết nối an toàn. Hãy mở trang này bằng https.',
  game_maintenance: 'Trò chơi này đang bảo trì.',
  self_excluded_until: 'Bạn đang tạm nghỉ đến {{until}}. Không thể hủy hay rút ngắn; sau đó bạn có thể đăng nhập lại.',
  self_excluded_for_good: 'Bạn đã khóa tài khoản vĩnh viễn. Vui lòng liên hệ chăm sóc khách hàng về số dư của bạn.',
};

const notices: Translated<typeof enNotices> = {
  title: 'Thông báo',
};

/** The texts of the first page in this language, by area. The lazy areas load with the code that shows them. */
export const vi = { common, errors, home, lobby, notices, shell };
