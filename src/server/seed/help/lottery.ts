import type { SeedHelpCategory } from './help.ts';

export const lottery: SeedHelpCategory = {
  id: 'lottery',
  EN: 'Lottery rules',
  VI: 'Luật xổ số',
  articles: [
    {
      id: 'draw-times',
      age: 9,
      EN: [
        'When are the draws?',
        `<p>Every day, in the time of Ho Chi Minh City:</p>
<table>
<thead><tr><th scope="col">Region</th><th scope="col">First result</th></tr></thead>
<tbody>
<tr><td>South</td><td>16:15</td></tr>
<tr><td>Central</td><td>17:15</td></tr>
<tr><td>North</td><td>18:15</td></tr>
</tbody>
</table>
<p>Sales close some minutes before; the clock beside each game says when. A bet that reaches us after that is refused and nothing is charged.</p>
<p>At Tết there are no draws, from the last day of the lunar year to the third of the new one. If another day is closed, its bets are void, the stakes go back, and you are told.</p>`,
      ],
      VI: [
        'Khi nào quay số?',
        `<p>Mỗi ngày, theo giờ Thành phố Hồ Chí Minh:</p>
<table>
<thead><tr><th scope="col">Miền</th><th scope="col">Kết quả đầu tiên</th></tr></thead>
<tbody>
<tr><td>Nam</td><td>16:15</td></tr>
<tr><td>Trung</td><td>17:15</td></tr>
<tr><td>Bắc</td><td>18:15</td></tr>
</tbody>
</table>
<p>Đóng cược trước đó vài phút; đồng hồ cạnh mỗi trò chơi cho biết chính xác. Cược đến sau giờ đóng bị từ chối và không bị trừ tiền.</p>
<p>Dịp Tết không quay số, từ ngày cuối năm âm lịch đến mùng ba. Nếu một ngày khác nghỉ quay, cược của ngày đó bị hủy, tiền cược được hoàn lại và bạn được báo.</p>`,
      ],
    },
    {
      id: 'lo-de-xien',
      age: 15,
      EN: [
        'Lô, đề and xiên',
        `<ul>
<li><strong>Đề</strong>: your two digits are the last two of the special prize.</li>
<li><strong>Lô</strong>: your two digits are the last two of any prize of the draw. If they come more than once, you are paid for each.</li>
<li><strong>Xiên</strong>: two, three or four numbers that all have to come in the same draw.</li>
</ul>
<p>In the North the numbers of one prize all differ; different prizes can have the same number. Our chances and returns are computed for this.</p>
<p>What a bet pays is shown before you place it, and again on the slip. It does not change afterwards.</p>`,
      ],
      VI: [
        'Lô, đề và xiên',
        `<ul>
<li><strong>Đề</strong>: hai số của bạn trùng hai số cuối giải đặc biệt.</li>
<li><strong>Lô</strong>: hai số của bạn trùng hai số cuối của bất kỳ giải nào trong kỳ quay. Về mấy nháy thì được trả bấy nhiêu.</li>
<li><strong>Xiên</strong>: hai, ba hoặc bốn số cùng về trong một kỳ quay.</li>
</ul>
<p>Ở miền Bắc các số trong cùng một giải đều khác nhau; các giải khác nhau có thể trùng số. Xác suất và tỷ lệ hoàn trả được tính theo đúng luật này.</p>
<p>Mức trả thưởng hiển thị trước khi bạn đặt và ghi lại trên phiếu cược. Sau đó không thay đổi.</p>`,
      ],
    },
    {
      id: 'draw-results',
      age: 39,
      EN: [
        'When am I paid, and what if a draw fails?',
        `<p>Wins are in your balance as soon as the special prize is confirmed. You find the whole result and how your bet was settled in the betting record.</p>
<p>If a draw is cancelled or its result cannot be confirmed, all its bets are void and the stakes go back. If a result has to be corrected, the bets are settled anew and you are told.</p>`,
      ],
      VI: [
        'Khi nào được trả thưởng, và nếu kỳ quay bị hủy?',
        `<p>Tiền thắng vào số dư ngay khi giải đặc biệt được xác nhận. Toàn bộ kết quả và cách thanh toán cược của bạn nằm trong lịch sử cược.</p>
<p>Nếu kỳ quay bị hủy hoặc không xác nhận được kết quả, mọi cược bị hủy và tiền cược được hoàn lại. Nếu kết quả phải sửa, cược được thanh toán lại và bạn được báo.</p>`,
      ],
    },
  ],
};
