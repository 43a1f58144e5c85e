import { initials } from '#shared/art/initials.ts';
import { lettering } from '#shared/art/lettering.ts';

const width = 168;
const height = 40;

/** A partner's logo for a theme: its initials in a ring and its name, in one ink. */
export function wordmark(name: string, theme: 'dark' | 'light'): string {
  const ink = theme === 'dark' ? '#ffffff' : '#1c1d24';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<g fill="${ink}"><circle cx="20" cy="20" r="15" fill="none" stroke="${ink}" stroke-width="2"/>` +
    `${lettering(initials(name), 20, 25, 13, 800, '')}${lettering(name, 102, 25.5, 15, 700, 'textLength="124" lengthAdjust="spacingAndGlyphs"')}</g></svg>`
  );
}
