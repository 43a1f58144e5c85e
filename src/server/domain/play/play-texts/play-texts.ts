import type { MiddleSums } from '#shared/lottery/families/pc28.ts';
import type { Family } from '#shared/lottery/play-types.ts';
import { sscTexts } from './ssc.ts';
import { type FamilyTexts, forPlaces, ordinal, type PlayText, playText, texts } from './texts.ts';
import { northTexts, southTexts } from './vietnam.ts';

/** The texts of a family's play types. */
export function playTexts(family: Family, middleSums: MiddleSums): FamilyTexts {
  return family === 'PC28' ? pc28Texts(middleSums) : others[family];
}

/** What the two middle sums do, in words. */
const middle: Readonly<Record<MiddleSums, readonly [string, string]>> = {
  win: ['', ''],
  push: [' Sums 13 and 14 give the stake back.', ' Tổng 13 và 14 được hoàn tiền cược.'],
  lose: [' Sums 13 and 14 lose.', ' Tổng 13 và 14 thì thua.'],
};

function pc28Texts(rule: MiddleSums): FamilyTexts {
  const [EN, VI] = middle[rule];
  const side = (label: readonly [string, string], [en, vi]: readonly [string, string]): PlayText =>
    playText(label, [en + EN, vi + VI]);
  return {
    groups: {
      SUM: texts('Sum', 'Tổng'),
      TWO_SIDED: texts('Big and small', 'Tài xỉu, chẵn lẻ'),
      COLOUR: texts('Colour', 'Màu'),
    },
    plays: {
      SUM: playText(['Sum', 'Tổng'], ['Match the sum of the three digits.', 'Trùng tổng của ba chữ số.']),
      SUM_BS: side(
        ['Sum, big or small', 'Tổng, tài xỉu'],
        ['Big is a sum of 14 to 27, small 0 to 13.', 'Tài là tổng từ 14 đến 27, xỉu từ 0 đến 13.'],
      ),
      SUM_OE: side(
        ['Sum, odd or even', 'Tổng, chẵn lẻ'],
        ['Whether the sum of the three digits is odd or even.', 'Tổng của ba chữ số là lẻ hay chẵn.'],
      ),
      SUM_COMBINED: side(
        ['Sum, both sides', 'Tổng, tài xỉu và chẵn lẻ'],
        [
          'Both hold: big, 14 to 27, or small, 0 to 13, and odd or even.',
          'Đúng cả hai: tài, từ 14 đến 27, hay xỉu, từ 0 đến 13, và lẻ hay chẵn.',
        ],
      ),
      SUM_EXTREME: playText(
        ['Sum, extreme', 'Tổng, cực đại cực tiểu'],
        ['Very high is a sum of 22 to 27, very low 0 to 5.', 'Cực đại là tổng từ 22 đến 27, cực tiểu từ 0 đến 5.'],
      ),
      SUM_COLOUR: playText(
        ['Colour of the sum', 'Màu của tổng'],
        [
          'Red sums are 3, 6, 9, 12, 15, 18, 21, 24; green 1, 4, 7, 10, 16, 19, 22, 25; blue 2, 5, 8, 11, 17, 20, 23, 26. The others have no colour.',
          'Tổng màu đỏ là 3, 6, 9, 12, 15, 18, 21, 24; xanh lá là 1, 4, 7, 10, 16, 19, 22, 25; xanh dương là 2, 5, 8, 11, 17, 20, 23, 26. Các tổng còn lại không có màu.',
        ],
      ),
    },
    place: (number) => texts(`Digit ${number}`, `Chữ số ${number}`),
  };
}

const pk10Texts: FamilyTexts = {
  groups: {
    POS: texts('Fixed place', 'Từng vị trí'),
    TOP: texts('First places', 'Các hạng đầu'),
    TOP2_SUM: texts('Sum of the first two', 'Tổng hai hạng đầu'),
    TWO_SIDED: texts('Big and small', 'Tài xỉu, chẵn lẻ'),
    DRAGON_TIGER: texts('Dragon and tiger', 'Rồng hổ'),
  },
  plays: {
    ...forPlaces(10, (number) =>
      playText(
        [`Fixed place, ${ordinal(number)}`, `Hạng ${number}`],
        [`Match the number in the ${ordinal(number)} place.`, `Trùng số về hạng ${number}.`],
      ),
    ),
    TOP2_STRAIGHT: playText(
      ['First two, straight', 'Hai hạng đầu, đúng thứ tự'],
      ['Match the first two numbers in their order.', 'Trùng hai số đầu theo đúng thứ tự.'],
    ),
    TOP2_GROUP: playText(
      ['First two, any order', 'Hai hạng đầu, không kể thứ tự'],
      ['Match the first two numbers in any order.', 'Trùng hai số đầu, không kể thứ tự.'],
    ),
    TOP3_STRAIGHT: playText(
      ['First three, straight', 'Ba hạng đầu, đúng thứ tự'],
      ['Match the first three numbers in their order.', 'Trùng ba số đầu theo đúng thứ tự.'],
    ),
    TOP3_GROUP: playText(
      ['First three, any order', 'Ba hạng đầu, không kể thứ tự'],
      ['Match the first three numbers in any order.', 'Trùng ba số đầu, không kể thứ tự.'],
    ),
    TOP2_SUM: playText(
      ['Sum of the first two', 'Tổng hai hạng đầu'],
      ['Match the sum of the first two numbers.', 'Trùng tổng của hai số đầu.'],
    ),
    TOP2_SUM_BS: playText(
      ['Sum of the first two, big or small', 'Tổng hai hạng đầu, tài xỉu'],
      ['Big is a sum of 12 to 19, small 3 to 11.', 'Tài là tổng từ 12 đến 19, xỉu từ 3 đến 11.'],
    ),
    TOP2_SUM_OE: playText(
      ['Sum of the first two, odd or even', 'Tổng hai hạng đầu, chẵn lẻ'],
      ['Whether the sum of the first two numbers is odd or even.', 'Tổng của hai số đầu là lẻ hay chẵn.'],
    ),
    POS_BS: playText(
      ['A place, big or small', 'Một hạng, tài xỉu'],
      [
        'Whether the number of the place is big, 06 to 10, or small, 01 to 05.',
        'Số ở hạng đã chọn là tài, từ 06 đến 10, hay xỉu, từ 01 đến 05.',
      ],
    ),
    POS_OE: playText(
      ['A place, odd or even', 'Một hạng, chẵn lẻ'],
      ['Whether the number of the place is odd or even.', 'Số ở hạng đã chọn là lẻ hay chẵn.'],
    ),
    DRAGON_TIGER: playText(
      ['Dragon and tiger', 'Rồng hổ'],
      [
        'Of two places dragon wins where the first number is greater than the other, tiger where it is less.',
        'So hai hạng: rồng thắng khi số của hạng trước lớn hơn, hổ thắng khi nhỏ hơn.',
      ],
    ),
  },
  place: (number) => texts(`${ordinal(number)} place`, `Hạng ${number}`),
};

const k3Texts: FamilyTexts = {
  groups: {
    SUM: texts('Sum', 'Tổng'),
    TWO_SIDED: texts('Big and small', 'Tài xỉu, chẵn lẻ'),
    TRIPLE: texts('Triples', 'Ba số giống nhau'),
    PAIR: texts('Pairs', 'Hai số giống nhau'),
    DIFFERENT: texts('Different faces', 'Các số khác nhau'),
    SINGLE: texts('One face', 'Một số'),
  },
  plays: {
    SUM: playText(['Sum', 'Tổng'], ['Match the sum of the three dice.', 'Trùng tổng của ba xúc xắc.']),
    SUM_BS: playText(
      ['Sum, big or small', 'Tổng, tài xỉu'],
      [
        'Big is a sum of 11 to 18, small 3 to 10. A triple loses.',
        'Tài là tổng từ 11 đến 18, xỉu từ 3 đến 10. Ba số giống nhau thì thua.',
      ],
    ),
    SUM_OE: playText(
      ['Sum, odd or even', 'Tổng, chẵn lẻ'],
      [
        'Whether the sum of the three dice is odd or even. A triple loses.',
        'Tổng của ba xúc xắc là lẻ hay chẵn. Ba số giống nhau thì thua.',
      ],
    ),
    TRIPLE: playText(
      ['A given triple', 'Bộ ba chỉ định'],
      ['All three dice show the number.', 'Cả ba xúc xắc ra số đã chọn.'],
    ),
    TRIPLE_ANY: playText(
      ['Any triple', 'Bộ ba bất kỳ'],
      ['All three dice show the same number.', 'Cả ba xúc xắc ra cùng một số.'],
    ),
    PAIR: playText(
      ['A given pair', 'Cặp đôi chỉ định'],
      [
        'At least two dice show the number; all three count too.',
        'Ít nhất hai xúc xắc ra số đã chọn; cả ba xúc xắc cũng được tính.',
      ],
    ),
    PAIR_SINGLE: playText(
      ['A pair and one other', 'Cặp đôi và một số khác'],
      [
        'Two dice show a number of the pairs and the third a number of the others.',
        'Hai xúc xắc ra một số của hàng cặp đôi, xúc xắc còn lại ra một số của hàng kia.',
      ],
    ),
    TWO_DIFFERENT: playText(
      ['Two different', 'Hai số khác nhau'],
      [
        'Both numbers are shown, whatever the third die is.',
        'Cả hai số đều xuất hiện, xúc xắc thứ ba ra số nào cũng được.',
      ],
    ),
    THREE_DIFFERENT: playText(
      ['Three different', 'Ba số khác nhau'],
      ['All three numbers are shown.', 'Cả ba số đều xuất hiện.'],
    ),
    RUN_ANY: playText(
      ['Any three in a row', 'Ba số liên tiếp bất kỳ'],
      ['The dice show 123, 234, 345 or 456 in any order.', 'Ba xúc xắc ra 123, 234, 345 hoặc 456, không kể thứ tự.'],
    ),
    SINGLE: playText(
      ['One face', 'Một số'],
      [
        'At least one die shows the number. Each number pays once.',
        'Ít nhất một xúc xắc ra số đã chọn. Mỗi số được trả thưởng một lần.',
      ],
    ),
  },
  place: (number) => texts(`Die ${number}`, `Xúc xắc ${number}`),
};

const anys = Array.from({ length: 8 }, (_, index) => index + 1).map((size) => {
  const [label, labelVi] = [`Any ${size}`, `Chọn ${size}`];
  const rule =
    size === 1
      ? ([
          'The ball is among the five drawn. Each ball pays once.',
          'Bóng đã chọn có trong năm bóng mở thưởng. Mỗi bóng được trả thưởng một lần.',
        ] as const)
      : size <= 5
        ? ([`All ${size} balls are among the five drawn.`, `Cả ${size} bóng đều có trong năm bóng mở thưởng.`] as const)
        : ([
            `All five balls drawn are among the ${size}.`,
            `Cả năm bóng mở thưởng đều nằm trong ${size} bóng đã chọn.`,
          ] as const);
  return [`ANY_${size}`, playText([label, labelVi], rule)];
});

const fiveOfElevenTexts: FamilyTexts = {
  groups: {
    ANY: texts('Any place', 'Vị trí bất kỳ'),
    TOP: texts('First places', 'Các vị trí đầu'),
    POS: texts('Fixed place', 'Từng vị trí'),
    TWO_SIDED: texts('Big and small', 'Tài xỉu, chẵn lẻ'),
    DRAGON_TIGER: texts('Dragon and tiger', 'Rồng hổ'),
  },
  plays: {
    ...Object.fromEntries(anys),
    TOP1_STRAIGHT: playText(['First ball', 'Bóng đầu'], ['Match the first ball.', 'Trùng bóng thứ nhất.']),
    TOP2_STRAIGHT: playText(
      ['First two, straight', 'Hai bóng đầu, đúng thứ tự'],
      ['Match the first two balls in their order.', 'Trùng hai bóng đầu theo đúng thứ tự.'],
    ),
    TOP2_GROUP: playText(
      ['First two, any order', 'Hai bóng đầu, không kể thứ tự'],
      ['Match the first two balls in any order.', 'Trùng hai bóng đầu, không kể thứ tự.'],
    ),
    TOP3_STRAIGHT: playText(
      ['First three, straight', 'Ba bóng đầu, đúng thứ tự'],
      ['Match the first three balls in their order.', 'Trùng ba bóng đầu theo đúng thứ tự.'],
    ),
    TOP3_GROUP: playText(
      ['First three, any order', 'Ba bóng đầu, không kể thứ tự'],
      ['Match the first three balls in any order.', 'Trùng ba bóng đầu, không kể thứ tự.'],
    ),
    ...forPlaces(5, (number) =>
      playText(
        [`Fixed place, ${ordinal(number)} ball`, `Vị trí thứ ${number}`],
        [`Match the ${ordinal(number)} ball.`, `Trùng bóng thứ ${number}.`],
      ),
    ),
    SUM_BS: playText(
      ['Sum of five, big or small', 'Tổng năm bóng, tài xỉu'],
      [
        'Big is a sum of 31 to 45, small 15 to 29. A sum of 30 gives the stake back.',
        'Tài là tổng từ 31 đến 45, xỉu từ 15 đến 29. Tổng 30 được hoàn tiền cược.',
      ],
    ),
    SUM_OE: playText(
      ['Sum of five, odd or even', 'Tổng năm bóng, chẵn lẻ'],
      ['Whether the sum of the five balls is odd or even.', 'Tổng của năm bóng là lẻ hay chẵn.'],
    ),
    POS_BS: playText(
      ['A ball, big or small', 'Một bóng, tài xỉu'],
      [
        'Whether the ball of the place is big, 06 to 10, or small, 01 to 05. Ball 11 gives the stake back.',
        'Bóng ở vị trí đã chọn là tài, từ 06 đến 10, hay xỉu, từ 01 đến 05. Bóng 11 được hoàn tiền cược.',
      ],
    ),
    POS_OE: playText(
      ['A ball, odd or even', 'Một bóng, chẵn lẻ'],
      [
        'Whether the ball of the place is odd or even. Ball 11 gives the stake back.',
        'Bóng ở vị trí đã chọn là lẻ hay chẵn. Bóng 11 được hoàn tiền cược.',
      ],
    ),
    DRAGON_TIGER: playText(
      ['Dragon and tiger', 'Rồng hổ'],
      [
        'Dragon wins where the first ball is greater than the fifth, tiger where it is less.',
        'Rồng thắng khi bóng thứ nhất lớn hơn bóng thứ năm, hổ thắng khi nhỏ hơn.',
      ],
    ),
  },
  place: (number) => texts(`${ordinal(number)} ball`, `Bóng thứ ${number}`),
};

const others: Readonly<Record<Exclude<Family, 'PC28'>, FamilyTexts>> = {
  SSC: sscTexts,
  '11X5': fiveOfElevenTexts,
  K3: k3Texts,
  PK10: pk10Texts,
  VN_NORTH: northTexts,
  VN_SOUTH: southTexts,
};
