import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Game } from '../../../../generated/client/model/index.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/picture-hosts.ts';
import { categoryIcons } from '../category/category.ts';
import { type Nearness, picturesMayBegin, queuePicture } from './tile-work.ts';
import { isInMemory, watchPicture } from './watch-picture.ts';

/** Where a tile stands, kept up to date by who moves it. */
export type TilePlace = { nearness: Nearness };

type GameArtProps = {
  readonly game: Game;
  /** Undefined for a tile that stays where it is: then the browser finds out when its picture is needed. */
  readonly place: TilePlace | undefined;
  readonly className?: string | undefined;
};

/** The picture of a game; the icon of its category where that does not load (LOBBY-16). Decoration: its name is text. */
export function GameArt({ game, place, className }: GameArtProps) {
  const picture = pictureUrl(game.picture);
  const [missing, setMissing] = useState<string>();
  const [first] = useState(picture);
  if (missing === picture) {
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
    <Picture
      key={picture}
      picture={picture}
      place={place}
      isFirst={place === undefined || picture === first}
      onMissing={setMissing}
      className={className}
    />
  );
}

type PictureProps = Pick<GameArtProps, 'place' | 'className'> & {
  readonly picture: string;
  /** The tile has shown no other, or stays where it is. */
  readonly isFirst: boolean;
  readonly onMissing: (picture: string) => void;
};

/**
 * A picture that comes when there is room for it, after the words of its tile: many at once would hold up the answer to a
 * key. There is no image before: an empty one costs as much to lay out and paint.
 */
function Picture({ isFirst, place, ...image }: PictureProps) {
  // In the first picture of a page it is part of the markup.
  const [isAtOnce] = useState(() => isFirst && picturesMayBegin());
  const [hasBegun, setBegun] = useState(() => isAtOnce || isInMemory(image.picture));
  useLayoutEffect(() => {
    if (hasBegun) return undefined;
    const begin = () => flushSync(() => setBegun(true));
    return queuePicture({ begin, nearness: () => place?.nearness ?? 'on-screen' });
  }, [hasBegun, place]);
  return hasBegun && <Image {...image} isLazy={!place || isAtOnce} />;
}

type ImageProps = Omit<PictureProps, 'isFirst' | 'place'> & {
  /** In the first picture images come after what is painted first: a browser takes some milliseconds for each. */
  readonly isLazy: boolean;
};

/** Of one picture for ever: an image that is no longer shown keeps its picture in memory. */
function Image({ picture, isLazy, onMissing, className }: ImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(
    () => (image.current ? watchPicture(image.current, picture, () => onMissing(picture)) : undefined),
    [picture, onMissing],
  );
  return (
    <img
      ref={image}
      src={picture}
      alt=""
      width={300}
      height={400}
      loading={isLazy ? 'lazy' : undefined}
      decoding="async"
      className={cn('object-cover', className)}
    />
  );
}
