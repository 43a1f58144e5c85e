import { useCallback, useEffect, useRef, useState } from 'react';
import type { Game } from '#generated/model/index.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { categoryIcons } from '../category/category.ts';
import { rememberPicture, wasLoaded } from './loaded-pictures.ts';

/** How often a picture is requested before it counts as missing (PERF-06). */
const ATTEMPTS = 3;
/** The time between two requests for a picture, in ms (PERF-06). */
const RETRY_MS = 200;

type GameArtProps = { readonly game: Game; readonly className: string };

/** The decorative picture of a game, or the icon of its category if the picture fails (LOBBY-16). */
export function GameArt({ game, className }: GameArtProps) {
  const picture = pictureUrl(game.picture);
  const [missing, setMissing] = useState<string>();
  const onMissing = useCallback(() => setMissing(picture), [picture]);
  if (missing !== picture) {
    // Another picture starts with its own attempts.
    return <Picture key={picture} picture={picture} onMissing={onMissing} className={className} />;
  }
  const Icon = categoryIcons[game.gameType];
  return (
    <span data-cat={game.gameType} className={cn('grid place-items-center bg-surface-2 pb-[18%] text-cat', className)}>
      <Icon size={40} aria-hidden="true" />
    </span>
  );
}

type PictureProps = { readonly picture: string; readonly onMissing: () => void; readonly className: string };

function Picture({ picture, onMissing, className }: PictureProps) {
  const [attempt, setAttempt] = useState(1);
  const [isKnown] = useState(() => wasLoaded(picture));
  const image = useRef<HTMLImageElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onError = useCallback(() => {
    if (attempt === ATTEMPTS) onMissing();
    else timer.current = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
  }, [attempt, onMissing]);

  useEffect(() => {
    // An image of the server's markup may have failed before React attached its handlers.
    if (image.current?.complete && image.current.naturalWidth === 0) onError();
    return () => clearTimeout(timer.current);
  }, [onError]);

  return (
    <img
      // A new element requests the picture again.
      key={attempt}
      ref={image}
      src={picture}
      alt=""
      width={300}
      height={400}
      // A cached picture appears in the same frame as its tile.
      loading={isKnown ? 'eager' : 'lazy'}
      decoding={isKnown ? 'sync' : 'async'}
      onLoad={() => rememberPicture(picture)}
      onError={onError}
      className={cn('object-cover', className)}
    />
  );
}
