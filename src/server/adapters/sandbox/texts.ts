import type { Language } from '#generated/model/index.ts';
import type { GameKind, Hand } from './round.ts';

type Side = Hand['side'];

/** The texts of a sandbox page. */
export interface PageTexts {
  readonly demo: string;
  readonly demoNote: string;
  readonly points: string;
  readonly balance: string;
  readonly fullScreen: string;
  readonly exit: string;
  readonly opening: string;
  readonly lobby: string;
  readonly backToLobby: string;
  readonly again: string;
  readonly choose: Readonly<Record<GameKind, string>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly fish: Readonly<Record<'caught' | 'missed', string>>;
  readonly outcomes: Readonly<Record<'win' | 'lose' | 'push', string>>;
  readonly failures: Readonly<Record<'token' | 'ended' | 'away' | 'excluded' | 'maintenance', string>>;
}

/** In both languages of the contract. */
export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  EN: {
    demo: 'Demo',
    demoNote: 'A demonstration in points. No money is staked or paid.',
    points: 'Demo points',
    balance: 'Balance',
    fullScreen: 'Full screen',
    exit: 'Leave the game',
    opening: 'Opening the game',
    lobby: 'Choose a game',
    backToLobby: 'All games',
    again: 'Try again',
    choose: {
      reels: 'Spin the reels: three alike win.',
      baccarat: 'Which hand comes closer to nine?',
      fish: 'Large fish are rare, and worth more.',
      match: 'How does the match end?',
      duel: 'The highest card at the table takes it all.',
      draw: 'The last digit decides.',
      dice: 'Two dice: under seven, seven, or over?',
    },
    choices: {
      spin: 'Spin',
      player: 'Player',
      tie: 'Tie',
      banker: 'Banker',
      small: 'Small fish',
      medium: 'Medium fish',
      large: 'Large fish',
      home: 'Home wins',
      level: 'Draw',
      away: 'Away wins',
      deal: 'Deal',
      low: 'Low, 0 to 4',
      high: 'High, 5 to 9',
      odd: 'Odd',
      even: 'Even',
      under: 'Under 7',
      seven: 'Seven',
      over: 'Over 7',
    },
    sides: {
      reels: 'Reels',
      player: 'Player',
      banker: 'Banker',
      fish: 'Your shot',
      home: 'Home',
      away: 'Away',
      you: 'You',
      seat2: 'Seat 2',
      seat3: 'Seat 3',
      draw: 'Draw',
      dice: 'Dice',
    },
    fish: { caught: 'Caught', missed: 'Missed' },
    outcomes: { win: 'You win {points} points', lose: 'You lose {points} points', push: 'Stake returned' },
    failures: {
      token: 'This game was opened before. Please start it again.',
      ended: 'Your game session has ended. Please start the game again.',
      away: 'The game does not answer. Please check the connection and try again.',
      excluded: 'You have excluded yourself from play. Please contact customer service.',
      maintenance: 'This game is under maintenance.',
    },
  },
  VI: {
    demo: 'Chơi thử',
    demoNote: 'Bản chơi thử tính điểm. Không đặt cược và không trả thưởng bằng tiền.',
    points: 'Điểm chơi thử',
    balance: 'Số dư',
    fullScreen: 'Toàn màn hình',
    exit: 'Rời trò chơi',
    opening: 'Đang mở trò chơi',
    lobby: 'Chọn trò chơi',
    backToLobby: 'Tất cả trò chơi',
    again: 'Thử lại',
    choose: {
      reels: 'Quay các trục: ba biểu tượng giống nhau là thắng.',
      baccarat: 'Bên nào gần chín điểm hơn?',
      fish: 'Cá lớn khó bắn hơn nhưng được nhiều điểm hơn.',
      match: 'Trận đấu kết thúc thế nào?',
      duel: 'Lá bài cao nhất bàn thắng tất cả.',
      draw: 'Chữ số cuối quyết định kết quả.',
      dice: 'Hai xúc xắc: dưới bảy, bằng bảy hay trên bảy?',
    },
    choices: {
      spin: 'Quay',
      player: 'Con',
      tie: 'Hòa',
      banker: 'Cái',
      small: 'Cá nhỏ',
      medium: 'Cá vừa',
      large: 'Cá lớn',
      home: 'Chủ nhà thắng',
      level: 'Hòa',
      away: 'Khách thắng',
      deal: 'Chia bài',
      low: 'Nhỏ, 0 đến 4',
      high: 'Lớn, 5 đến 9',
      odd: 'Lẻ',
      even: 'Chẵn',
      under: 'Dưới 7',
      seven: 'Bằng 7',
      over: 'Trên 7',
    },
    sides: {
      reels: 'Trục quay',
      player: 'Con',
      banker: 'Cái',
      fish: 'Phát bắn của bạn',
      home: 'Chủ nhà',
      away: 'Khách',
      you: 'Bạn',
      seat2: 'Ghế 2',
      seat3: 'Ghế 3',
      draw: 'Kết quả quay',
      dice: 'Xúc xắc',
    },
    fish: { caught: 'Trúng', missed: 'Trượt' },
    outcomes: { win: 'Bạn thắng {points} điểm', lose: 'Bạn thua {points} điểm', push: 'Hoàn điểm cược' },
    failures: {
      token: 'Trò chơi này đã được mở trước đó. Vui lòng bắt đầu lại.',
      ended: 'Phiên chơi của bạn đã kết thúc. Vui lòng bắt đầu lại trò chơi.',
      away: 'Trò chơi không phản hồi. Vui lòng kiểm tra kết nối rồi thử lại.',
      excluded: 'Bạn đã tự khóa tài khoản. Vui lòng liên hệ chăm sóc khách hàng.',
      maintenance: 'Trò chơi này đang bảo trì.',
    },
  },
};
