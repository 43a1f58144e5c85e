import type { GameCategory } from '#generated/model/index.ts';

export interface SeedVendor {
  readonly code: string;
  readonly name: string;
  readonly hue: number;
  readonly categories: readonly GameCategory[];
  readonly isHot?: boolean;
  /** Uses a wallet of its own. */
  readonly transfer?: boolean;
  /** Hours from seeding to the end of its maintenance. */
  readonly backInHours?: number;
}

/** Sandbox vendors, all invented. AV and TF have the codes of e-sports providers, and the brand shows them as such. */
export const seedVendors: readonly SeedVendor[] = [
  { code: 'BGS', name: '{{brand}} Originals', hue: 188, categories: ['INHOUSE'], isHot: true },
  { code: 'TCG_SEA', name: 'Sea Lottery', hue: 12, categories: ['ELOTT', 'LOTT'], isHot: true },
  { code: 'SAF', name: 'Saffron Play', hue: 40, categories: ['RNG'], isHot: true },
  { code: 'NOR', name: 'Northlight', hue: 200, categories: ['RNG'], isHot: true },
  { code: 'HAL', name: 'Halcyon', hue: 260, categories: ['RNG'] },
  { code: 'KIT', name: 'Kite & Co', hue: 320, categories: ['RNG'], isHot: true, transfer: true },
  { code: 'MON', name: 'Monsoon', hue: 170, categories: ['RNG'] },
  { code: 'RED', name: 'Redbrick', hue: 20, categories: ['RNG'] },
  { code: 'ORO', name: 'Oro Studio', hue: 75, categories: ['RNG'], transfer: true },
  { code: 'PAP', name: 'Paper Crane', hue: 350, categories: ['RNG'] },
  { code: 'VEL', name: 'Velvet Live', hue: 303, categories: ['LIVE'] },
  { code: 'MAI', name: 'Mai Studio', hue: 5, categories: ['LIVE'], isHot: true },
  { code: 'SPH', name: 'Sapphire Room', hue: 245, categories: ['LIVE'], isHot: true },
  { code: 'HBL', name: 'Harbour Live', hue: 215, categories: ['LIVE'], backInHours: 6 },
  { code: 'TID', name: 'Tidewater', hue: 228, categories: ['FISH'], isHot: true },
  { code: 'PRL', name: 'Pearl Bay', hue: 185, categories: ['FISH'] },
  { code: 'GLP', name: 'Goalpost', hue: 152, categories: ['SPORTS'], isHot: true },
  { code: 'STR', name: 'Stride Sports', hue: 30, categories: ['SPORTS'] },
  { code: 'AV', name: 'Arena Vista', hue: 268, categories: ['SPORTS'], isHot: true },
  { code: 'TF', name: 'Tempest Five', hue: 290, categories: ['SPORTS'] },
  { code: 'FLV', name: 'Four Leaves', hue: 333, categories: ['PVP'], isHot: true },
  { code: 'JDT', name: 'Jade Table', hue: 160, categories: ['PVP'] },
];
