import { numbersIn, type PrizeTable, withEndings } from '#shared/lottery/ending-chances.ts';
import { northTable, southTable } from '#shared/lottery/families/vietnam.ts';
import { type FamilyTexts, type PlayText, playText, texts } from './texts.ts';

const groups = {
  LO: texts('Lô', 'Lô'),
  DE: texts('Đề', 'Đề'),
  CANG: texts('3 càng, 4 càng', '3 càng, 4 càng'),
  DAU_DUOI: texts('Đầu đuôi', 'Đầu đuôi'),
  XIEN: texts('Xiên', 'Xiên'),
  TRUOT: texts('Trượt', 'Trượt'),
};

const sizes = [
  [2, 'two', 'hai'],
  [3, 'three', 'ba'],
  [4, 'four', 'bốn'],
] as const;

/** The last prize has four numbers in the North and one elsewhere. */
const lastPrizes = {
  DE_G7: playText(
    ['Đề, prize seven', 'Đề giải bảy'],
    [
      'Match one of the four numbers of prize seven, which all differ.',
      'Trùng một trong bốn số khác nhau của giải bảy.',
    ],
  ),
  DE_G8: playText(['Đề, prize eight', 'Đề giải tám'], ['Match the number of prize eight.', 'Trùng số của giải tám.']),
};

/** What holds for every bet on endings where the numbers of a prize all differ. */
const differing = texts(
  ' The numbers of one prize all differ, those of several prizes can be equal.',
  ' Các số trong cùng một giải đều khác nhau, còn giữa các giải có thể trùng nhau.',
);
const nothing = texts('', '');

function lo(table: PrizeTable, digits: number): PlayText {
  const counted = numbersIn(withEndings(table, digits));
  const more = table.isUnique ? differing : nothing;
  const [, EN, VI] = sizes[digits - 2] ?? sizes[0];
  const every = digits === 2;
  return playText(
    [`Lô, ${digits} digits`, `Lô ${digits} số`],
    [
      `Match the last ${EN} digits of any of the ${counted} prizes${every ? '' : ` that have ${EN} or more`}. Each match pays.${more.EN}`,
      `Trùng ${VI} số cuối của bất kỳ giải nào trong ${counted} giải${every ? '' : ` có từ ${VI} chữ số`}. Mỗi lần trùng đều được trả thưởng.${more.VI}`,
    ],
  );
}

function textsOf(table: PrizeTable): FamilyTexts {
  const two = numbersIn(table);
  const more = table.isUnique ? differing : nothing;
  const xien = sizes.map(([size, EN, VI]) => [
    `XIEN_${size}`,
    playText(
      [`Xiên ${size}`, `Xiên ${size}`],
      [
        `All ${EN} numbers must be among the last two digits of the ${two} prizes. Pays once.${more.EN}`,
        `Cả ${VI} số đều có trong hai số cuối của ${two} giải. Trả thưởng một lần.${more.VI}`,
      ],
    ),
  ]);
  const truot = [4, 8, 10].map((size) => [
    `TRUOT_${size}`,
    playText(
      [`Trượt ${size}`, `Trượt ${size}`],
      [
        `None of the ${size} numbers may be among the last two digits of the ${two} prizes. Pays once.${more.EN}`,
        `Không số nào trong ${size} số có trong hai số cuối của ${two} giải. Trả thưởng một lần.${more.VI}`,
      ],
    ),
  ]);
  return {
    groups,
    plays: {
      LO_2: lo(table, 2),
      LO_3: lo(table, 3),
      LO_4: lo(table, 4),
      DE: playText(
        ['Đề, special prize', 'Đề đặc biệt'],
        ['Match the last two digits of the special prize.', 'Trùng hai số cuối của giải đặc biệt.'],
      ),
      ...lastPrizes,
      CANG_3: playText(
        ['3 càng', '3 càng'],
        ['Match the last three digits of the special prize.', 'Trùng ba số cuối của giải đặc biệt.'],
      ),
      CANG_4: playText(
        ['4 càng', '4 càng'],
        ['Match the last four digits of the special prize.', 'Trùng bốn số cuối của giải đặc biệt.'],
      ),
      DAU: playText(
        ['Đầu', 'Đầu'],
        ['Match the tens digit of the special prize.', 'Trùng chữ số hàng chục của giải đặc biệt.'],
      ),
      DUOI: playText(
        ['Đuôi', 'Đuôi'],
        ['Match the units digit of the special prize.', 'Trùng chữ số hàng đơn vị của giải đặc biệt.'],
      ),
      ...Object.fromEntries([...xien, ...truot]),
    },
    place: (number) => texts(`Digit ${number}`, `Chữ số ${number}`),
  };
}

export const northTexts = textsOf(northTable);
export const southTexts = textsOf(southTable);
