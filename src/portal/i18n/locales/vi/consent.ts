import type { consent as en } from '../en/consent.ts';
import type { Translated } from '../translated.ts';

export const consent: Translated<typeof en> = {
  title: 'Đếm lượt truy cập',
  text: 'Bạn có đồng ý để chúng tôi đếm lượt truy cập bằng Google Analytics không? Công cụ này đặt cookie và ghi lại những trang bạn mở. Không đồng ý, trang vẫn hoạt động như thường.',
  grant: 'Đồng ý',
  deny: 'Không đếm',
};
