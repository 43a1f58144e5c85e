import { type FamilyTexts, forPlaces, ordinal, playText, texts } from './texts.ts';

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

export const fiveOfElevenTexts: FamilyTexts = {
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
