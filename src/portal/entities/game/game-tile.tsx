import { type FocusEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import type { Game } from '#generated/model/index.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { categoryIcons } from '../category/category.ts';
import type { FavouriteGame } from '../favourite/favourites.ts';
import type { Launchable } from '../launch/use-launch.ts';
import type { GameTiles, TileText } from './use-game-tiles.ts';

type GameTileProps = {
  readonly game: Game;
  readonly isFavourite: boolean;
  readonly text: TileText;
  readonly onToggleFavourite: (game: FavouriteGame) => void;
  readonly onLaunch: (game: Launchable) => void;
};

type GameTileListProps = { readonly games: readonly Game[]; readonly tiles: GameTiles };

/** The tiles of some games, for a grid or a row. */
export function GameTileList({ games, tiles }: GameTileListProps) {
  return games.map((game) => (
    <GameTile
      key={game.nodeId}
      game={game}
      isFavourite={tiles.favouriteIds.has(game.nodeId)}
      text={tiles.text}
      onToggleFavourite={tiles.onToggleFavourite}
      onLaunch={tiles.onLaunch}
    />
  ));
}

/** A game: its picture with the name, which starts the game, its provider, and the heart. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, isFavourite, text, onToggleFavourite, onLaunch } = props;
  const titleInside = game.artTone !== 'none';
  // The focused tile is in the tab order; `TileWalk` moves to the others.
  const [hasFocus, setHasFocus] = useState(false);
  const tabIndex = hasFocus ? 0 : -1;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
  };
  return (
    <article
      aria-label={text.name(game.gameName, game.vendorName)}
      onFocus={() => setHasFocus(true)}
      onBlur={onBlur}
      className="min-w-0"
    >
      <div className={cn(ART, GROUND[game.artTone], game.maintenance && 'isolate')}>
        <GameArt game={game} className={cn('size-full rounded-lg', game.maintenance && CLOSED)} />
        {titleInside && (
          <h3
            className={cn(
              TITLE,
              game.gameName.length > LONG_NAME ? 'text-xs' : TITLE_SIZE,
              LONG_WORD.test(game.gameName) && 'max-lg:text-2xs',
              HAS_MARKS.test(game.gameName) ? 'pt-1.5 leading-[1.26]' : 'leading-[1.08]',
              game.artTone === 'light' && !game.maintenance ? 'text-on-day-art' : 'text-on-art',
            )}
          >
            {game.gameName}
          </h3>
        )}
        {game.maintenance && <p className={MAINTENANCE}>{text.maintenance(game.maintenanceUntil)}</p>}
        <Mark game={game} text={text} />
        <button
          type="button"
          aria-label={text.play(game.gameName)}
          tabIndex={tabIndex}
          onClick={() => onLaunch(game)}
          className={game.maintenance ? COVER : PLAY}
        />
        <button
          type="button"
          aria-label={text.favourite(game.gameName)}
          title={isFavourite ? text.remove : text.add}
          aria-pressed={isFavourite}
          tabIndex={tabIndex}
          onClick={() => onToggleFavourite(game)}
          className={HEART}
        />
      </div>
      {!titleInside && <h3 className="mt-2 truncate px-0.5 text-sm/[18px] font-semibold">{game.gameName}</h3>}
      <p className={cn('truncate px-0.5 text-xs text-text-2', titleInside ? 'mt-2' : 'mt-0.5')}>{game.vendorName}</p>
    </article>
  );
});

/** About a tenth of a tile's width at each breakpoint of the grid; container units cost too much here. */
const TITLE_SIZE = 'text-xs lg:text-[15px] xl:text-[13.5px] min-[1360px]:text-[15px] 2xl:text-[17px]';
/** Longer names do not fit into two lines at full size. */
const LONG_NAME = 22;
/** A word of this length does not fit into one line of the narrowest tiles. */
const LONG_WORD = /\S{10}/;
/** Vietnamese letters stack their marks, even above capitals. */
const HAS_MARKS = /[\u00C0-\u1EF9]/;

// All children share one grid cell. Positioned elements would be layers, which cost time in every paint.
const ART =
  'grid aspect-3/4 min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] rounded-lg *:[grid-area:1/1] ' +
  "after:pointer-events-none after:rounded-[inherit] after:border after:border-on-art/10 after:content-[''] after:[grid-area:1/1] light:after:border-art-veil/20";
/** The ground shown until the picture loads; titles are equally readable on it. */
const GROUND: Readonly<Record<Game['artTone'], string>> = {
  dark: 'art-ground-dark',
  light: 'art-ground-light',
  none: 'bg-surface-2',
};
const TITLE =
  'mx-2.5 mb-2.5 self-end lg:mx-3 lg:mb-3 line-clamp-2 wrap-break-word font-display font-[800] tracking-[-0.01em] text-wrap uppercase [font-stretch:108%]';
const MAINTENANCE =
  'mx-2 mb-[66.6%] self-end rounded-xs bg-overlay-ink px-1.5 py-1 text-center text-2xs font-semibold text-on-art';
// A filter makes a layer, which without the negative index would cover the texts.
const CLOSED = '-z-1 brightness-50 grayscale';
// Covers all of the art but the heart. Its disc shows on hover or with keyboard focus.
const COVER = 'size-full scroll-mt-24 scroll-mb-28 rounded-lg focus-visible:-outline-offset-3';
const PLAY = `play ${COVER}`;
// 28 px in size; 44 px for touch.
const HEART =
  'heart m-2 size-7 self-start justify-self-end rounded-full bg-overlay-ink bg-clip-content ' +
  'touch:m-0 touch:size-touch touch:p-2 max-sm:-m-0.5';
const MARK =
  'm-2 h-5.5 self-start justify-self-start rounded-xs bg-overlay-ink pr-[7px] pl-[22px] text-2xs/5.5 font-semibold text-on-art max-sm:m-1.5';

function Mark({ game: { isHot, isNew }, text }: Pick<GameTileProps, 'game' | 'text'>) {
  if (!isHot && !isNew) return null;
  return <span className={cn(MARK, isHot ? 'mark-hot' : 'mark-new')}>{isHot ? text.hot : text.new}</span>;
}

/** How often a picture is requested before it counts as missing (PERF-06). */
const ATTEMPTS = 3;
/** The time between two requests for a picture, in ms (PERF-06). */
const RETRY_MS = 200;

type GameArtProps = { readonly game: Game; readonly className: string };

/** The decorative picture of a game, or the icon of its category if the picture fails (LOBBY-16). */
function GameArt({ game, className }: GameArtProps) {
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

/** The number of remembered pictures (PERF-06). */
const CACHE_SIZE = 200;

/** The pictures that were loaded last, the latest at the end. */
const loaded = new Set<string>();

/** Whether a picture is among those loaded last. */
export function wasLoaded(picture: string): boolean {
  return loaded.has(picture);
}

/** Remembers a loaded picture, and drops the oldest one when the cache is full. */
export function rememberPicture(picture: string): void {
  loaded.delete(picture);
  loaded.add(picture);
  const [oldest] = loaded;
  if (loaded.size > CACHE_SIZE && oldest !== undefined) loaded.delete(oldest);
}
