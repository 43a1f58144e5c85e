import { useLayoutEffect, useRef, useState } from 'react';
import type { Game } from '../../../../generated/client/model/index.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/picture-hosts.ts';
import { categoryIcons } from '../category/category.ts';
import { showPicture } from './show-picture.ts';
import { picturesMayBegin } from './tile-work.ts';

/** Where a tile stands, kept up to date by who moves it. */
export type TilePlace = { onScreen: boolean };

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

/** Of one picture for ever: an image that is no longer shown keeps its picture in memory. */
function Picture({ picture, isFirst, place, onMissing, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  // In the first picture of a page it is part of the markup. Afterwards it begins without another rendering, and after
  // the words of its tile: many pictures at once would hold up the answer to a key.
  const [src] = useState(() => (isFirst && picturesMayBegin() ? picture : undefined));
  useLayoutEffect(() => {
    if (!image.current) return undefined;
    return showPicture(
      image.current,
      picture,
      () => place?.onScreen ?? true,
      () => onMissing(picture),
    );
  }, [picture, place, onMissing]);
  return (
    <img
      ref={image}
      src={src}
      alt=""
      width={300}
      height={400}
      // In the first picture they come after what is painted first: a browser takes some milliseconds for each.
      loading={place && src === undefined ? undefined : 'lazy'}
      decoding="async"
      className={cn('object-cover', className)}
    />
  );
}
