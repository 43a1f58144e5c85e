import type { help as en } from '../en/help.ts';
import type { Translated } from '../translated.ts';

export const help: Translated<typeof en> = {
  title: 'Trung tâm trợ giúp',
  question: 'Bạn cần trợ giúp về điều gì?',
  search: 'Tìm trong trung tâm trợ giúp',
  clear: 'Xóa nội dung tìm',
  answers_other: '{{count, number}} câu trả lời',
  found: 'Câu trả lời',
  nothing: {
    title: 'Không tìm thấy câu trả lời',
    text: 'Hãy thử ít từ hơn hoặc từ khác.',
  },
  topics: 'Chủ đề',
  inTopic: 'Trong chủ đề này',
  all: 'Tất cả chủ đề',
  updated: 'Cập nhật {{date}}.',
  minutes_other: 'Đọc {{count, number}} phút',
  noArticle: {
    title: 'Không có bài viết này',
    text: 'Bài viết có thể đã được chuyển đi. Các chủ đề có đủ mọi bài hiện có.',
  },
  failed: 'Chưa tải được trung tâm trợ giúp',
  stuck: {
    title: 'Vẫn chưa rõ?',
    text: 'Luôn có người trả lời, cả ngày lẫn đêm.',
    chat: 'Bắt đầu trò chuyện',
    action: 'Liên hệ',
    feedback: 'Gửi góp ý',
  },
  backTo: 'Về {{brand}}',
};
