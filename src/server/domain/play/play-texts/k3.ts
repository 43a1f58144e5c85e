import { type FamilyTexts, playText, texts } from './texts.ts';

export const k3Texts: FamilyTexts = {
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
