import type { SeedHelpCategory } from './help.ts';

export const responsible: SeedHelpCategory = {
  id: 'responsible',
  EN: 'Playing responsibly',
  VI: 'Chơi có trách nhiệm',
  articles: [
    {
      id: 'responsibility',
      age: 7,
      EN: [
        'Play within your means',
        `<p>You must be 18 or older. Games are for pleasure and cost money; they are no way to earn it, and no way to win back what is gone.</p>
<ul>
<li>Decide before you begin how much time and money a day is worth to you, and set it as a limit.</li>
<li>Play with your own money only, never with money that is meant for something else.</li>
<li>Take a break when play is no longer a pleasure. One press is enough, and nobody asks why.</li>
</ul>
<p>Help line: {{helpLine}}.</p>
<p>If somebody close to you plays more than is good for them, customer service tells you what can be done.</p>`,
      ],
      VI: [
        'Chơi trong khả năng của bạn',
        `<p>Bạn phải đủ 18 tuổi. Trò chơi là để giải trí và có tốn tiền; đó không phải cách kiếm tiền, cũng không phải cách gỡ lại tiền đã mất.</p>
<ul>
<li>Hãy quyết định trước mỗi ngày dành bao nhiêu thời gian và tiền, rồi đặt thành hạn mức.</li>
<li>Chỉ chơi bằng tiền của mình, đừng dùng tiền dành cho việc khác.</li>
<li>Tạm nghỉ khi không còn thấy vui. Chỉ cần một lần bấm, không ai hỏi lý do.</li>
</ul>
<p>Đường dây hỗ trợ: {{helpLine}}.</p>
<p>Nếu người thân của bạn chơi quá mức, chăm sóc khách hàng sẽ cho bạn biết có thể làm gì.</p>`,
      ],
    },
    {
      id: 'limits',
      age: 14,
      EN: [
        'How do limits work?',
        `<p>You can limit what you deposit, what you lose and how long you play, for a day, a week or a month.</p>
<ul>
<li>A lower limit holds at once.</li>
<li>A higher one holds after 24 hours, and you can take it back until then.</li>
<li>Where several limits meet, the lowest holds.</li>
</ul>
<p>What is left of a limit stands next to the button. Over the limit the button gives way to the reason and the date on which it starts again.</p>`,
      ],
      VI: [
        'Hạn mức hoạt động thế nào?',
        `<p>Bạn có thể giới hạn tiền nạp, tiền thua và thời gian chơi, theo ngày, tuần hoặc tháng.</p>
<ul>
<li>Hạn mức thấp hơn có hiệu lực ngay.</li>
<li>Hạn mức cao hơn có hiệu lực sau 24 giờ, và bạn rút lại được trong thời gian đó.</li>
<li>Khi nhiều hạn mức cùng áp dụng, mức thấp nhất được tính.</li>
</ul>
<p>Phần còn lại của hạn mức hiển thị cạnh nút bấm. Khi vượt hạn mức, nút được thay bằng lý do và ngày tính lại.</p>`,
      ],
    },
    {
      id: 'self-exclusion',
      age: 36,
      EN: [
        'Break and self-exclusion',
        `<p>A break closes your account to play for some days. A self-exclusion closes it for months or for good, and cannot be undone early, neither by you nor by us.</p>
<p>Both apply immediately: no log in, no deposit, no bet and no advertising. Bets that are open are still settled. During a break your balance stays in your account; after a self-exclusion it is paid out to you on request. A new account with your number, address or identity card is refused.</p>`,
      ],
      VI: [
        'Tạm nghỉ và tự khóa tài khoản',
        `<p>Tạm nghỉ đóng tài khoản với trò chơi trong vài ngày. Tự khóa đóng tài khoản trong nhiều tháng hoặc vĩnh viễn và không mở lại sớm được, dù là bạn hay chúng tôi.</p>
<p>Cả hai có hiệu lực ngay: không đăng nhập, không nạp, không cược, không quảng cáo. Cược đang mở vẫn được thanh toán. Khi tạm nghỉ, số dư được giữ nguyên trong tài khoản; khi tự khóa, số dư được trả theo yêu cầu của bạn. Tài khoản mới với số di động, e-mail hoặc giấy tờ của bạn sẽ bị từ chối.</p>`,
      ],
    },
    {
      id: 'minors',
      age: 90,
      EN: [
        'Keeping minors out',
        `<p>Nobody under 18 may play here. We check ages, and close an account that belongs to a minor; what was deposited goes back.</p>
<p>On a device that children use, sign out, do not save the password in the browser, and use its parental controls.</p>`,
      ],
      VI: [
        'Không để trẻ vị thành niên chơi',
        `<p>Người dưới 18 tuổi không được chơi ở đây. Chúng tôi kiểm tra tuổi và đóng tài khoản của trẻ vị thành niên; tiền đã nạp được hoàn lại.</p>
<p>Trên thiết bị trẻ em cũng dùng, hãy đăng xuất, đừng lưu mật khẩu trong trình duyệt và bật chế độ kiểm soát của phụ huynh.</p>`,
      ],
    },
  ],
};
