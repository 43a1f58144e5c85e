import type { SeedHelpCategory } from './help.ts';

export const money: SeedHelpCategory = {
  id: 'money',
  EN: 'Deposits and withdrawals',
  VI: 'Nạp và rút tiền',
  articles: [
    {
      id: 'deposits',
      age: 21,
      EN: [
        'How do I deposit?',
        `<p>Each way to pay shows its smallest and largest amount and its fee before you choose it.</p>
<ol>
<li><strong>Choose a way.</strong> Bank transfer, bank QR, e-wallet or card, as far as they are offered to you.</li>
<li><strong>Choose an amount.</strong> What is left of your deposit limit stands next to it.</li>
<li><strong>Pay with the reference that is shown.</strong> It is how we know that the money is yours.</li>
</ol>
<p>The money is in your balance as soon as the payment is confirmed. A bank QR usually takes about a minute, a bank transfer as long as your bank takes.</p>
<blockquote><p>Pay from an account in your own name. Money from somebody else’s account is sent back.</p></blockquote>`,
      ],
      VI: [
        'Nạp tiền như thế nào?',
        `<p>Mỗi cách nạp đều hiển thị mức thấp nhất, mức cao nhất và phí trước khi bạn chọn.</p>
<ol>
<li><strong>Chọn cách nạp.</strong> Chuyển khoản, QR ngân hàng, ví điện tử hoặc thẻ, tùy theo cách đang mở cho bạn.</li>
<li><strong>Chọn số tiền.</strong> Phần còn lại của hạn mức nạp hiển thị ngay bên cạnh.</li>
<li><strong>Chuyển với đúng nội dung được hiển thị.</strong> Nhờ đó chúng tôi biết khoản tiền là của bạn.</li>
</ol>
<p>Tiền vào số dư ngay khi khoản chuyển được xác nhận. QR ngân hàng thường mất khoảng một phút, chuyển khoản tùy vào ngân hàng của bạn.</p>
<blockquote><p>Hãy chuyển từ tài khoản đứng tên bạn. Tiền từ tài khoản của người khác sẽ được hoàn lại.</p></blockquote>`,
      ],
    },
    {
      id: 'deposit-missing',
      age: 34,
      EN: [
        'My deposit has not arrived',
        `<p>Look at your account record first: each deposit has a state there.</p>
<ul>
<li><strong>Pending</strong>: we are waiting for your payment.</li>
<li><strong>Paid</strong>: you told us that you paid, and we are waiting for the confirmation.</li>
<li><strong>Credited</strong>: the money is in your balance.</li>
<li><strong>Expired</strong> or <strong>failed</strong>: no payment with this reference came in time.</li>
</ul>
<p>If you paid and nothing has changed after an hour, write to customer service with the number of the deposit and the receipt of your bank. A missing or mistyped reference is the usual reason, and it can be put right.</p>`,
      ],
      VI: [
        'Tiền nạp chưa vào',
        `<p>Trước hết hãy xem lịch sử giao dịch: mỗi lệnh nạp đều có trạng thái ở đó.</p>
<ul>
<li><strong>Đang chờ</strong>: chúng tôi đang chờ bạn chuyển tiền.</li>
<li><strong>Đã chuyển</strong>: bạn đã báo chuyển và chúng tôi đang chờ xác nhận.</li>
<li><strong>Đã cộng</strong>: tiền đã vào số dư của bạn.</li>
<li><strong>Hết hạn</strong> hoặc <strong>thất bại</strong>: không có khoản chuyển nào với nội dung này đến kịp.</li>
</ul>
<p>Nếu bạn đã chuyển mà sau một giờ vẫn chưa thay đổi, hãy gửi mã lệnh nạp và biên lai ngân hàng cho chăm sóc khách hàng. Lý do thường gặp là thiếu hoặc gõ sai nội dung chuyển khoản, và việc này xử lý được.</p>`,
      ],
    },
    {
      id: 'withdrawals',
      age: 12,
      EN: [
        'How long does a withdrawal take?',
        `<p>Most withdrawals reach your account within half an hour. Large ones are checked by a person first.</p>
<ol>
<li><strong>Requested.</strong> The amount is held, so that it cannot be played by mistake.</li>
<li><strong>Checked and approved.</strong> From here on it can no longer be cancelled.</li>
<li><strong>Paid.</strong> We have sent the money. You are asked whether it has arrived.</li>
<li><strong>Received.</strong> You confirm it, or it counts as received 30 minutes after we paid.</li>
</ol>
<p>If it has not arrived, press <strong>Not received</strong>: that stops the clock, and a person looks into it.</p>`,
      ],
      VI: [
        'Rút tiền mất bao lâu?',
        `<p>Phần lớn lệnh rút về tài khoản của bạn trong nửa giờ. Lệnh lớn được nhân viên kiểm tra trước.</p>
<ol>
<li><strong>Đã yêu cầu.</strong> Số tiền được giữ lại để không bị dùng nhầm vào trò chơi.</li>
<li><strong>Đã kiểm tra và duyệt.</strong> Từ bước này lệnh rút không hủy được nữa.</li>
<li><strong>Đã chi.</strong> Chúng tôi đã chuyển tiền và hỏi bạn đã nhận được chưa.</li>
<li><strong>Đã nhận.</strong> Bạn xác nhận, hoặc lệnh được coi là đã nhận sau 30 phút kể từ lúc chi.</li>
</ol>
<p>Nếu tiền chưa về, hãy bấm <strong>Chưa nhận</strong>: đồng hồ dừng lại và nhân viên sẽ kiểm tra.</p>`,
      ],
    },
    {
      id: 'bound-accounts',
      age: 60,
      EN: [
        'Which account is my money paid to?',
        `<p>Only to a bank account or wallet that you have bound, and only in your payee name: your real name as the bank writes it, without accents and with spaces.</p>
<p>You bind an account in the member centre. Besides your password it asks for your payment password, so that somebody at your open screen cannot send your money elsewhere.</p>
<p>A payee name is not changed by a click. If yours is wrong, customer service changes it when you prove who you are.</p>`,
      ],
      VI: [
        'Tiền được chuyển về tài khoản nào?',
        `<p>Chỉ về tài khoản ngân hàng hoặc ví mà bạn đã liên kết, và chỉ theo tên người nhận của bạn: họ tên thật như ngân hàng ghi, không dấu, có khoảng trắng.</p>
<p>Bạn liên kết tài khoản trong trung tâm thành viên. Ngoài mật khẩu đăng nhập còn cần mật khẩu thanh toán, để người khác ngồi trước màn hình của bạn không thể chuyển tiền đi nơi khác.</p>
<p>Tên người nhận không đổi được chỉ bằng một cú bấm. Nếu bị sai, chăm sóc khách hàng sẽ sửa khi bạn chứng minh được danh tính.</p>`,
      ],
    },
    {
      id: 'fees',
      age: 75,
      EN: [
        'What does it cost?',
        `<p>Every fee stands beside the amount before you confirm, in the same line as what you pay and what you get. What is not written there is not charged.</p>
<p>Your bank may have fees of its own. We neither see nor receive them.</p>`,
      ],
      VI: [
        'Có mất phí không?',
        `<p>Mọi khoản phí đều hiển thị cạnh số tiền trước khi bạn xác nhận, cùng dòng với số bạn trả và số bạn nhận. Không ghi ở đó thì không thu.</p>
<p>Ngân hàng của bạn có thể có phí riêng. Chúng tôi không biết và cũng không nhận khoản này.</p>`,
      ],
    },
  ],
};
