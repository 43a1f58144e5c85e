import { useState } from 'react';
import type { GameCategory } from '#generated/model/index.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { categoryIcons } from '../category/category.ts';

type GameThumbProps = {
  /** The address of the picture; undefined if there is none. */
  readonly src: string | undefined;
  readonly gameType: GameCategory;
  /** The class names for its size. */
  readonly className: string;
};

/** The small picture of a game in a row, or the icon of its category if the picture fails (LOBBY-16). */
export function GameThumb({ src, gameType, className }: GameThumbProps) {
  const [missing, setMissing] = useState<string>();
  const Icon = categoryIcons[gameType];
  const look = cn('flex-none rounded-[10px] bg-surface-3', className);
  if (src === undefined || missing === src) {
    return (
      <span data-cat={gameType} className={cn(look, 'grid place-items-center text-cat')}>
        <Icon size={18} aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      src={pictureUrl(src)}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(src)}
      className={cn(look, 'object-cover object-[50%_30%]')}
    />
  );
}
