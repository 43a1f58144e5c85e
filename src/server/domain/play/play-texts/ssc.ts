import { type FamilyTexts, forPlaces, ordinal, type PlayText, playText, texts } from './texts.ts';

/** Where some digits stand, in English and Vietnamese. */
interface Where {
  readonly code: string;
  readonly name: readonly [string, string];
  readonly these: readonly [string, string];
}

const s5: Where = { code: 'S5', name: ['Five digits', 'Năm chữ số'], these: ['all five digits', 'cả năm chữ số'] };
const s4: Where = {
  code: 'S4L',
  name: ['Last four', 'Bốn số cuối'],
  these: ['the last four digits', 'bốn chữ số cuối'],
};
const s4f: Where = {
  code: 'S4F',
  name: ['First four', 'Bốn số đầu'],
  these: ['the first four digits', 'bốn chữ số đầu'],
};
const threes: readonly Where[] = [
  { code: 'S3F', name: ['First three', 'Ba số đầu'], these: ['the first three digits', 'ba chữ số đầu'] },
  { code: 'S3M', name: ['Middle three', 'Ba số giữa'], these: ['the middle three digits', 'ba chữ số giữa'] },
  { code: 'S3L', name: ['Last three', 'Ba số cuối'], these: ['the last three digits', 'ba chữ số cuối'] },
];
const twos: readonly Where[] = [
  { code: 'S2F', name: ['First two', 'Hai số đầu'], these: ['the first two digits', 'hai chữ số đầu'] },
  { code: 'S2L', name: ['Last two', 'Hai số cuối'], these: ['the last two digits', 'hai chữ số cuối'] },
];

type Entry = readonly [code: string, PlayText];

/** A play type of some digits: its name and rule in both languages. */
function entry({ code, name }: Where, kind: string, names: readonly [string, string], rule: [string, string]): Entry {
  return [`${code}_${kind}`, playText([`${name[0]}, ${names[0]}`, `${name[1]}, ${names[1]}`], rule)];
}

function straight(where: Where): Entry {
  return entry(
    where,
    'STRAIGHT',
    ['straight', 'đúng vị trí'],
    [`Match ${where.these[0]} in their places.`, `Trùng ${where.these[1]} theo đúng vị trí.`],
  );
}

/** A group: what the digits have to be, and what picks of several roles cost. */
function group(
  where: Where,
  size: number,
  what: readonly [string, string],
  cost: readonly [string, string] = ['', ''],
): Entry {
  const [EN, VI] = where.these;
  return entry(
    where,
    `G${size}`,
    [`group ${size}`, `tổ ${size}`],
    [
      `Match ${EN} in any order where they are ${what[0]}.${cost[0]}`,
      `Trùng ${VI}, không kể thứ tự, khi đó là ${what[1]}.${cost[1]}`,
    ],
  );
}

/** Each digit of a set may have the role, and each way costs a line. */
function anyRole(count: readonly [string, string], role: readonly [string, string], lines: number) {
  return [
    ` Of ${count[0]} digits picked, any may be ${role[0]}: a set costs ${lines} lines.`,
    ` Trong ${count[1]} chữ số đã chọn, số nào cũng có thể là ${role[1]}: mỗi bộ tính ${lines} dòng cược.`,
  ] as const;
}

/** Of two digits either may have the role. */
function eitherRole(role: readonly [string, string]) {
  return [
    ` Of two digits picked, either may be ${role[0]}: a pair makes two combinations.`,
    ` Trong hai chữ số đã chọn, số nào cũng có thể là ${role[1]}: mỗi cặp tạo hai tổ hợp.`,
  ] as const;
}

const double = ['the pair', 'số lặp hai lần'] as const;
const lone = ['the single one', 'số chỉ xuất hiện một lần'] as const;
const triple = ['the triple', 'số lặp ba lần'] as const;
const quadruple = ['the one that comes four times', 'số lặp bốn lần'] as const;

const three = (where: Where): Entry[] => [
  straight(where),
  entry(
    where,
    'G3',
    ['group 3', 'tổ 3'],
    [
      `Match ${where.these[0]} in any order where one of them comes twice: of two digits picked, either one may.`,
      `Trùng ${where.these[1]}, không kể thứ tự, khi có một số lặp hai lần: trong hai số đã chọn, số nào cũng có thể lặp.`,
    ],
  ),
  group(where, 6, ['three different digits', 'ba số khác nhau']),
  entry(where, 'SUM', ['sum', 'tổng'], [`Match the sum of ${where.these[0]}.`, `Trùng tổng của ${where.these[1]}.`]),
  entry(
    where,
    'ANY',
    ['any place', 'vị trí bất kỳ'],
    [
      `The digit is among ${where.these[0]}. Each digit pays once.`,
      `Chữ số đã chọn có trong ${where.these[1]}. Mỗi số được trả thưởng một lần.`,
    ],
  ),
];

const two = (where: Where): Entry[] => [
  straight(where),
  entry(
    where,
    'GROUP',
    ['any order', 'không kể thứ tự'],
    [
      `Match ${where.these[0]} in any order where they are different.`,
      `Trùng ${where.these[1]} khác nhau, không kể thứ tự.`,
    ],
  ),
  entry(where, 'SUM', ['sum', 'tổng'], [`Match the sum of ${where.these[0]}.`, `Trùng tổng của ${where.these[1]}.`]),
];

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export const sscTexts: FamilyTexts = {
  groups: {
    S5: texts('Five digits', 'Năm chữ số'),
    S4: texts('Four digits', 'Bốn chữ số'),
    ...Object.fromEntries(threes.map(({ code, name }) => [code, texts(...name)])),
    S2: texts('Two digits', 'Hai chữ số'),
    POS: texts('Fixed place', 'Từng vị trí'),
    TWO_SIDED: texts('Big and small', 'Tài xỉu, chẵn lẻ'),
    DRAGON_TIGER: texts('Dragon and tiger', 'Rồng hổ'),
  },
  plays: {
    ...Object.fromEntries([
      straight(s5),
      entry(
        s5,
        'G120',
        ['group 120', 'tổ 120'],
        ['Match five different digits in any order.', 'Trùng năm chữ số khác nhau, không kể thứ tự.'],
      ),
      group(s5, 60, ['a pair and three other digits', 'một cặp và ba số khác'], anyRole(['four', 'bốn'], double, 4)),
      group(s5, 30, ['two pairs and another digit', 'hai cặp và một số khác'], anyRole(['three', 'ba'], lone, 3)),
      group(
        s5,
        20,
        ['a triple and two other digits', 'ba số giống nhau và hai số khác'],
        anyRole(['three', 'ba'], triple, 3),
      ),
      group(s5, 10, ['a triple and a pair', 'ba số giống nhau và một cặp'], eitherRole(triple)),
      group(s5, 5, ['four of a kind and another digit', 'bốn số giống nhau và một số khác'], eitherRole(quadruple)),
      straight(s4f),
      straight(s4),
      group(s4, 24, ['four different digits', 'bốn số khác nhau']),
      group(s4, 12, ['a pair and two other digits', 'một cặp và hai số khác'], anyRole(['three', 'ba'], double, 3)),
      group(s4, 6, ['two pairs', 'hai cặp']),
      group(s4, 4, ['a triple and another digit', 'ba số giống nhau và một số khác'], eitherRole(triple)),
      ...threes.flatMap(three),
      ...twos.flatMap(two),
    ]),
    ...forPlaces(5, (number) =>
      playText(
        [`Fixed place, ${ordinal(number)} digit`, `Vị trí thứ ${number}`],
        [`Match the ${places[number - 1]} digit.`, `Trùng chữ số thứ ${number}.`],
      ),
    ),
    SUM_BS: playText(
      ['Sum of five, big or small', 'Tổng năm số, tài xỉu'],
      ['Big is a sum of 23 to 45, small 0 to 22.', 'Tài là tổng từ 23 đến 45, xỉu từ 0 đến 22.'],
    ),
    SUM_OE: playText(
      ['Sum of five, odd or even', 'Tổng năm số, chẵn lẻ'],
      ['Whether the sum of the five digits is odd or even.', 'Tổng của năm chữ số là lẻ hay chẵn.'],
    ),
    POS_BS: playText(
      ['A digit, big or small', 'Một chữ số, tài xỉu'],
      [
        'Whether the digit of the place is big, 5 to 9, or small, 0 to 4.',
        'Chữ số ở vị trí đã chọn là tài, từ 5 đến 9, hay xỉu, từ 0 đến 4.',
      ],
    ),
    POS_OE: playText(
      ['A digit, odd or even', 'Một chữ số, chẵn lẻ'],
      ['Whether the digit of the place is odd or even.', 'Chữ số ở vị trí đã chọn là lẻ hay chẵn.'],
    ),
    DRAGON_TIGER: playText(
      ['Dragon and tiger', 'Rồng hổ'],
      [
        'Of two places dragon wins where the first digit is greater, tiger where the second is, tie where they are equal. Dragon and tiger lose on a tie.',
        'So hai vị trí: rồng thắng khi chữ số trước lớn hơn, hổ thắng khi chữ số sau lớn hơn, hòa khi bằng nhau. Rồng và hổ thua khi hòa.',
      ],
    ),
  },
  place: (number) => texts(`${ordinal(number)} digit`, `Chữ số thứ ${number}`),
};
