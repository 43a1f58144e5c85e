import { hash } from './seed.ts';

interface SvgParts {
  readonly width: number;
  readonly height: number;
  /** Which part stays visible when the picture is cropped. */
  readonly keep: 'left' | 'centre' | 'right';
  readonly defs: string;
  readonly body: string;
}

const ALIGN = { left: 'xMinYMid', centre: 'xMidYMid', right: 'xMaxYMid' } as const;

/** A whole SVG, for a file or for inlining in a page. */
export function svgFile({ width, height, keep, defs, body }: SvgParts): string {
  return (
    `<svg class="art" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" ` +
    `height="${height}" preserveAspectRatio="${ALIGN[keep]} slice" aria-hidden="true" focusable="false">` +
    `<defs>${defs}</defs>${body}</svg>`
  );
}

/**
 * The prefix of the ids in a file, by default from everything that shapes the picture. So different pictures in one
 * page share no gradients.
 */
export function idPrefix(wish: string | undefined, parts: readonly unknown[]): string {
  const safe = wish?.replace(/[^A-Za-z0-9_-]/g, '');
  return safe ? `a${safe}-` : `a${hash(JSON.stringify(parts)).toString(36)}-`;
}
