import type { PointRewardKind } from '#generated/model/index.ts';
import type { MotifRef } from '#shared/art/motif-book.ts';

/** Title, sentence, the whole text. */
type Words = readonly [title: string, summary: string, text: string];

export interface SeedReward {
  readonly id: string;
  readonly kind: PointRewardKind;
  readonly points: number;
  /** Undefined for an unlimited stock. */
  readonly stock?: number;
  readonly amount?: string;
  /** How many times bonus money must be staked. */
  readonly multiple?: number;
  /** The days since it was first offered. */
  readonly age: number;
  readonly hot?: boolean;
  readonly hue: number;
  readonly prop: MotifRef;
  readonly EN: Words;
  readonly VI: Words;
}

/**
 * The rewards that points buy, in the brand's order; the first three are from the contract's stories. Money costs less than
 * its conversion, and bonus money less than money.
 */
export const seedRewards: readonly SeedReward[] = [
  {
    id: 'pr-201',
    kind: 'bonus',
    points: 900,
    amount: '10.00',
    multiple: 3,
    hot: true,
    age: 60,
    hue: 40,
    prop: 'coins',
    EN: ['¤10.00 of bonus money', 'In your bonus balance right away.', 'Stake it three times within seven days.'],
    VI: ['¤10.00 tiền thưởng', 'Vào số dư thưởng ngay lập tức.', 'Cược ba lần trong bảy ngày.'],
  },
  {
    id: 'pr-202',
    kind: 'money',
    points: 480,
    amount: '5.00',
    age: 60,
    hue: 150,
    prop: 'ingot',
    EN: [
      '¤5.00 in your main wallet',
      'No wagering, yours right away.',
      'The money is in your main wallet as soon as you confirm. You can play with it or withdraw it.',
    ],
    VI: [
      '¤5.00 vào ví chính',
      'Không cần cược, là của bạn ngay.',
      'Tiền vào ví chính ngay khi bạn xác nhận. Bạn có thể chơi hoặc rút.',
    ],
  },
  {
    id: 'pr-203',
    kind: 'goods',
    points: 800,
    stock: 30,
    age: 6,
    hue: 16,
    prop: 'bag',
    EN: [
      '{{brand}} weekend bag',
      'Sent to your address within 14 days.',
      'Canvas, 40 litres, with a strap that can be taken off. We send it with a tracking number.',
    ],
    VI: [
      'Túi du lịch {{brand}}',
      'Gửi đến địa chỉ của bạn trong 14 ngày.',
      'Vải bố, 40 lít, quai đeo tháo được. Chúng tôi gửi kèm mã theo dõi.',
    ],
  },
  {
    id: 'pr-204',
    kind: 'goods',
    points: 42000,
    stock: 12,
    age: 90,
    hue: 174,
    prop: 'headphones',
    EN: [
      'Wireless headphones',
      'Sent to your address within 14 days.',
      'Over the ear, 30 hours with one charge, foldable. One year of guarantee from the maker.',
    ],
    VI: [
      'Tai nghe không dây',
      'Gửi đến địa chỉ của bạn trong 14 ngày.',
      'Chụp tai, 30 giờ mỗi lần sạc, gập được. Nhà sản xuất bảo hành một năm.',
    ],
  },
  {
    id: 'pr-205',
    kind: 'bonus',
    points: 4200,
    amount: '50.00',
    multiple: 3,
    hot: true,
    age: 20,
    hue: 60,
    prop: 'crown',
    EN: ['¤50.00 of bonus money', 'In your bonus balance right away.', 'Stake it three times within seven days.'],
    VI: ['¤50.00 tiền thưởng', 'Vào số dư thưởng ngay lập tức.', 'Cược ba lần trong bảy ngày.'],
  },
  {
    id: 'pr-206',
    kind: 'goods',
    points: 31500,
    stock: 21,
    age: 75,
    hue: 290,
    prop: 'console',
    EN: ['Game controller', 'Sent to your address within 14 days.', 'For computers and phones, by cable or Bluetooth.'],
    VI: [
      'Tay cầm chơi game',
      'Gửi đến địa chỉ của bạn trong 14 ngày.',
      'Dùng cho máy tính và điện thoại, qua dây hoặc Bluetooth.',
    ],
  },
  {
    id: 'pr-207',
    kind: 'goods',
    points: 2200,
    age: 100,
    hue: 330,
    prop: 'giftcard',
    EN: [
      'Food voucher',
      'Good in 120 restaurants.',
      'The code comes by post. It is good for a year, in one go or in parts.',
    ],
    VI: [
      'Phiếu ăn uống',
      'Dùng được ở 120 nhà hàng.',
      'Mã được gửi qua bưu điện. Phiếu có hạn một năm, dùng một lần hoặc nhiều lần.',
    ],
  },
  {
    id: 'pr-208',
    kind: 'goods',
    points: 68000,
    stock: 4,
    age: 12,
    hue: 215,
    prop: 'watch',
    EN: [
      'Smart watch',
      'Sent to your address within 14 days.',
      'Counts steps, sleep and heartbeat. Ten days with one charge.',
    ],
    VI: [
      'Đồng hồ thông minh',
      'Gửi đến địa chỉ của bạn trong 14 ngày.',
      'Đếm bước, giấc ngủ và nhịp tim. Mười ngày mỗi lần sạc.',
    ],
  },
  {
    id: 'pr-209',
    kind: 'money',
    points: 9500,
    amount: '100.00',
    age: 60,
    hue: 100,
    prop: 'coins',
    EN: [
      '¤100.00 in your main wallet',
      'No wagering, yours right away.',
      'The money is in your main wallet as soon as you confirm. You can play with it or withdraw it.',
    ],
    VI: [
      '¤100.00 vào ví chính',
      'Không cần cược, là của bạn ngay.',
      'Tiền vào ví chính ngay khi bạn xác nhận. Bạn có thể chơi hoặc rút.',
    ],
  },
  {
    id: 'pr-210',
    kind: 'goods',
    points: 120000,
    stock: 0,
    age: 200,
    hue: 255,
    prop: 'phone',
    EN: [
      'Telephone, 256 GB',
      'Sent to your address within 14 days.',
      'Unlocked, with two SIM cards. One year of guarantee from the maker.',
    ],
    VI: [
      'Điện thoại 256 GB',
      'Gửi đến địa chỉ của bạn trong 14 ngày.',
      'Bản quốc tế, hai SIM. Nhà sản xuất bảo hành một năm.',
    ],
  },
  {
    id: 'pr-211',
    kind: 'goods',
    points: 1500,
    stock: 60,
    age: 150,
    hue: 190,
    prop: 'lamp',
    EN: ['Reading lamp', 'Sent to your address within 14 days.', 'Three steps of light, by USB.'],
    VI: ['Đèn đọc sách', 'Gửi đến địa chỉ của bạn trong 14 ngày.', 'Ba mức sáng, dùng cổng USB.'],
  },
  {
    id: 'pr-212',
    kind: 'bonus',
    points: 180,
    amount: '2.00',
    multiple: 3,
    age: 3,
    hue: 350,
    prop: 'candy',
    EN: ['¤2.00 of bonus money', 'In your bonus balance right away.', 'Stake it three times within seven days.'],
    VI: ['¤2.00 tiền thưởng', 'Vào số dư thưởng ngay lập tức.', 'Cược ba lần trong bảy ngày.'],
  },
];
