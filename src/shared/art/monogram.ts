import { cardArt } from './card-art.ts';
import { clearHue } from './palette.ts';
import { hash, seededRandom } from './seed.ts';

/**
 * Hue of a vendor that has none of its own: always the same for a code, never in the brand's band.
 * The seeded stream keeps codes that differ in one letter apart.
 */
export const vendorHue = (code: string) => clearHue(Math.floor(seededRandom(hash(code))() * 360));

export interface MonogramInput {
  readonly code: string;
  /** Gives the initials; without it the first two letters of the code are shown. */
  readonly name?: string;
  readonly hue?: number | null;
  readonly size?: number;
  readonly prefix?: string;
}

/** Square icon of a vendor: its initials on its own hue. */
export function monogramArt({ code, name = '', hue, size = 96, prefix }: MonogramInput): string {
  const ground = hue ?? vendorHue(code);
  return cardArt({
    id: code,
    hue: ground,
    accent: ground + 160,
    motif: 'mono',
    text: initials(name) || lettersOf(code).slice(0, 2).join('').toUpperCase() || '#',
    w: size,
    h: size,
    x: 0.5,
    y: 0.5,
    size: size * 0.42,
    scrim: false,
    prefix,
  });
}

/** Letters and digits of a text, each in its composed form. */
const lettersOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? [];

/** The first letters of the first two words of a name, in upper case; empty when the name has no letter or digit. */
export function initials(name: string): string {
  const first = name.split(/\s+/).flatMap((word) => lettersOf(word).slice(0, 1));
  return first.slice(0, 2).join('').toUpperCase();
}
