import { useEffect, useState } from 'react';
import type { Game } from '../../../../generated/client/model/index.ts';
import { cn } from '../../lib/cn.ts';
import { categoryIcons } from '../category/category.ts';
import { picturesMayLoad, whenPictureMayLoad } from './picture-queue.ts';

type GameArtProps = {
  readonly game: Game;
  readonly className?: string | undefined;
};

/** The picture of a game; the icon of its category where that does not load (LOBBY-16). Decoration: its name is text. */
export function GameArt({ game, className }: GameArtProps) {
  const [failed, setFailed] = useState<string>();
  const { picture } = game;
  // A tile may be given another game: then the picture before goes at once, and the new one when it may.
  const [wanted, setWanted] = useState(() => (picturesMayLoad() ? picture : undefined));
  useEffect(() => {
    if (wanted === picture) return undefined;
    return whenPictureMayLoad(() => setWanted(picture));
  }, [wanted, picture]);
  if (failed === picture) {
    const Icon = categoryIcons[game.gameType];
    return (
      <span
        data-cat={game.gameType}
        className={cn('grid place-items-center bg-surface-2 pb-[18%] text-cat', className)}
      >
        <Icon size={40} aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      src={wanted === picture ? picture : undefined}
      alt=""
      width={300}
      height={400}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(picture)}
      className={cn('object-cover', className)}
    />
  );
}
