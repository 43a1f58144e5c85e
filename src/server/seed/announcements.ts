import type { TextNoticeType } from '../db/schema/notices.ts';

/** Title and paragraphs; a paragraph that begins with a tag is used unchanged. */
export type Words = readonly [title: string, ...paragraphs: string[]];

export interface SeedAnnouncement {
  readonly type: TextNoticeType;
  readonly EN: Words;
  readonly VI: Words;
}

const of = (type: TextNoticeType, EN: Words, VI: Words): SeedAnnouncement => ({ type, EN, VI });

/** Newest first, within each type. */
export const seedAnnouncements: readonly SeedAnnouncement[] = [
  of(
    'H',
    ['VN North draw closes at 18:00 today', 'Results from 18:15.'],
    ['Xổ số miền Bắc đóng cược lúc 18:00 hôm nay', 'Kết quả từ 18:15.'],
  ),
  of(
    'H',
    ['Lantern Race: three days left', 'The top 500 are paid on Monday.'],
    ['Đua đèn lồng: còn ba ngày', '500 người dẫn đầu nhận thưởng vào thứ Hai.'],
  ),
  of(
    'H',
    ['Harbour Live is being looked after', 'Its tables are back this evening.'],
    ['Harbour Live đang bảo trì', 'Các bàn mở lại vào tối nay.'],
  ),

  of(
    'PU',
    [
      'Play within your limits',
      'Set a limit for deposits, losses or time before you begin. <strong>A lower limit applies immediately</strong>, a higher one after a day.',
    ],
    [
      'Chơi trong giới hạn của bạn',
      'Hãy đặt hạn mức nạp tiền, thua cược hoặc thời gian trước khi chơi. <strong>Hạn mức thấp hơn có hiệu lực ngay</strong>, cao hơn thì sau một ngày.',
    ],
  ),
  of(
    'PU',
    ['Lantern Race is on', 'Every spin on Saffron Play games moves you up. Entry is free.'],
    ['Đua đèn lồng đã bắt đầu', 'Mỗi vòng quay ở trò chơi Saffron Play là một bậc. Tham gia miễn phí.'],
  ),

  of(
    'PR',
    [
      'Welcome bonus for new players',
      'A first credit of bonus money when you register. It is wagered eight times before it can be withdrawn.',
    ],
    ['Thưởng chào mừng thành viên mới', 'Nhận tiền thưởng khi đăng ký. Cần cược tám vòng trước khi rút.'],
  ),
  of(
    'PR',
    ['Weekend points, doubled', 'From Friday 18:00 to Sunday 24:00 every turnover earns twice the points.'],
    ['Cuối tuần nhân đôi điểm', 'Từ 18:00 thứ Sáu đến 24:00 Chủ nhật, mọi cược hợp lệ nhận gấp đôi điểm.'],
  ),
  of(
    'PR',
    ['Invite a friend', 'You earn 0.3% of what your friends play, paid every day.'],
    ['Mời bạn bè', 'Bạn nhận 0.3% trên mức chơi của bạn bè, trả mỗi ngày.'],
  ),

  of(
    'PL',
    [
      'Three new games this week',
      'Neon Saigon, Lotus Tide and Midnight Mask are in the slots lobby.',
      '<ul><li><strong>Neon Saigon</strong>: the city at night, five reels, and a scooter that turns symbols wild.</li><li><strong>Lotus Tide</strong>: slow water, wins that pay from both sides.</li><li><strong>Midnight Mask</strong>: few wins, large ones. Know your limit before you begin.</li></ul>',
      'Return to player and the largest win stand on each game before you start it. <a href="/rng?gameClassify=NEW">See the new games</a>.',
    ],
    [
      'Ba trò chơi mới trong tuần',
      'Neon Saigon, Lotus Tide và Midnight Mask đã có ở sảnh nổ hũ.',
      '<ul><li><strong>Neon Saigon</strong>: thành phố về đêm, năm guồng quay và chiếc xe máy biến biểu tượng thành hoang dã.</li><li><strong>Lotus Tide</strong>: mặt nước êm, thắng tính từ cả hai phía.</li><li><strong>Midnight Mask</strong>: ít khi thắng nhưng thắng lớn. Hãy đặt hạn mức trước khi chơi.</li></ul>',
      'Tỷ lệ hoàn trả và mức thắng cao nhất hiển thị ở mỗi trò trước khi bạn bắt đầu. <a href="/rng?gameClassify=NEW">Xem trò chơi mới</a>.',
    ],
  ),
  of(
    'PL',
    [
      'Withdrawals are paid within 30 minutes',
      'Most withdrawals reach your account within half an hour. Large ones are checked by a person first.',
      '<h2>What changes</h2>',
      'Until now a withdrawal waited for the next full hour. From today it is sent as soon as it is approved.',
      '<table><thead><tr><th scope="col">Way</th><th scope="col">Usual time</th></tr></thead><tbody><tr><td>Bank account</td><td>15 to 30 minutes</td></tr><tr><td>E-wallet</td><td>5 minutes</td></tr></tbody></table>',
      'You follow each step in your account record. <a href="/help#withdrawals">How a withdrawal works</a>.',
    ],
    [
      'Rút tiền trong vòng 30 phút',
      'Phần lớn lệnh rút về tài khoản trong nửa giờ. Lệnh lớn được nhân viên kiểm tra trước.',
      '<h2>Có gì thay đổi</h2>',
      'Trước đây lệnh rút phải chờ đến đầu giờ. Từ hôm nay, lệnh được chuyển ngay khi duyệt xong.',
      '<table><thead><tr><th scope="col">Cách nhận</th><th scope="col">Thời gian thường gặp</th></tr></thead><tbody><tr><td>Tài khoản ngân hàng</td><td>15 đến 30 phút</td></tr><tr><td>Ví điện tử</td><td>5 phút</td></tr></tbody></table>',
      'Bạn theo dõi từng bước trong lịch sử giao dịch. <a href="/help#withdrawals">Rút tiền diễn ra thế nào</a>.',
    ],
  ),
  of(
    'PL',
    [
      'Harbour Live: maintenance today',
      'The studio changes its cameras. Open rounds are settled.',
      'The tables of the other studios stay open. The tiles of Harbour Live show when they are expected back.',
      '<blockquote><p>Nothing has to be done by you. Stakes of rounds that cannot be finished go back.</p></blockquote>',
    ],
    [
      'Harbour Live: bảo trì hôm nay',
      'Phòng quay thay máy quay. Các ván đang mở được thanh toán đầy đủ.',
      'Bàn của các phòng quay khác vẫn mở. Ô của Harbour Live hiển thị thời gian dự kiến mở lại.',
      '<blockquote><p>Bạn không cần làm gì. Tiền cược của ván không thể kết thúc sẽ được hoàn lại.</p></blockquote>',
    ],
  ),
  of(
    'PL',
    ['Draw times of the three regions', 'South 16:15, Central 17:15, North 18:15, every day.'],
    ['Giờ quay ba miền', 'Miền Nam 16:15, miền Trung 17:15, miền Bắc 18:15, mỗi ngày.'],
  ),
  of(
    'PL',
    ['{{brand}} in Vietnamese', 'The whole site speaks Vietnamese now. You find the switch in the side menu.'],
    ['{{brand}} bằng tiếng Việt', 'Toàn bộ trang đã có tiếng Việt. Nút đổi ngôn ngữ nằm ở thanh bên.'],
  ),
  of(
    'PL',
    [
      'How turnover is counted',
      'Settled bets count in full; bets that were cancelled or drawn do not count.',
      '<ol><li>Start with the bonus and its number of times.</li><li>Add each settled stake, as far as the promotion counts that kind of game.</li><li>What is left is shown to the cent.</li></ol>',
      '<a href="/help#turnover">Turnover explained, with an example</a>.',
    ],
    [
      'Cách tính doanh thu cược',
      'Cược đã thanh toán được tính đủ; cược hủy hoặc hòa không được tính.',
      '<ol><li>Bắt đầu từ khoản thưởng và số vòng của nó.</li><li>Cộng từng khoản cược đã thanh toán, theo mức khuyến mãi tính cho loại trò chơi đó.</li><li>Phần còn lại hiển thị chính xác đến từng xu.</li></ol>',
      '<a href="/help#turnover">Doanh thu cược là gì, kèm ví dụ</a>.',
    ],
  ),
  of(
    'PL',
    ['New tables at Mai Studio', 'Two more tables for Xóc Đĩa and one for Bầu Cua.'],
    ['Bàn mới tại Mai Studio', 'Thêm hai bàn Xóc Đĩa và một bàn Bầu Cua.'],
  ),
  of(
    'PL',
    ['Keep your account to yourself', 'We never ask for your password, neither in chat nor on the telephone.'],
    ['Giữ kín tài khoản của bạn', 'Chúng tôi không bao giờ hỏi mật khẩu, dù qua trò chuyện hay điện thoại.'],
  ),
  of(
    'PL',
    ['Light theme', 'A theme for bright rooms: the sun in the header switches to it.'],
    ['Giao diện sáng', 'Dành cho nơi nhiều ánh sáng: bấm biểu tượng mặt trời ở đầu trang.'],
  ),
  of(
    'PL',
    ['Points never expire', 'Points stay until you redeem them, whenever that is.'],
    ['Điểm không hết hạn', 'Điểm được giữ cho đến khi bạn đổi, bất kể khi nào.'],
  ),
  of(
    'PL',
    ['Esports: the season begins', 'Arena Vista and Tempest Five open their books for the autumn season.'],
    ['Thể thao điện tử: khởi tranh mùa mới', 'Arena Vista và Tempest Five mở kèo cho mùa thu.'],
  ),
  of(
    'PL',
    ['Deposits by QR code', 'Scan the code with your wallet’s app; the amount and the reference are filled in.'],
    ['Nạp tiền bằng mã QR', 'Quét mã bằng ứng dụng ví; số tiền và nội dung được điền sẵn.'],
  ),
  of(
    'PL',
    ['Return to player, on every game', 'Slots show their return to player before you start them.'],
    ['Tỷ lệ hoàn trả ở mỗi trò chơi', 'Slot hiển thị tỷ lệ hoàn trả trước khi bạn bắt đầu.'],
  ),
  of(
    'PL',
    ['Session limits', 'A session ends after 30 minutes without a click, and after 12 hours in any case.'],
    ['Giới hạn phiên đăng nhập', 'Phiên kết thúc sau 30 phút không thao tác, và sau 12 giờ trong mọi trường hợp.'],
  ),
  of(
    'PL',
    ['Tet opening hours', 'Customer service is there through the holidays, around the clock.'],
    ['Lịch hỗ trợ dịp Tết', 'Chăm sóc khách hàng làm việc suốt kỳ nghỉ, cả ngày lẫn đêm.'],
  ),
  of(
    'PL',
    ['Fair originals', 'How to check the outcome of a round of Moonshot, Plinko or Mines by yourself.'],
    ['Trò chơi minh bạch', 'Cách tự kiểm tra kết quả một ván Moonshot, Plinko hoặc Mines.'],
  ),
  of(
    'PL',
    ['Fishing: double season', 'Koi Kingdom and Shark Patrol pay double for golden fish this week.'],
    ['Bắn cá: mùa nhân đôi', 'Koi Kingdom và Shark Patrol nhân đôi cá vàng trong tuần này.'],
  ),
  of(
    'PL',
    ['Report a problem', 'Tell customer service the request number of the message: it finds the very call.'],
    ['Báo lỗi', 'Hãy gửi mã yêu cầu trong thông báo cho chăm sóc khách hàng để tra cứu chính xác.'],
  ),
  of(
    'PL',
    ['Free demo', 'Try the site without an account: a trial account has play credit and no real money.'],
    ['Chơi thử miễn phí', 'Thử trang không cần tài khoản: tài khoản thử có điểm chơi, không có tiền thật.'],
  ),
  of(
    'PL',
    ['{{brand}} is open', 'Welcome. Nine lobbies, one account, limits that you choose.'],
    ['{{brand}} khai trương', 'Chào mừng bạn. Chín sảnh chơi, một tài khoản, hạn mức do bạn chọn.'],
  ),
];
