import type { SeedHelpCategory } from './help.ts';

export const games: SeedHelpCategory = {
  id: 'games',
  EN: 'Games and rules',
  VI: 'Trò chơi và luật chơi',
  articles: [
    {
      id: 'game-rules',
      age: 24,
      EN: [
        'Where are the rules of a game?',
        `<p>Each game has its own rules, with its odds and its return to player, and you can read them before you bet. In the games of other providers they open inside the game.</p>
<p>The rules that were shown when you placed a bet are the ones by which it is settled.</p>`,
      ],
      VI: [
        'Luật của mỗi trò chơi nằm ở đâu?',
        `<p>Mỗi trò chơi có luật riêng, kèm tỷ lệ cược và tỷ lệ hoàn trả, và bạn đọc được trước khi cược. Với trò chơi của nhà cung cấp khác, luật mở ngay trong trò chơi.</p>
<p>Cược được thanh toán theo luật hiển thị lúc bạn đặt.</p>`,
      ],
    },
    {
      id: 'interrupted-round',
      age: 31,
      EN: [
        'The game stopped in the middle of a round',
        `<p>Nothing is lost. The outcome of a round is decided on the server, not on your screen.</p>
<ul>
<li>Open the game again: a round that waits for you goes on where it stopped.</li>
<li>A round that needs nothing more from you is settled without you. You find it in the betting record.</li>
<li>A round without an end 24 hours after its last bet or payout is closed: it counts as settled by what it has paid. If it has paid nothing it is void, and the stake goes back. For sports the time is 30 days.</li>
<li>If the provider pays such a round later, you get the payout. A stake that went back is taken again, at most as much as is paid.</li>
</ul>`,
      ],
      VI: [
        'Trò chơi dừng giữa ván',
        `<p>Không mất gì cả. Kết quả của ván được quyết định trên máy chủ, không phải trên màn hình của bạn.</p>
<ul>
<li>Mở lại trò chơi: ván đang chờ bạn sẽ tiếp tục từ chỗ dừng.</li>
<li>Ván không cần bạn thao tác thêm sẽ được thanh toán bình thường. Bạn xem lại trong lịch sử cược.</li>
<li>Ván chưa kết thúc sau 24 giờ kể từ lần cược hoặc trả thưởng cuối sẽ được đóng và thanh toán theo số đã trả. Nếu chưa trả gì, ván bị hủy và tiền cược được hoàn lại. Với thể thao, thời hạn là 30 ngày.</li>
<li>Nếu sau đó nhà cung cấp mới trả thưởng cho ván này, bạn vẫn nhận được. Tiền cược đã hoàn sẽ được thu lại, nhiều nhất bằng số tiền được trả.</li>
</ul>`,
      ],
    },
    {
      id: 'game-maintenance',
      age: 11,
      EN: [
        'A game is under maintenance',
        `<p>It stays in the lobby, greyed, with the time at which it is expected back. Open rounds are settled. Games of other providers are not touched by it.</p>`,
      ],
      VI: [
        'Trò chơi đang bảo trì',
        `<p>Trò chơi vẫn nằm trong sảnh, được làm mờ kèm thời gian dự kiến mở lại. Các ván đang mở vẫn được thanh toán. Trò chơi của nhà cung cấp khác không bị ảnh hưởng.</p>`,
      ],
    },
    {
      id: 'fairness',
      age: 45,
      EN: [
        'How do I know that a game is fair?',
        `<p>In the games of {{brand}} itself you can check it yourself. Before a round we publish a sealed commitment to its outcome. After the round we open it: from the seed and the published rule anybody can recompute what came out, and see that it was fixed before the bet.</p>
<p>The games of other providers come with the certificates of their makers and settle on their servers.</p>`,
      ],
      VI: [
        'Làm sao biết trò chơi công bằng?',
        `<p>Với các trò do {{brand}} tự phát triển, bạn tự kiểm tra được. Trước ván, chúng tôi công bố bản niêm phong của kết quả. Sau ván, bản niêm phong được mở: từ mã gốc và công thức đã công bố, ai cũng tính lại được kết quả và thấy rằng nó đã cố định trước khi cược.</p>
<p>Trò chơi của nhà cung cấp khác có chứng nhận của nhà sản xuất và được thanh toán trên máy chủ của họ.</p>`,
      ],
    },
    {
      id: 'betting-rules',
      age: 80,
      EN: [
        'General betting rules',
        `<ul>
<li>A bet holds once it stands in your betting record. What was refused is not charged.</li>
<li>Sports bets count for the regular time of play unless the market says otherwise.</li>
<li>An event that does not take place within 24 hours of its time is void, and the stakes go back.</li>
<li>An obvious error in a price, a line or a result is corrected, and you are told what was changed and why.</li>
<li>Programs that play in the place of a person are not allowed, nor is playing together against others.</li>
</ul>`,
      ],
      VI: [
        'Quy định cược chung',
        `<ul>
<li>Cược có hiệu lực khi đã nằm trong lịch sử cược của bạn. Cược bị từ chối không bị trừ tiền.</li>
<li>Cược thể thao tính theo thời gian thi đấu chính thức, trừ khi kèo ghi khác.</li>
<li>Sự kiện không diễn ra trong vòng 24 giờ so với lịch sẽ bị hủy và tiền cược được hoàn lại.</li>
<li>Lỗi rõ ràng về tỷ lệ, kèo hoặc kết quả sẽ được sửa, và bạn được báo đã sửa gì, vì sao.</li>
<li>Không được dùng phần mềm chơi thay người hoặc thông đồng để chơi với người khác.</li>
</ul>`,
      ],
    },
  ],
};
