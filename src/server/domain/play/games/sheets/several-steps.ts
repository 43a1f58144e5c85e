import { hiLoPrices } from '#shared/games/hi-lo.ts';
import { minesPrices } from '#shared/games/mines.ts';
import { FIRST_VERSIONS, type Sheet } from './sheet.ts';

export const mines: Sheet = {
  gameId: 'mines',
  version: 1,
  validFrom: FIRST_VERSIONS,
  html: {
    EN: '<p>Below 25 cells lie as many mines as you choose. Each safe cell that you open raises the multiplier; a mine ends the round, and the stake is lost. You may cash out after any safe cell. The last safe cell, and a multiplier that pays the maximum payout, cash out by themselves.</p>',
    VI: '<p>Dưới 25 ô có số mìn do bạn chọn. Mỗi ô an toàn bạn mở làm tăng hệ số; trúng mìn thì vòng kết thúc và mất tiền cược. Bạn có thể rút sau bất kỳ ô an toàn nào. Ô an toàn cuối cùng, và hệ số đạt mức trả tối đa, được tự động rút.</p>',
  },
  multiplierRule: {
    EN: '0.99 / probability of opening so many safe cells, cut to four decimals',
    VI: '0.99 / xác suất mở được chừng ấy ô an toàn, cắt còn bốn chữ số thập phân',
  },
  prices: minesPrices,
  label: ([count, opened], language) =>
    ({
      EN: `${count} ${count === 1 ? 'mine' : 'mines'}, ${opened} ${opened === 1 ? 'cell' : 'cells'}`,
      VI: `${count} mìn, ${opened} ô`,
    })[language],
  maxStake: 500,
  maxPayout: 25_000,
  unfinishedRule: {
    EN: 'It is cashed out at the multiplier reached; if nothing was opened, the stake comes back.',
    VI: 'Được rút ở hệ số đã đạt; nếu chưa mở ô nào, tiền cược được hoàn lại.',
  },
};

export const hiLo: Sheet = {
  gameId: 'hi-lo',
  version: 1,
  validFrom: FIRST_VERSIONS,
  html: {
    EN: '<p>A card is dealt. You guess whether the next one is higher or lower; the same rank is right for both, but after an ace higher means higher, and after a king lower means lower. The ace is the lowest rank, the king the highest. Every card comes from a whole deck of 52. A right guess raises the multiplier, a wrong one loses the stake. You may skip a card, and cash out after any right guess. A right guess on card 52, and a multiplier that pays the maximum payout, cash out by themselves.</p>',
    VI: '<p>Một lá bài được chia. Bạn đoán lá tiếp theo cao hơn hay thấp hơn; cùng hạng thì cả hai đều đúng, nhưng sau át phải cao hơn, và sau K phải thấp hơn. Át thấp nhất, K cao nhất. Mỗi lá đến từ một bộ bài 52 lá đầy đủ. Đoán đúng làm tăng hệ số, đoán sai mất tiền cược. Bạn có thể bỏ qua một lá, và rút sau bất kỳ lần đoán đúng nào. Đoán đúng ở lá thứ 52, và hệ số đạt mức trả tối đa, được tự động rút.</p>',
  },
  multiplierRule: {
    EN: '0.99 / product of the probabilities of all guesses, each (ranks that are right / 13), cut to four decimals',
    VI: '0.99 / tích xác suất của mọi lần đoán, mỗi lần (số hạng đúng / 13), cắt còn bốn chữ số thập phân',
  },
  prices: hiLoPrices,
  label: ([rank, guess], language) => {
    const words = { higher: { EN: 'higher', VI: 'cao hơn' }, lower: { EN: 'lower', VI: 'thấp hơn' } };
    const guessed = words[guess === 'higher' ? 'higher' : 'lower'][language];
    return `${rank === 'T' ? '10' : rank}, ${guessed}`;
  },
  maxStake: 500,
  maxPayout: 25_000,
  unfinishedRule: {
    EN: 'It is cashed out at the multiplier reached; if no guess was right yet, the stake comes back.',
    VI: 'Được rút ở hệ số đã đạt; nếu chưa đoán đúng lần nào, tiền cược được hoàn lại.',
  },
};
