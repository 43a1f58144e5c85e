import './mines.css';
import { Shuffle } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InhouseRound, MinesChoice } from '#generated/model/index.ts';
import { playInhouseRoundBodyChoiceThreeMinesMax } from '#generated/zod/inhouse/inhouse.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { Button } from '#portal/ui/button.tsx';
import { CELLS, minesMultiplier, minesNextSafe } from '#shared/games/mines.ts';
import type { ControlsProps, OriginalGame, ProgressProps, StageProps } from '../game.ts';
import { FactList } from '../shell/game-layout.tsx';
import { useSound } from '../sound/use-sound.ts';
import { chanceText, multiplierText } from '../stage-parts.tsx';
import { useReveal } from '../use-motion.ts';

/** Mines: open tiles, find gems, and leave before a mine. */
export const mines: OriginalGame<MinesChoice> = {
  initial: () => ({ game: 'mines', mines: 3 }),
  Controls: MinesControls,
  Progress: MinesProgress,
  Stage: MinesStage,
  acts: true,
  quote: (_, { mines: count }) => ({ multiplier: minesMultiplier(count, 1), chance: minesNextSafe(count, 0) }),
  tell: (t, round) => t('originals.mines.told', { count: gemsFound(round) }),
};

const RINGS = [36, 54, 72];

const SPIKES = [0, 45, 90, 135, 180, 225, 270, 315];

/** How many prices are shown at once. */
const SHOWN = 8;

/** How long the last tile turns before the field is shown. */
const TURN_MS = 500;

/** The field of 25 tiles with the prices above it. A tile opens by mouse, touch, or by arrow keys and Enter. */
function MinesStage({ choice, round, busy, act, onSettled }: StageProps<MinesChoice>) {
  const { t } = useTranslation();
  const sound = useSound();
  const revealed = useReveal(round, TURN_MS, onSettled);
  const [focused, setFocused] = useState(0);
  const [pressed, setPressed] = useState<number>();
  const tiles = useRef<(HTMLButtonElement | null)[]>([]);
  const isOpen = round?.state === 'open';
  const cells = cellsOf(round, revealed);

  const open = useStableCallback((cell: number) => {
    setFocused(cell);
    if (!isOpen || busy || cells[cell] !== 'covered') return;
    setPressed(cell);
    sound.play('step');
    act({ action: 'open', cell });
  });
  const onKey = (event: KeyboardEvent, cell: number) => {
    const next = cellTowards(cell, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setFocused(next);
    tiles.current[next]?.focus();
  };
  const nameOf = (cell: number, shows: Cell) => {
    const place = t('originals.mines.tile', { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 });
    if (shows === 'covered') return place;
    const what = shows === 'gem' || shows === 'left' ? t('originals.mines.gem') : t('originals.mines.mine');
    return `${place}: ${what}`;
  };

  return (
    <>
      <MinesLadder mines={choice.mines} found={round && !revealed ? gemsFound(round) : 0} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, these are tiles */}
      <div role="group" aria-label={t('originals.mines.field')} className="mines-field" data-open={isOpen || undefined}>
        {cells.map((shows, cell) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={cell}
            ref={(tile) => {
              tiles.current[cell] = tile;
            }}
            type="button"
            tabIndex={cell === focused ? 0 : -1}
            aria-label={nameOf(cell, shows)}
            aria-disabled={!isOpen || busy || shows !== 'covered'}
            data-shows={shows}
            data-waiting={(busy && pressed === cell) || undefined}
            className="mines-tile"
            onClick={() => open(cell)}
            onKeyDown={(event) => onKey(event, cell)}
          >
            {(shows === 'gem' || shows === 'left') && <Gem kind={cell * 7 + Math.floor(cell / SIDE)} />}
            {(shows === 'mine' || shows === 'hit') && <Mine />}
          </button>
        ))}
      </div>
    </>
  );
}

const SIDE = 5;

/** What a cell shows. `left` was never opened and is shown after the round. */
type Cell = 'covered' | 'gem' | 'hit' | 'mine' | 'left';

/** What each cell of a round shows; `revealed` where the mines may be seen. */
function cellsOf(round: InhouseRound | undefined, revealed: boolean): readonly Cell[] {
  const opened = new Set(round?.opened);
  const mines = new Set(revealed ? round?.outcome.map(Number) : []);
  return Array.from({ length: CELLS }, (_, cell) => {
    if (mines.has(cell)) return opened.has(cell) ? 'hit' : 'mine';
    if (opened.has(cell)) return 'gem';
    return mines.size > 0 ? 'left' : 'covered';
  });
}

/** The gems that were found: of the opened cells only the last can be a mine. */
function gemsFound(round: InhouseRound): number {
  const mines = new Set(round.outcome.map(Number));
  return round.opened.filter((cell) => !mines.has(cell)).length;
}

/** The cell that an arrow key leads to; undefined for another key. It stays within the field. */
function cellTowards(cell: number, key: string): number | undefined {
  const column = cell % SIDE;
  if (key === 'ArrowLeft') return column > 0 ? cell - 1 : cell;
  if (key === 'ArrowRight') return column < SIDE - 1 ? cell + 1 : cell;
  if (key === 'ArrowUp') return cell >= SIDE ? cell - SIDE : cell;
  if (key === 'ArrowDown') return cell < CELLS - SIDE ? cell + SIDE : cell;
  if (key === 'Home') return cell - column;
  if (key === 'End') return cell - column + SIDE - 1;
  return undefined;
}

type MinesLadderProps = { readonly mines: number; readonly found: number };

/** What each gem pays: passed ones on a veil, the current one white, the next one outlined. */
function MinesLadder({ mines, found }: MinesLadderProps) {
  const { locale } = useLanguage();
  const { t } = useTranslation();
  const most = CELLS - mines;
  const first = Math.max(1, Math.min(found - 3, most - SHOWN + 1));
  const steps = Array.from({ length: Math.min(SHOWN, most) }, (_, index) => first + index);
  return (
    <ol aria-label={t('originals.mines.ladder')} className="mines-ladder">
      {steps.map((gems) => (
        <li
          key={gems}
          data-step={gems < found ? 'past' : gems === found ? 'on' : gems === found + 1 ? 'next' : undefined}
          aria-current={gems === found ? 'step' : undefined}
        >
          <span className="num">{multiplierText(minesMultiplier(mines, gems), locale)}</span>
          <small>{t('originals.mines.gems', { count: gems })}</small>
        </li>
      ))}
    </ol>
  );
}

/** The ground behind what an open tile shows. */
function TileGround() {
  return (
    <g fill="none" stroke="#fff" opacity=".14">
      {RINGS.map((radius) => (
        <circle key={radius} cx="56" cy="56" r={radius} />
      ))}
    </g>
  );
}

/** A gem; there are four kinds of it. */
function Gem({ kind }: { readonly kind: number }) {
  const facets = gems[kind % gems.length] ?? [];
  return (
    <svg viewBox="0 0 112 112" aria-hidden="true" className="tile-art">
      <TileGround />
      <g transform="translate(56 56) scale(.346)">
        {facets.map(({ points, fill }) => (
          <polygon key={points} points={points} fill={fill} />
        ))}
        <path d="M-64 -96Q-64 -76 -44 -76Q-64 -76 -64 -56Q-64 -76 -84 -76Q-64 -76 -64 -96Z" fill="#fff" />
        <path d="M78 4Q78 13 87 13Q78 13 78 22Q78 13 69 13Q78 13 78 4Z" fill="#fff" />
      </g>
    </svg>
  );
}

/** A mine. */
function Mine() {
  return (
    <svg viewBox="0 0 112 112" aria-hidden="true" className="tile-art">
      <TileGround />
      <g transform="translate(56 58)">
        {SPIKES.map((angle) => (
          <rect key={angle} x="-4" y="-33" width="8" height="16" rx="4" fill="#0b1416" transform={`rotate(${angle})`} />
        ))}
        <circle r="22" fill="#131f22" />
        <circle r="22" fill="none" stroke="#ff8a72" strokeOpacity=".5" strokeWidth="1.6" />
        <circle cx="-7" cy="-8" r="5.5" fill="#fff" opacity=".85" />
      </g>
    </svg>
  );
}

const USUAL = [1, 3, 5, 10, 24];

/** How many mines lie below the tiles: usual numbers as buttons, any other from the list. */
function MinesControls({ choice, onChoice, disabled }: ControlsProps<MinesChoice>) {
  const { t } = useTranslation();
  return (
    <fieldset disabled={disabled} className="grid gap-1.5">
      <legend className="mb-1.5 flex w-full items-baseline justify-between text-sm font-medium text-text-2">
        {t('originals.mines.count')}
        <span className="text-xs font-normal">{t('originals.mines.ofTiles')}</span>
      </legend>
      <div className="grid grid-cols-5 gap-1.5">
        {USUAL.map((mines) => (
          <button
            key={mines}
            type="button"
            aria-pressed={choice.mines === mines}
            onClick={() => onChoice({ ...choice, mines })}
            className={cn(
              'num h-10 rounded-md text-sm touch:h-touch',
              choice.mines === mines ? 'bg-text-1 text-surface-0' : 'bg-surface-2 text-text-2 light:bg-surface-3',
            )}
          >
            {mines}
          </button>
        ))}
      </div>
      <label className="mt-1 grid gap-1 text-xs text-text-2">
        {t('originals.mines.exact', { count: choice.mines })}
        <input
          type="range"
          min={1}
          max={playInhouseRoundBodyChoiceThreeMinesMax}
          value={choice.mines}
          onChange={(event) => onChoice({ ...choice, mines: Number(event.target.value) })}
          className="h-6 w-full accent-text-1"
        />
      </label>
    </fieldset>
  );
}

/** The chances of the next tile of an open round, and a button that opens any of them. */
export function MinesProgress({ round, busy, act }: ProgressProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const mines = round.choice.game === 'mines' ? round.choice.mines : 0;
  const found = gemsFound(round);
  const covered = cellsOf(round, false).flatMap((shows, cell) => (shows === 'covered' ? [cell] : []));
  const openAny = () => {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const cell = covered[random % covered.length];
    if (cell !== undefined) act({ action: 'open', cell });
  };
  return (
    <>
      <FactList
        facts={[
          { label: t('originals.mines.found'), value: t('originals.mines.foundOf', { found, all: CELLS - mines }) },
          {
            label: t('originals.mines.nextPays'),
            value: round.nextMultiplier ? multiplierText(round.nextMultiplier, locale) : '–',
          },
          { label: t('originals.mines.chanceOfGem'), value: chanceText(minesNextSafe(mines, found), locale) },
          {
            label: t('originals.mines.chanceOfMine'),
            value: chanceText(String(1 - Number(minesNextSafe(mines, found))), locale),
          },
        ]}
      />
      <Button block disabled={busy} onClick={openAny}>
        <Shuffle size={16} aria-hidden="true" />
        {t('originals.mines.openAny')}
      </Button>
    </>
  );
}

type Point = readonly [x: number, y: number];
type Rgb = readonly [red: number, green: number, blue: number];

/** A face of a gem: its corners as an SVG list of points, and its colour. */
type Facet = { readonly points: string; readonly fill: string };

/** The colours of a gem from its shadow to its light. */
type Tint = { readonly dark: Rgb; readonly mid: Rgb; readonly light: Rgb };

const VIOLET: Tint = { dark: [62, 49, 135], mid: [150, 103, 217], light: [250, 216, 254] };
const CYAN: Tint = { dark: [8, 92, 91], mid: [4, 200, 235], light: [211, 239, 252] };
const ORANGE: Tint = { dark: [121, 22, 14], mid: [232, 118, 35], light: [254, 223, 193] };
const PINK: Tint = { dark: [126, 38, 114], mid: [227, 104, 166], light: [253, 226, 230] };

/** A colour of the gem, from 0 in the shadow to 1 in the light. */
function shade({ dark, mid, light }: Tint, lightness: number): string {
  const [from, to, share] = lightness < 0.5 ? [dark, mid, lightness * 2] : [mid, light, lightness * 2 - 1];
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? channel) - channel) * share));
  return `rgb(${mixed.join(' ')})`;
}

const written = (corners: readonly Point[]) => corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** A cut stone from the side: table, crown and pavilion. */
const FACETS: readonly (readonly [points: string, lightness: number])[] = [
  ['-62,-62 -100,-18 -52,-18 -30,-62', 0.44],
  ['-30,-62 -52,-18 0,-18', 0.82],
  ['-30,-62 30,-62 0,-18', 1],
  ['30,-62 0,-18 52,-18', 0.58],
  ['30,-62 62,-62 100,-18 52,-18', 0.24],
  ['-100,-18 -52,-18 0,96', 0.28],
  ['-52,-18 0,-18 0,96', 0.7],
  ['0,-18 52,-18 0,96', 0.4],
  ['52,-18 100,-18 0,96', 0],
];

function sideCut(tint: Tint): readonly Facet[] {
  return FACETS.map(([points, lightness]) => ({ points, fill: shade(tint, lightness) }));
}

/** A round cut from above: three rings of corners with triangles between them, and the table. */
function roundCut(tint: Tint, sides: number): readonly Facet[] {
  const step = (2 * Math.PI) / sides;
  const corner = (radius: number, turns: number): Point => [
    radius * Math.cos(turns * step + 0.48),
    radius * Math.sin(turns * step + 0.48),
  ];
  const facet = (corners: readonly Point[], turns: number, glint: number): Facet => {
    // The light comes from above at the left.
    const towardsLight = Math.cos(turns * step + 0.48 + Math.PI * 0.75);
    return { points: written(corners), fill: shade(tint, 0.4 + 0.28 * towardsLight + glint) };
  };
  const ring = Array.from({ length: sides }, (_, at) => {
    const [outer, nextOuter] = [corner(98, at), corner(98, at + 1)];
    const [middle, nextMiddle] = [corner(68, at + 0.5), corner(68, at + 1.5)];
    const [inner, nextInner] = [corner(45, at), corner(45, at + 1)];
    return [
      facet([outer, nextOuter, middle], at + 0.5, at % 2 ? 0.1 : -0.12),
      facet([nextOuter, middle, nextMiddle], at + 1, at % 3 ? -0.04 : 0.22),
      facet([middle, nextMiddle, nextInner], at + 1, at % 2 ? 0.24 : -0.1),
      facet([middle, inner, nextInner], at + 0.5, at % 3 ? 0.08 : -0.2),
    ];
  }).flat();
  const table = Array.from({ length: sides }, (_, at) => corner(45, at));
  return [...ring, { points: written(table), fill: shade(tint, 0.66) }];
}

/** The gems of the field. */
const gems: readonly (readonly Facet[])[] = [roundCut(VIOLET, 6), sideCut(CYAN), roundCut(ORANGE, 8), sideCut(PINK)];
