import type { agentHome as en } from '../en/agent-home.ts';
import type { Translated } from '../translated.ts';

export const agentHome: Translated<typeof en> = {
  title: 'Đưa người chơi đến {{brand}}, thấy rõ phần của bạn',
  text: 'Đội nhóm, doanh thu cược và hợp đồng của bạn ở cùng một nơi, tính từ chính những ghi chép mà người chơi thấy.',
  loggedIn: 'Bạn đã đăng nhập. Đội nhóm, hợp đồng và thông báo nằm trong trung tâm đại lý, mở từ ảnh đại diện của bạn.',
  join: 'Trở thành đại lý',
  contracts: 'Các loại hợp đồng tại đây',
  contract: {
    dividend: { name: 'Cổ tức', text: 'Một phần khoản thua của đội nhóm trong kỳ, sau khi trừ khoản thắng.' },
    daily: { name: 'Lương ngày', text: 'Trả mỗi ngày theo cược hợp lệ của ngày hôm trước.' },
    hourly: { name: 'Lương giờ', text: 'Trả mỗi giờ theo cược hợp lệ của giờ trước đó.' },
    realtime: { name: 'Lương thời gian thực', text: 'Tính năm phút một lần, ngay khi có cược.' },
  },
};
