/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below.
 */
export type GameArtTone = typeof GameArtTone[keyof typeof GameArtTone];


export const GameArtTone = {
  dark: 'dark',
  light: 'light',
  none: 'none',
} as const;
