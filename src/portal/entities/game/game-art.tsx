import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import type { Game } from '../../../../generated/client/model/index.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/picture-hosts.ts';
import { categoryIcons } from '../category/category.ts';
import { placePicture, watchPicture } from './tile-picture.ts';
import { picturesMayBegin, type TilePlace } from './tile-work.ts';

type GameArtOptions = {
  readonly game: Game;
  /** Undefined for a tile that stays where it is: then the browser finds out when its picture is needed. */
  readonly place: TilePlace | undefined;
  readonly className: string;
};

/**
 * The picture of a game, as the first child of `tile`; the icon of its category where that does not load (LOBBY-16).
 * Decoration: its name is text. A picture that is there with its tile is rendered. Any other comes when there is room for
 * it, after the words: many at once would hold up the answer to a key. It is put into the tile by hand, since to render a
 * tile again takes longer than that, and as the same element each time, since to make one does too. There is none before:
 * an empty one costs as much to lay out and paint.
 */
export function useGameArt(tile: RefObject<HTMLElement | null>, { game, place, className }: GameArtOptions): ReactNode {
  const picture = pictureUrl(game.picture);
  const [missing, setMissing] = useState<string>();
  // In the first picture of a page it is part of the markup.
  const [first] = useState(() => (picturesMayBegin() ? picture : undefined));
  const isMissing = missing === picture;
  const isRendered = picture === first;

  useLayoutEffect(() => {
    if (!tile.current || isMissing) return undefined;
    const onMissing = () => setMissing(picture);
    const image = isRendered && tile.current.querySelector('img');
    return image
      ? watchPicture(image, picture, onMissing)
      : placePicture(tile.current, { picture, place, className, onMissing });
  }, [tile, picture, place, className, isRendered, isMissing]);

  if (isMissing) {
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
    isRendered && (
      <img
        src={picture}
        alt=""
        width={300}
        height={400}
        // After what is painted first: a browser takes some milliseconds for each.
        loading="lazy"
        decoding="async"
        className={cn('object-cover', className)}
      />
    )
  );
}
