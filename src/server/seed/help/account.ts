import type { SeedHelpCategory } from './help.ts';

export const account: SeedHelpCategory = {
  id: 'account',
  EN: 'Account and log in',
  VI: 'Tài khoản và đăng nhập',
  articles: [
    {
      id: 'create-account',
      age: 40,
      EN: [
        'How do I create an account?',
        `<p>Press <strong>Create account</strong> and choose a username and a password, or register with your mobile number. It takes about a minute, and one account opens every lobby.</p>
<ul>
<li>You must be 18 or older. Before the first deposit or real-money bet we ask for your birthday and admit players from 21.</li>
<li>One person, one account. A second one is closed and its bonus is taken back.</li>
<li>If a friend or a partner invited you, the code of the invitation is filled in by itself.</li>
</ul>
<p>Who registers by mobile number gets an account number. Keep it: you can log in with either.</p>`,
      ],
      VI: [
        'Đăng ký tài khoản như thế nào?',
        `<p>Bấm <strong>Đăng ký</strong> rồi chọn tên đăng nhập và mật khẩu, hoặc đăng ký bằng số di động. Chỉ mất khoảng một phút, và một tài khoản dùng được cho mọi sảnh.</p>
<ul>
<li>Bạn phải từ 18 tuổi trở lên. Trước lần nạp tiền hoặc cược tiền thật đầu tiên, chúng tôi hỏi ngày sinh và chỉ nhận người chơi từ 21 tuổi.</li>
<li>Mỗi người một tài khoản. Tài khoản thứ hai sẽ bị đóng và tiền thưởng bị thu hồi.</li>
<li>Nếu bạn được bạn bè hoặc đại lý mời, mã mời được điền sẵn.</li>
</ul>
<p>Nếu đăng ký bằng số di động, bạn sẽ nhận một số tài khoản. Hãy giữ lại: đăng nhập bằng cách nào cũng được.</p>`,
      ],
    },
    {
      id: 'forgot-password',
      age: 18,
      EN: [
        'I forgot my password',
        `<p>Press <strong>Forgot password</strong> where you log in, and choose a way.</p>
<ul>
<li><strong>By e-mail</strong>: you get a link. It can be used once and for 30 minutes.</li>
<li><strong>By mobile number</strong>: you get a code by SMS and choose a new password at once.</li>
</ul>
<p>A new password ends all your other sessions. If neither way works because number and address have changed, customer service helps when you prove who you are.</p>`,
      ],
      VI: [
        'Tôi quên mật khẩu',
        `<p>Bấm <strong>Quên mật khẩu</strong> ở chỗ đăng nhập rồi chọn một cách.</p>
<ul>
<li><strong>Qua e-mail</strong>: bạn nhận một đường dẫn, dùng được một lần trong 30 phút.</li>
<li><strong>Qua số di động</strong>: bạn nhận mã SMS và đặt mật khẩu mới ngay.</li>
</ul>
<p>Mật khẩu mới sẽ kết thúc mọi phiên đăng nhập khác của bạn. Nếu cả số di động lẫn e-mail đều đã đổi, chăm sóc khách hàng sẽ giúp khi bạn chứng minh được danh tính.</p>`,
      ],
    },
    {
      id: 'log-in-problems',
      age: 26,
      EN: [
        'I cannot log in',
        `<ul>
<li><strong>A picture with letters appears.</strong> After three failures we ask for it, so that nobody guesses passwords by machine.</li>
<li><strong>The account is locked.</strong> After ten failures it is closed for 15 minutes, and you are told so. Nothing in it is lost.</li>
<li><strong>A code by SMS is asked for.</strong> You come from a place or with a device that we do not know yet.</li>
<li><strong>You were logged out.</strong> A session ends after 30 minutes without a click, and after 12 hours in any case.</li>
</ul>
<p>If none of this fits, send customer service the request number of the message: it finds the very attempt.</p>`,
      ],
      VI: [
        'Tôi không đăng nhập được',
        `<ul>
<li><strong>Hiện hình có chữ.</strong> Sau ba lần sai, chúng tôi hỏi mã xác nhận để không ai dò mật khẩu bằng máy.</li>
<li><strong>Tài khoản bị khóa.</strong> Sau mười lần sai, tài khoản tạm khóa 15 phút và bạn được báo. Không mất gì bên trong.</li>
<li><strong>Được hỏi mã SMS.</strong> Bạn đăng nhập từ nơi hoặc thiết bị chúng tôi chưa biết.</li>
<li><strong>Bạn bị đăng xuất.</strong> Phiên kết thúc sau 30 phút không thao tác, và sau 12 giờ trong mọi trường hợp.</li>
</ul>
<p>Nếu không đúng trường hợp nào, hãy gửi mã yêu cầu trong thông báo cho chăm sóc khách hàng: mã này giúp tìm đúng lần đăng nhập đó.</p>`,
      ],
    },
    {
      id: 'sms-codes',
      age: 52,
      EN: [
        'The code by SMS does not come',
        `<ol>
<li>Check the number and the country in front of it.</li>
<li>Wait until the countdown ends, then ask for another one. Only the newest code is good.</li>
<li>Look whether your phone sorts unknown senders away.</li>
</ol>
<p>A code is good for five minutes and for one use. We never ask you to tell it to anybody, neither in chat nor on the telephone.</p>`,
      ],
      VI: [
        'Không nhận được mã SMS',
        `<ol>
<li>Kiểm tra số di động và mã quốc gia phía trước.</li>
<li>Chờ hết đếm ngược rồi yêu cầu mã khác. Chỉ mã mới nhất dùng được.</li>
<li>Xem điện thoại có chuyển tin của người gửi lạ sang mục khác không.</li>
</ol>
<p>Mỗi mã dùng được một lần trong năm phút. Chúng tôi không bao giờ yêu cầu bạn đọc mã cho ai, dù qua trò chuyện hay điện thoại.</p>`,
      ],
    },
    {
      id: 'account-safety',
      age: 44,
      EN: [
        'How do I keep my account safe?',
        `<ul>
<li>Use a password that you use nowhere else, and set a payment password.</li>
<li>After each log in we show the time, place and device of the one before. If that was not you, change your password at once: it ends all other sessions.</li>
<li>On a computer that others use, leave “remember me” unticked and sign out.</li>
<li>We write to you from inside the site. Whoever asks for your password is not one of us.</li>
</ul>`,
      ],
      VI: [
        'Giữ tài khoản an toàn bằng cách nào?',
        `<ul>
<li>Dùng mật khẩu chưa dùng ở đâu khác và đặt mật khẩu thanh toán.</li>
<li>Sau mỗi lần đăng nhập, chúng tôi hiển thị thời gian, nơi và thiết bị của lần trước. Nếu không phải bạn, hãy đổi mật khẩu ngay: mọi phiên khác sẽ kết thúc.</li>
<li>Trên máy dùng chung, đừng đánh dấu ghi nhớ và hãy đăng xuất khi xong.</li>
<li>Chúng tôi nhắn cho bạn ngay trên trang. Ai hỏi mật khẩu của bạn thì người đó không phải là chúng tôi.</li>
</ul>`,
      ],
    },
    {
      id: 'trial-account',
      age: 66,
      EN: [
        'What can a trial account do?',
        `<p>It shows you round without a registration. You play the games of {{brand}} itself with play credit; no real money comes in and none goes out.</p>
<p>Deposits, withdrawals, promotions, the chat and the games of other providers need a full account. You are told so where you meet them, and can create one from there.</p>`,
      ],
      VI: [
        'Tài khoản dùng thử làm được gì?',
        `<p>Tài khoản này giúp bạn xem qua trang mà không cần đăng ký. Bạn chơi các trò do {{brand}} tự phát triển bằng điểm chơi; không có tiền thật vào hay ra.</p>
<p>Nạp, rút, khuyến mãi, trò chuyện và trò chơi của nhà cung cấp khác cần tài khoản chính thức. Trang sẽ báo ngay tại chỗ và bạn có thể đăng ký từ đó.</p>`,
      ],
    },
  ],
};
