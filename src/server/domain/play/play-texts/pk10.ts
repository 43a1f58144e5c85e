import { type FamilyTexts, forPlaces, ordinal, playText, texts } from './texts.ts';

export const pk10Texts: FamilyTexts = {
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
