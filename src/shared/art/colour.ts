type Rgb = readonly [number, number, number];

/** Linear-light sRGB of an OKLCH colour; components leave 0..1 when the colour lies outside the gamut. */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const outsideGamut = (rgb: Rgb) => rgb.some((part) => part < -1e-4 || part > 1.0001);

function hexPart(linear: number): string {
  const part = Math.min(1, Math.max(0, linear));
  const encoded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.round(255 * encoded)
    .toString(16)
    .padStart(2, '0');
}

/** OKLCH to `#rrggbb`. Chroma is lowered step by step until the colour fits sRGB, so hue and lightness stay true. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let reduced = chroma;
  let rgb = linearRgb(lightness, reduced, hue);
  while (reduced > 0 && outsideGamut(rgb)) {
    reduced = Math.max(reduced - 0.005, 0);
    rgb = linearRgb(lightness, reduced, hue);
  }
  return `#${rgb.map(hexPart).join('')}`;
}
