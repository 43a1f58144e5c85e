import { Shuffle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PickRow, PlayType } from '../../../../../generated/client/model/index.ts';
import { Chip } from '../../../ui/chip.tsx';
import { PickPad } from './pick-pad.tsx';
import { isTypedOnly, noPicks, type Picks } from './play.ts';
import { type QuickPick, quickPickOf, quickPicksOf, randomCount, randomPicks } from './quick-picks.ts';
import { TypedNumbers } from './typed-numbers.tsx';

type PickRowsProps = {
  readonly play: PlayType;
  readonly picks: Picks;
  readonly onChange: (picks: Picks) => void;
};

const SMALL =
  'target h-8.5 rounded-md bg-surface-2 px-2.5 text-sm text-text-2 hover:bg-surface-3 hover:text-text-1 light:bg-surface-3';

/** The picker of a play type: a pad for each row, typed numbers where they are many, and quick picks. */
export function PickRows({ play, picks, onChange }: PickRowsProps) {
  const { t } = useTranslation();
  const { rows } = play;
  const isSingle = rows.length === 1;
  const set = (index: number, next: readonly string[]) =>
    onChange(rows.map((_, place) => (place === index ? next : (picks[place] ?? []))));
  return (
    <div className="@container grid gap-3">
      {rows.map((row, index) => (
        <div key={row.label} className="grid gap-2 sm:gap-3">
          {!isSingle && (
            <div className="flex items-center gap-2">
              <span className="flex-1 text-sm font-semibold">{row.label}</span>
              {quickPicksOf(row).includes('all') && (
                <button
                  type="button"
                  aria-label={t('betting.ofRow', { action: t('betting.quick.all'), row: row.label })}
                  onClick={() => set(index, quickPickOf('all', row))}
                  className={SMALL}
                >
                  {t('betting.quick.all')}
                </button>
              )}
              <button
                type="button"
                aria-label={t('betting.ofRow', { action: t('betting.quick.clear'), row: row.label })}
                onClick={() => set(index, [])}
                className={SMALL}
              >
                {t('betting.quick.clear')}
              </button>
            </div>
          )}
          {!isTypedOnly(row) && (
            <PickPad play={play} row={row} picks={picks[index] ?? []} onChange={(next) => set(index, next)} />
          )}
          {isSingle && row.from !== null && row.from.length > 1 && (
            <TypedNumbers
              key={play.playType}
              row={row}
              picks={picks[index] ?? []}
              onChange={(next) => set(index, next)}
            />
          )}
        </div>
      ))}
      <QuickPicks play={play} picks={picks} onChange={onChange} />
    </div>
  );
}

function QuickPicks({ play, picks, onChange }: PickRowsProps) {
  const { t } = useTranslation();
  const { rows, counting } = play;
  const [first] = rows;
  if (first === undefined) return null;
  const take = (of: (row: PickRow) => readonly string[]) => onChange(rows.map(of));
  const isPicked = (kind: QuickPick) =>
    rows.every((row, index) => quickPickOf(kind, row).join() === (picks[index] ?? []).join());
  const kinds = quickPicksOf(first).filter((kind) => rows.every((row) => quickPicksOf(row).includes(kind)));
  const count = randomCount(first, counting);
  return (
    <fieldset aria-label={t('betting.quick.label')} className="flex flex-wrap items-center gap-x-2 gap-y-2.5">
      {kinds.map((kind) => (
        <Chip key={kind} selected={isPicked(kind)} onClick={() => take((row) => quickPickOf(kind, row))}>
          {t(`betting.quick.${kind}`)}
        </Chip>
      ))}
      <Chip
        selected={false}
        icon={<Shuffle size={14} aria-hidden="true" />}
        onClick={() => onChange(randomOf(rows, count))}
      >
        {rows.length === 1 && count > 1 ? t('betting.quick.randomCount', { count }) : t('betting.quick.random')}
      </Chip>
      <Chip
        selected={false}
        icon={<X size={14} aria-hidden="true" />}
        className="ml-auto"
        onClick={() => onChange(noPicks(play))}
      >
        {t('betting.quick.clear')}
      </Chip>
    </fieldset>
  );
}

/** Random picks of every row. Rows of balls take none twice, because no ball has two places. */
function randomOf(rows: readonly PickRow[], count: number): Picks {
  const taken: string[] = [];
  return rows.map((row) => {
    const isBall = row.from !== null && Number(row.from) > 0;
    const next = drawnFrom(row, count, isBall ? taken : []);
    taken.push(...next);
    return next;
  });
}

function drawnFrom(row: PickRow, count: number, taken: readonly string[]): readonly string[] {
  for (;;) {
    const next = randomPicks(row, count, below);
    if (!next.some((pick) => taken.includes(pick))) return next;
  }
}

/** A whole number below a limit of at most 10,000; the remainder of 32 bits is as good as even. */
function below(limit: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random % limit;
}
