/** Games with their own names: vendor and name, the most played first. `hot` and `fresh` mark featured games. */
export interface FamousGame {
  readonly vendor: string;
  readonly name: string;
  readonly mark?: 'hot' | 'fresh';
}

const hot = (vendor: string, name: string): FamousGame => ({ vendor, name, mark: 'hot' });
const fresh = (vendor: string, name: string): FamousGame => ({ vendor, name, mark: 'fresh' });
const plain = (vendor: string, ...names: readonly string[]): FamousGame[] => names.map((name) => ({ vendor, name }));

/** The first three have the numbers 20001 to 20003, as in the contract's examples. */
export const famousSlots: readonly FamousGame[] = [
  hot('SAF', 'Lantern Road'),
  hot('NOR', 'Dragon Coil'),
  fresh('KIT', 'Neon Saigon'),
  hot('HAL', 'Book of Embers'),
  hot('RED', 'Thunder Vault'),
  hot('SAF', 'Tiger Drum'),
  hot('SAF', 'Triple Lantern 777'),
  fresh('MON', 'Lotus Tide'),
  fresh('KIT', 'Midnight Mask'),
  hot('ORO', 'Queen of Facets'),
  hot('PAP', 'Sugar Standard'),
  hot('NOR', 'Aurora Run'),
  ...plain('HAL', 'Honey Grid', 'Owl Hour'),
  ...plain('ORO', 'Pharaoh’s Ledger', 'Scarab Rising'),
  ...plain('RED', 'Cherry Standard'),
  ...plain('KIT', 'Cosmic Loop', 'Eye of Hours'),
  ...plain('SAF', 'Emperor’s Roofs', 'Fortune Ingots'),
  ...plain('MON', 'Sun Stone', 'Rồng Vàng Hạ Long', 'Đèn Lồng Phố Cổ', 'Sen Hồng', 'Cá Chép Hóa Rồng', 'Mặt Trời Đỏ'),
  ...plain('MON', 'Phượng Hoàng Lửa', 'Trâu Vàng', 'Hoa Đào Xuân', 'Kẹo Dừa', 'Trăng Rằm', 'Hổ Rừng Xanh', 'Rùa Thần'),
  ...plain('PAP', 'Citrus Club', 'Vườn Hoa Đà Lạt', 'Đại Dương Xanh', 'Sách Cổ', 'Lộc Xuân', 'Chùa Một Cột'),
  ...plain('NOR', 'Rocket Parade'),
];

export const famousTables: readonly FamousGame[] = [
  hot('VEL', 'Velvet Baccarat'),
  hot('MAI', 'Sicbo Saigon'),
  hot('MAI', 'Dragon Tiger'),
  hot('SPH', 'Speed Roulette'),
  hot('MAI', 'Xóc Đĩa'),
  ...plain('SPH', 'Auto Roulette', 'Blackjack 21'),
  fresh('VEL', 'Lantern Wheel'),
  ...plain('MAI', 'Tài Xỉu Trực Tiếp', 'Bầu Cua Hội Quán', 'Teen Patti Mai'),
];

export const famousFishing: readonly FamousGame[] = [
  hot('TID', 'Koi Kingdom'),
  hot('TID', 'Shark Patrol'),
  hot('PRL', 'Săn Cá Mập'),
  ...plain('PRL', 'Vua Biển Khơi', 'Cá Chép Vàng'),
];

export const famousDuels: readonly FamousGame[] = [
  hot('FLV', 'Tiến Lên Miền Nam'),
  hot('FLV', 'Phỏm Tá Lả'),
  hot('JDT', 'Mahjong Terrace'),
  ...plain('JDT', 'Sâm Lốc', 'Mậu Binh', 'Liêng', 'Ba Cây', 'Cờ Tướng'),
];

export const famousDraws: readonly FamousGame[] = [
  hot('TCG_SEA', 'Xổ Số Miền Bắc'),
  hot('TCG_SEA', 'Xổ Số Miền Trung'),
  hot('TCG_SEA', 'Xổ Số Miền Nam'),
  ...plain('TCG_SEA', 'Hà Nội', 'Đà Nẵng', 'Khánh Hòa', 'Thành Phố Hồ Chí Minh', 'Đồng Tháp', 'Cần Thơ', 'Huế'),
  ...plain('TCG_SEA', 'Bình Dương', 'Quảng Ninh'),
];

export const famousQuickDraws: readonly FamousGame[] = [
  hot('TCG_SEA', 'Keno 5 Minutes'),
  hot('TCG_SEA', 'Five Ball Sprint'),
  ...plain(
    'TCG_SEA',
    'Keno 1 Minute',
    'Three Ball Dash',
    'Evening Draw 45',
    'Evening Draw 55',
    'Tài Xỉu 3 Phút',
    'Bingo 18',
  ),
  ...plain('TCG_SEA', 'Xổ Số Siêu Tốc', 'Lô Đề 5 Phút', 'Colour Draw', 'Racing Ten'),
];

export const originals: readonly FamousGame[] = [
  hot('BGS', 'Moonshot'),
  hot('BGS', 'Plinko'),
  hot('BGS', 'Mines'),
  ...plain('BGS', 'Dice', 'Keno'),
  fresh('BGS', 'Lumo Lamp'),
  fresh('BGS', 'Hi-Lo'),
  fresh('BGS', 'Lucky Wheel'),
  fresh('BGS', 'Lantern Reels'),
];
