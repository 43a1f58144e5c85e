import type { errors as en } from '../en/errors.ts';
import type { Translated } from '../translated.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { notices } from './notices.ts';
import { shell } from './shell.ts';

const errors: Translated<typeof en> = {
  unknown: 'Lỗi hệ thống',
  connection: 'Lỗi kết nối, vui lòng thử lại',
  slow: 'Trang tải chậm, vui lòng kiểm tra mạng',
  requestId: 'Yêu cầu {{id}}',
  login_first: 'Vui lòng đăng nhập trước',
  merchant_unknown: 'Địa chỉ này không phục vụ thương hiệu đó. Vui lòng liên hệ chăm sóc khách hàng.',
  invalid_domain: 'Địa chỉ không hợp lệ. Vui lòng liên hệ chăm sóc khách hàng.',
  ip_restricted: 'Địa chỉ của bạn không được phép truy cập trang này.',
  region_restricted: 'Trang này chưa phục vụ khu vực của bạn.',
  rate_limited: 'Bạn thao tác quá nhanh. Vui lòng chờ một lát.',
  rate_limited_for: 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {{minutes, number}} phút.',
  maintenance: 'Hệ thống đang bảo trì',
};

/** The texts of the first page in this language, by area. The lazy areas load with the code that shows them. */
export const vi = { common, errors, home, lobby, notices, shell };
