import type { SeedHelpCategory } from './help.ts';

export const site: SeedHelpCategory = {
  id: 'site',
  EN: 'About {{brand}}',
  VI: 'Về {{brand}}',
  articles: [
    {
      id: 'about',
      age: 20,
      EN: [
        'Who we are',
        `<p>{{brand}} is one lobby for live tables, slots, fishing, sports, esports, card games and the Vietnamese draws, with one account and one balance for all of them.</p>
<h2>What we hold ourselves to</h2>
<ul>
<li><strong>The cost before the reward.</strong> Turnover, fees, limits and end dates stand beside the button, not behind a link.</li>
<li><strong>Games that can be checked.</strong> Odds and return to player before the bet; in our own games the proof of every round after it.</li>
<li><strong>Limits that hold.</strong> You choose them, and no offer, no person and no error of ours goes past them.</li>
<li><strong>People who answer.</strong> Customer service is there day and night, in English and Vietnamese.</li>
</ul>`,
      ],
      VI: [
        'Chúng tôi là ai',
        `<p>{{brand}} là một sảnh chung cho bàn trực tiếp, nổ hũ, bắn cá, thể thao, Esports, game bài và xổ số Việt Nam, với một tài khoản và một số dư cho tất cả.</p>
<h2>Điều chúng tôi giữ</h2>
<ul>
<li><strong>Chi phí trước, phần thưởng sau.</strong> Doanh thu cược, phí, hạn mức và ngày hết hạn nằm cạnh nút bấm, không giấu sau đường dẫn.</li>
<li><strong>Trò chơi kiểm chứng được.</strong> Tỷ lệ cược và tỷ lệ hoàn trả có trước khi cược; với trò tự phát triển còn có bằng chứng của từng ván.</li>
<li><strong>Hạn mức được giữ đúng.</strong> Bạn đặt hạn mức, và không ưu đãi, con người hay lỗi nào của chúng tôi vượt qua được.</li>
<li><strong>Luôn có người trả lời.</strong> Chăm sóc khách hàng làm việc ngày đêm, bằng tiếng Việt và tiếng Anh.</li>
</ul>`,
      ],
    },
    {
      id: 'customer-service',
      age: 13,
      EN: [
        'How do I reach customer service?',
        `<p>Open the chat from the menu. It answers at any hour, and its history stays with your account.</p>
<p>So that we can help at once, tell us what you wanted to do, what happened, and the request number if the message had one. Never send a password or a code: we do not need either.</p>
<p>If an answer does not satisfy you, say that it is a complaint. Another person looks at it, and you get a written answer within seven days.</p>`,
      ],
      VI: [
        'Liên hệ chăm sóc khách hàng thế nào?',
        `<p>Mở trò chuyện từ thực đơn. Lúc nào cũng có trả lời, và lịch sử trò chuyện được giữ trong tài khoản của bạn.</p>
<p>Để được giúp nhanh, hãy cho biết bạn định làm gì, chuyện gì đã xảy ra và mã yêu cầu nếu thông báo có ghi. Đừng gửi mật khẩu hay mã xác nhận: chúng tôi không cần.</p>
<p>Nếu câu trả lời chưa thỏa đáng, hãy nói rõ đây là khiếu nại. Một người khác sẽ xem xét và bạn nhận trả lời bằng văn bản trong bảy ngày.</p>`,
      ],
    },
    {
      id: 'terms',
      age: 100,
      EN: [
        'User agreement',
        `<p>These are the rules that you accept when you register. They are short on purpose.</p>
<h2>Who may play</h2>
<p>You are 18 or older, 21 or older for real money, you play for yourself, and playing is allowed where you are. You have one account, and what you tell us about yourself is true.</p>
<h2>Your account</h2>
<p>Keep your passwords to yourself; what happens with them counts as done by you. Tell us at once if somebody else got in. Accounts and balances cannot be sold or given away.</p>
<h2>Money</h2>
<p>Your balance is yours. You may withdraw it at any time, but for bonus money whose turnover is not reached. An approved withdrawal cannot be cancelled. We check identity and the origin of money where the law asks for it.</p>
<h2>Bets</h2>
<p>A bet holds once it stands in your betting record and is settled by the rules that were shown when it was placed. Obvious errors are corrected.</p>
<h2>What ends it</h2>
<p>You may close your account at any time and are paid your balance. We close accounts that cheat, play by program, belong to a minor or launder money, and tell you why as far as the law allows.</p>
<h2>Changes</h2>
<p>We announce a change of these rules 14 days ahead. Bets that are placed stay under the rules of their time.</p>`,
      ],
      VI: [
        'Thỏa thuận người dùng',
        `<p>Đây là những quy định bạn chấp nhận khi đăng ký. Chúng tôi cố ý viết ngắn.</p>
<h2>Ai được chơi</h2>
<p>Bạn từ 18 tuổi, từ 21 tuổi nếu chơi tiền thật, chơi cho chính mình và nơi bạn ở cho phép. Bạn có một tài khoản và thông tin bạn khai là đúng.</p>
<h2>Tài khoản của bạn</h2>
<p>Hãy giữ kín mật khẩu; việc làm bằng mật khẩu của bạn được coi là do bạn làm. Báo ngay nếu có người khác vào được. Không được bán hay tặng tài khoản và số dư.</p>
<h2>Tiền</h2>
<p>Số dư là của bạn. Bạn rút được bất cứ lúc nào, trừ tiền thưởng chưa đạt doanh thu cược. Lệnh rút đã duyệt không hủy được. Chúng tôi kiểm tra danh tính và nguồn tiền khi luật yêu cầu.</p>
<h2>Cược</h2>
<p>Cược có hiệu lực khi nằm trong lịch sử cược và được thanh toán theo luật hiển thị lúc đặt. Lỗi rõ ràng sẽ được sửa.</p>
<h2>Khi nào kết thúc</h2>
<p>Bạn có thể đóng tài khoản bất cứ lúc nào và được trả số dư. Chúng tôi đóng tài khoản gian lận, chơi bằng phần mềm, thuộc về trẻ vị thành niên hoặc rửa tiền, và cho bạn biết lý do trong phạm vi luật cho phép.</p>
<h2>Thay đổi</h2>
<p>Thay đổi quy định được báo trước 14 ngày. Cược đã đặt theo quy định tại thời điểm đó.</p>`,
      ],
    },
    {
      id: 'privacy',
      age: 100,
      EN: [
        'What we store about you',
        `<table>
<thead><tr><th scope="col">What</th><th scope="col">What for</th></tr></thead>
<tbody>
<tr><td>Username, mobile number, e-mail address</td><td>To log you in and to reach you</td></tr>
<tr><td>Payee name, bound accounts, birthday</td><td>To pay you and to keep minors out</td></tr>
<tr><td>Bets, deposits, withdrawals, limits</td><td>To account to you and to the authorities</td></tr>
<tr><td>Time, place and device of log ins</td><td>To notice when it was not you</td></tr>
</tbody>
</table>
<p>Passwords are stored so that not even we can read them. A remembered password stays on your device, sealed, for one day. Measurement by others runs only after you agreed to it.</p>
<p>We sell nothing of it. Providers and payment services get what they need for your order and nothing more. What the law does not make us keep is deleted when you close your account; ask customer service for a copy or a correction.</p>`,
      ],
      VI: [
        'Dữ liệu chúng tôi lưu về bạn',
        `<table>
<thead><tr><th scope="col">Dữ liệu</th><th scope="col">Để làm gì</th></tr></thead>
<tbody>
<tr><td>Tên đăng nhập, số di động, e-mail</td><td>Để bạn đăng nhập và để liên lạc với bạn</td></tr>
<tr><td>Tên người nhận, tài khoản liên kết, ngày sinh</td><td>Để trả tiền cho bạn và ngăn trẻ vị thành niên</td></tr>
<tr><td>Cược, lệnh nạp, lệnh rút, hạn mức</td><td>Để báo cáo với bạn và cơ quan chức năng</td></tr>
<tr><td>Thời gian, nơi và thiết bị đăng nhập</td><td>Để nhận ra khi không phải là bạn</td></tr>
</tbody>
</table>
<p>Mật khẩu được lưu theo cách mà chính chúng tôi cũng không đọc được. Mật khẩu ghi nhớ nằm trên thiết bị của bạn, được niêm phong, trong một ngày. Công cụ đo lường của bên khác chỉ chạy khi bạn đồng ý.</p>
<p>Chúng tôi không bán dữ liệu. Nhà cung cấp và dịch vụ thanh toán chỉ nhận phần cần cho yêu cầu của bạn. Phần luật không bắt buộc giữ được xóa khi bạn đóng tài khoản; hãy liên hệ chăm sóc khách hàng để nhận bản sao hoặc sửa dữ liệu.</p>`,
      ],
    },
  ],
};
