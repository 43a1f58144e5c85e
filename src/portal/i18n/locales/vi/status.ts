import type { status as en } from '../en/status.ts';
import type { Translated } from '../translated.ts';

export const status: Translated<typeof en> = {
  over: 'HẠN CHẾ TRUY CẬP',
  contact: 'Liên hệ',
  retry: 'Thử lại',
  copy: 'Sao chép thông tin',
  copied: 'Đã sao chép thông tin',
  ip: 'Địa chỉ IP của bạn',
  country: 'Quốc gia',
  unknown: 'Không xác định',
  requestId: 'Yêu cầu',
  playWithin: 'Hãy chơi trong giới hạn của bạn.',
  maintenance: {
    title: 'Bảo trì hệ thống',
    body: 'Chúng tôi đang chỉnh lại sảnh nên tạm tắt đèn. Số dư của bạn vẫn an toàn, vé số đã mua vẫn được trả thưởng đúng giờ.',
    backAt: 'Mở lại lúc',
    timeLeft: 'Còn lại',
  },
  region: {
    title: 'Chưa phục vụ nơi bạn ở',
    body: 'Theo quy định địa phương, chúng tôi không thể cung cấp trò chơi tại khu vực của bạn. Nếu có nhầm lẫn, hãy gửi cho chúng tôi thông tin bên dưới.',
  },
  blocked: {
    title: 'Địa chỉ của bạn bị chặn',
    body: 'Không thể truy cập trang này từ địa chỉ IP của bạn. Nếu có nhầm lẫn, hãy gửi cho chúng tôi thông tin bên dưới.',
  },
};
