import * as zod from 'zod';

/** A design token that a brand may set: a colour, named without its dashes. */
const tokenName = zod
  .string()
  .regex(/^(brand|surface|text|border|focus|cat|chart|hot|avatar)(-[a-z0-9]+)*$/, 'must be the name of a colour token');

const colour = zod.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour like #dff34b');

const tokens = zod.record(tokenName, colour).superRefine((set, context) => {
  const { brand, 'brand-contrast': ink } = set;
  if ((brand === undefined) !== (ink === undefined)) {
    context.addIssue({ code: 'custom', message: 'must set brand and brand-contrast together' });
  } else if (brand !== undefined && ink !== undefined && contrast(brand, ink) < 4.5) {
    const ratio = contrast(brand, ink).toFixed(1);
    context.addIssue({ code: 'custom', message: `must keep brand-contrast readable on brand: ${ratio}, at least 4.5` });
  }
});

/** The look of the site where it differs from the shipped portal. Changing it needs no build. */
export const look = zod
  .strictObject({
    /** The theme for visitors who have not chosen one (THEME-02). */
    defaultTheme: zod.enum(['dark', 'light']).default('dark'),
    /** Colours that replace the portal's own, by theme. */
    tokens: zod.strictObject({ dark: tokens.default({}), light: tokens.default({}) }).default({ dark: {}, light: {} }),
  })
  .default({ defaultTheme: 'dark', tokens: { dark: {}, light: {} } });

export type Look = zod.output<typeof look>;

/** The style sheet of a look; empty where it changes nothing. */
export function lookSheet({ tokens }: Look): string {
  const block = (selector: string, set: Readonly<Record<string, string>>) => {
    const lines = Object.entries(set).map(([name, value]) => `--${name}:${value}`);
    return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`;
  };
  // More specific than the portal's own blocks, so the order of the sheets does not matter.
  return block(':root[data-theme="dark"]:root', tokens.dark) + block(':root[data-theme="light"]:root', tokens.light);
}

/** The colour of the browser's bars in a theme: the page's ground. */
export function barColour({ tokens }: Look, theme: 'dark' | 'light'): string {
  return tokens[theme]['surface-0'] ?? shippedGround[theme];
}

/** The colours of e-mails, which are light in all programs: their ground, and the brand's own with its ink. */
export function letterColours(look: Look): { readonly ground: string; readonly brand: string; readonly ink: string } {
  const { brand = '#d9f138', 'brand-contrast': ink = '#1c2301' } = look.tokens.light;
  return { ground: barColour(look, 'light'), brand, ink };
}

/** `--surface-0` of the portal's own themes. */
const shippedGround = { dark: '#11101a', light: '#f3f3f7' } as const;

/** The contrast of two colours by WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
