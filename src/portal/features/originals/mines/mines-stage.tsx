import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MinesChoice } from '#generated/model/index.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import type { StageProps } from '../game.ts';
import { useSound } from '../sound/use-sound.ts';
import { useReveal } from '../use-reveal.ts';
import { type Cell, cellsOf, cellTowards, gemsFound, SIDE } from './field.ts';
import { MinesLadder } from './mines-ladder.tsx';
import { Gem, Mine } from './tile-art.tsx';
import './mines.css';

/** How long the last tile turns before the field is shown. */
const TURN_MS = 500;

/** The field of 25 tiles with the prices above it. A tile opens by mouse, touch, or by arrow keys and Enter. */
export function MinesStage({ choice, round, busy, act, onSettled }: StageProps<MinesChoice>) {
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
