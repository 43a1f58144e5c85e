import type { SeedHelpCategory } from './help.ts';

export const bonuses: SeedHelpCategory = {
  id: 'bonuses',
  EN: 'Bonuses and turnover',
  VI: 'Tiền thưởng và doanh thu cược',
  articles: [
    {
      id: 'turnover',
      age: 5,
      EN: [
        'Turnover explained',
        `<p>Turnover is the sum of your settled stakes, as far as they were at risk. A bonus tells you how much to stake before you can withdraw it. You see what is left, to the cent.</p>
<h2>How it is counted</h2>
<ol>
<li><strong>Start with the bonus.</strong> A bonus of ¤50.00 at 8 times asks for ¤400.00.</li>
<li><strong>Add each settled stake.</strong> Each promotion says how much each kind of game counts, for example slots in full and live tables in part.</li>
<li><strong>Skip what does not count.</strong> Cancelled bets, ties, and bets on both sides of one result.</li>
<li><strong>Count little where little was at risk.</strong> A bet that wins or loses less than half of its stake counts for twice that. At odds from 1.50 on every bet counts in full.</li>
</ol>
<blockquote><p>Your own deposit stays yours. You can give up a bonus at any time and withdraw the rest.</p></blockquote>`,
      ],
      VI: [
        'Doanh thu cược là gì?',
        `<p>Doanh thu cược là tổng tiền cược đã thanh toán của bạn, trong phạm vi số tiền thực sự chịu rủi ro. Mỗi khoản thưởng cho biết cần cược bao nhiêu trước khi rút. Phần còn lại được hiển thị chính xác đến từng xu.</p>
<h2>Cách tính</h2>
<ol>
<li><strong>Bắt đầu từ khoản thưởng.</strong> Thưởng ¤50.00 với 8 vòng cần cược ¤400.00.</li>
<li><strong>Cộng từng khoản cược đã thanh toán.</strong> Mỗi khuyến mãi ghi rõ mỗi loại trò chơi được tính bao nhiêu, ví dụ nổ hũ tính đủ, bàn trực tiếp tính một phần.</li>
<li><strong>Bỏ qua phần không tính.</strong> Cược hủy, cược hòa và cược cả hai phía của một kết quả.</li>
<li><strong>Tính ít khi rủi ro ít.</strong> Cược thắng hoặc thua dưới một nửa tiền cược chỉ được tính gấp đôi số đó. Với tỷ lệ từ 1.50 trở lên, mọi khoản cược đều được tính đủ.</li>
</ol>
<blockquote><p>Tiền bạn tự nạp luôn là của bạn. Bạn có thể bỏ khoản thưởng bất cứ lúc nào và rút phần còn lại.</p></blockquote>`,
      ],
    },
    {
      id: 'bonus-money',
      age: 30,
      EN: [
        'Where is my bonus?',
        `<p>Bonus money is a balance of its own, beside your main wallet. It is played after your own money is used up and cannot be withdrawn until its turnover is reached; then it moves to your main wallet automatically.</p>
<p>A bet that takes from both pays both: each gets the share that it had in the stake, rounded down for the bonus. Bonus money plays only games that count for its turnover.</p>
<p>Each bonus has an end date and a largest stake. Both stand on the promotion before you join, and in the bonus details afterwards.</p>`,
      ],
      VI: [
        'Tiền thưởng của tôi ở đâu?',
        `<p>Tiền thưởng là một số dư riêng bên cạnh ví chính. Số dư này được dùng sau khi hết tiền của bạn và chưa rút được cho đến khi đạt doanh thu cược; sau đó tự chuyển về ví chính.</p>
<p>Cược dùng cả hai loại tiền thì tiền trả về cũng chia cho cả hai: mỗi bên nhận đúng phần đã góp vào tiền cược, phần của tiền thưởng được làm tròn xuống. Tiền thưởng chỉ dùng được ở trò chơi được tính vào doanh thu cược của khoản thưởng đó.</p>
<p>Mỗi khoản thưởng có ngày hết hạn và mức cược cao nhất. Cả hai được ghi ở khuyến mãi trước khi bạn tham gia và ở chi tiết tiền thưởng sau đó.</p>`,
      ],
    },
    {
      id: 'no-bonus',
      age: 48,
      EN: [
        'Do I have to take a bonus?',
        `<p>No. “No bonus” is always offered beside the others as an equal choice. Without a bonus there is no turnover to reach, and you can withdraw what you win right away.</p>`,
      ],
      VI: [
        'Tôi có bắt buộc nhận thưởng không?',
        `<p>Không. “Không nhận thưởng” luôn là một lựa chọn ngang hàng với các lựa chọn khác. Không nhận thưởng thì không có doanh thu cược phải đạt và bạn rút tiền thắng được ngay.</p>`,
      ],
    },
    {
      id: 'points',
      age: 57,
      EN: [
        'How do points work?',
        `<p>You earn points by valid turnover. The point mall says how much of it earns a point, and how many points convert to money in your main wallet. You can also redeem them for something there. Slots, fishing, sports and card games count in full, lotteries and our own games by half, live tables by a fifth.</p>
<p>Points never expire. Redeeming and converting ask for your payment password.</p>`,
      ],
      VI: [
        'Điểm được tính thế nào?',
        `<p>Doanh thu cược hợp lệ đem lại điểm cho bạn. Mục Cửa hàng điểm cho biết bao nhiêu doanh thu được một điểm và bao nhiêu điểm đổi được tiền vào ví chính. Bạn cũng có thể đổi điểm lấy quà ở đó. Nổ hũ, bắn cá, thể thao và game bài được tính đủ, xổ số và trò chơi nhà làm tính một nửa, bàn trực tiếp tính một phần năm.</p>
<p>Điểm không hết hạn. Đổi điểm và đổi quà cần mật khẩu thanh toán.</p>`,
      ],
    },
  ],
};
