import type { BetRules, BetState, GameCategory, Language } from '#generated/model/index.ts';

type Texts = Readonly<Record<Language, string>>;

const numbers: Texts = {
  EN: 'Settled by the numbers of the draw, at the odds that were shown when you bet.',
  VI: 'Trả thưởng theo kết quả của kỳ quay, với tỷ lệ cược hiển thị khi bạn đặt.',
};
const event: Texts = {
  EN: 'Settled by the official result of the event, at the odds that were shown when you bet.',
  VI: 'Trả thưởng theo kết quả chính thức của sự kiện, với tỷ lệ cược hiển thị khi bạn đặt.',
};

/** What wins in a game of each category. */
const rules: Readonly<Record<GameCategory, Texts>> = {
  ELOTT: numbers,
  LOTT: numbers,
  SPORTS: event,
  ESPORTS: event,
  LIVE: {
    EN: 'Settled by the rules of the table, which the game shows.',
    VI: 'Trả thưởng theo luật của bàn chơi, hiển thị ngay trong trò chơi.',
  },
  RNG: {
    EN: 'Pays for equal pictures by the pay table, which the game shows.',
    VI: 'Trả thưởng cho các biểu tượng giống nhau theo bảng trả thưởng trong trò chơi.',
  },
  FISH: {
    EN: 'Each shot costs its stake; each fish that is caught pays its multiple.',
    VI: 'Mỗi phát bắn tốn tiền cược; mỗi con cá bắt được trả thưởng theo hệ số của nó.',
  },
  PVP: {
    EN: 'The winner of a hand takes the pot, less the fee of the room.',
    VI: 'Người thắng ván nhận toàn bộ tiền cược trên bàn, trừ phí phòng.',
  },
  INHOUSE: {
    EN: 'Settled by the multiple that the round reached.',
    VI: 'Trả thưởng theo hệ số mà ván đạt được.',
  },
};

const unsaid: Texts = {
  EN: 'The provider did not say more about the result.',
  VI: 'Nhà cung cấp không cho biết thêm về kết quả.',
};
const results: Readonly<Partial<Record<BetState, Texts>>> = {
  push: { EN: 'The stake came back by the rules of the game.', VI: 'Tiền cược được hoàn lại theo luật của trò chơi.' },
  void: { EN: 'The round was cancelled; the stake came back.', VI: 'Ván bị hủy; tiền cược được hoàn lại.' },
};

/** The rules of a bet on a vendor's round; `rtp` is the game's return to player in basis points. */
export function betRules(category: GameCategory, rtp: number | null, language: Language): BetRules {
  return { text: rules[category][language], returnToPlayer: rtp, helpPath: '/help#betting-rules' };
}

/** What is known of a settled round where the vendor told no result. */
export function resultText(state: BetState, language: Language): string {
  return (results[state] ?? unsaid)[language];
}
