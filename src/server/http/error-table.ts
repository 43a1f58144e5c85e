import { entryErrors } from './errors/entry-errors.ts';
import type { ErrorEntries } from './errors/error-entry.ts';
import { moneyErrors } from './errors/money-errors.ts';
import { offerErrors } from './errors/offer-errors.ts';
import { playErrors } from './errors/play-errors.ts';

/** One entry for each error code of the contract; a missing entry does not compile. */
export const errorTable = {
  validation_failed: {
    status: 400,
    EN: 'Please check the highlighted fields.',
    VI: 'Vui lòng kiểm tra lại các ô được đánh dấu.',
  },
  unauthenticated: { status: 401, EN: 'Please log in first', VI: 'Vui lòng đăng nhập trước' },
  session_expired: { status: 401, EN: 'Please log in first', VI: 'Vui lòng đăng nhập trước' },
  forbidden: {
    status: 403,
    EN: 'Your account may not do this.',
    VI: 'Tài khoản của bạn không được phép làm việc này.',
  },
  merchant_unknown: {
    status: 403,
    EN: 'This address does not serve that brand. Please contact customer service.',
    VI: 'Địa chỉ này không phục vụ thương hiệu đó. Vui lòng liên hệ chăm sóc khách hàng.',
  },
  invalid_domain: {
    status: 403,
    EN: 'This address is not valid. Please contact customer service.',
    VI: 'Địa chỉ không hợp lệ. Vui lòng liên hệ chăm sóc khách hàng.',
  },
  ip_restricted: {
    status: 403,
    EN: 'Your address may not visit this site.',
    VI: 'Địa chỉ của bạn không được phép truy cập trang này.',
  },
  region_restricted: {
    status: 403,
    EN: 'This site is not available in your region.',
    VI: 'Trang này chưa phục vụ khu vực của bạn.',
  },
  in_need_true_account: {
    status: 403,
    EN: 'This needs a full account. It takes a minute',
    VI: 'Mục này cần tài khoản chính thức. Chỉ mất một phút',
  },
  not_found: { status: 404, EN: 'We could not find what you asked for.', VI: 'Không tìm thấy nội dung bạn cần.' },
  method_not_allowed: {
    status: 405,
    EN: 'This cannot be done at this address.',
    VI: 'Không thể làm việc này tại địa chỉ này.',
  },
  payload_too_large: {
    status: 413,
    EN: 'That is too much data for one request.',
    VI: 'Dữ liệu quá lớn cho một lần gửi.',
  },
  unsupported_media_type: {
    status: 415,
    EN: 'This content type is not accepted here.',
    VI: 'Định dạng dữ liệu này không được chấp nhận.',
  },
  rate_limited: {
    status: 429,
    EN: 'Too many requests. Please wait a moment.',
    VI: 'Bạn thao tác quá nhanh. Vui lòng chờ một lát.',
  },
  encryption_required: {
    status: 400,
    EN: 'This must be sent encrypted.',
    VI: 'Dữ liệu này phải được gửi ở dạng mã hóa.',
  },
  encryption_invalid: {
    status: 400,
    EN: 'The encrypted message could not be read. Please reload the page.',
    VI: 'Không đọc được dữ liệu mã hóa. Vui lòng tải lại trang.',
  },
  maintenance: { status: 503, EN: 'System maintenance', VI: 'Hệ thống đang bảo trì' },
  unavailable: {
    status: 503,
    EN: 'Connection problem, please try again',
    VI: 'Lỗi kết nối, vui lòng thử lại',
  },
  system_error: { status: 500, EN: 'System error', VI: 'Lỗi hệ thống' },
  not_implemented: { status: 501, EN: 'This is not available yet.', VI: 'Chức năng này chưa sẵn sàng.' },
  conflict: {
    status: 409,
    EN: 'Something changed in the meantime. Please look again and retry.',
    VI: 'Dữ liệu đã thay đổi. Vui lòng xem lại rồi thử lại.',
  },
  idempotency_conflict: {
    status: 409,
    EN: 'This request was already sent with other content. Please reload the page.',
    VI: 'Yêu cầu này đã được gửi với nội dung khác. Vui lòng tải lại trang.',
  },
  ...entryErrors,
  ...playErrors,
  ...moneyErrors,
  ...offerErrors,
} as const satisfies ErrorEntries;
