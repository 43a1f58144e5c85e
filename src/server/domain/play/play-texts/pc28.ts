import type { MiddleSums } from '#shared/lottery/families/pc28.ts';
import { type FamilyTexts, type PlayText, playText, texts } from './texts.ts';

/** What the two middle sums do, in words. */
const middle: Readonly<Record<MiddleSums, readonly [string, string]>> = {
  win: ['', ''],
  push: [' Sums 13 and 14 give the stake back.', ' Tổng 13 và 14 được hoàn tiền cược.'],
  lose: [' Sums 13 and 14 lose.', ' Tổng 13 và 14 thì thua.'],
};

export function pc28Texts(rule: MiddleSums): FamilyTexts {
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
