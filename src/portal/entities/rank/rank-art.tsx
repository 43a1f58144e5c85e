import type { CSSProperties } from 'react';
import type { ClubLabel } from '#generated/model/index.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/urls.ts';

/** A dark ground tinted with the rank's colour, on which white text is readable whatever the colour. */
export function rankGround({ color2 }: Pick<ClubLabel, 'color2'>): CSSProperties {
  // 42 % of the colour where the picture stands, 18 % at the far end.
  return { background: `radial-gradient(circle at 82% 50%, ${color2}6b, ${color2}2e 75%) #12101c` };
}

/** The picture of a rank; its edges fade into the ground. */
export function RankArt({ iconUrl, className }: { readonly iconUrl: string; readonly className?: string }) {
  return (
    <img
      src={pictureUrl(iconUrl)}
      alt=""
      onError={(event) => event.currentTarget.remove()}
      className={cn(
        'absolute -z-1 aspect-square [mask-image:radial-gradient(circle,black_48%,transparent_69%)]',
        className,
      )}
    />
  );
}
