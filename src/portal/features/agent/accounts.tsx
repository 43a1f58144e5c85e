import type { AgentType } from '#generated/model/index.ts';
import { oklch } from '#shared/art/colour.ts';
import { cn } from '../../lib/cn.ts';

const SIZE = { sm: 'size-6 text-2xs/none', md: 'size-8 text-xs/none', lg: 'size-11 text-base/none' };

type AccountFaceProps = { readonly account: string; readonly size?: keyof typeof SIZE | undefined };

/** The first letter of an account, in a colour of its own; decorative, since the name stands beside it. */
export function AccountFace({ account, size = 'md' }: AccountFaceProps) {
  const hue = hueOf(account);
  return (
    <span
      aria-hidden="true"
      // Drawn as an image, so that the letter does not become part of a name.
      data-letter={(account[0] ?? '').toUpperCase()}
      style={{ backgroundImage: `linear-gradient(145deg, ${oklch(0.52, 0.12, hue)}, ${oklch(0.3, 0.09, hue + 40)})` }}
      className={cn(
        'display grid flex-none place-items-center rounded-full text-on-art after:content-[attr(data-letter)]',
        SIZE[size],
      )}
    />
  );
}

/** A hue in degrees; the same account has always the same. */
function hueOf(account: string): number {
  let hue = 0;
  for (const letter of account) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return hue;
}

const names = {
  0: 'player',
  1: 'general',
  2: 'agent',
  4: 'trial',
  41: 'promoter',
  42: 'subPromoter',
} as const satisfies Record<AgentType, string>;

/** The name of the texts of an account type. */
export function typeName(type: AgentType) {
  return names[type];
}
