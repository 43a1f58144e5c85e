import { Shuffle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame, PickRow, PlayType } from '#generated/model/index.ts';
import { cn } from '#portal/lib/cn.ts';
import { Chip } from '#portal/ui/chip.tsx';
import { PickPad } from './pick-pad.tsx';
import { placeOf } from './place-name.ts';
import { isTypedOnly, noPicks, type Picks } from './play.ts';
import { type QuickPick, quickPickOf, quickPicksOf, randomCount, randomPlay } from './quick-picks.ts';
import { RowQuickPicks } from './row-quick-picks.tsx';
import { TypedNumbers } from './typed-numbers.tsx';

type PickRowsProps = {
  readonly game: Pick<LotteryGame, 'gameGroupCode'>;
  readonly play: PlayType;
  readonly picks: Picks;
  readonly onChange: (picks: Picks) => void;
};

/** The picker of a play type: a pad for each row, typed numbers where they are many, and quick picks. */
export function PickRows({ game, play, picks, onChange }: PickRowsProps) {
  const { rows } = play;
  const isSingle = rows.length === 1;
  const set = (index: number, next: readonly string[]) =>
    onChange(rows.map((_, place) => (place === index ? next : (picks[place] ?? []))));
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 @min-[516px]:gap-2">
        {rows.map((row, index) => {
          const of = { play, row, picks: picks[index] ?? [], onChange: (next: readonly string[]) => set(index, next) };
          return isSingle ? <OnlyRow key={row.label} {...of} /> : <NamedRow key={row.label} game={game} {...of} />;
        })}
      </div>
      <QuickPickChips play={play} picks={picks} onChange={onChange} />
    </div>
  );
}

type RowProps = {
  readonly play: PlayType;
  readonly row: PickRow;
  readonly picks: readonly string[];
  readonly onChange: (picks: readonly string[]) => void;
};

function OnlyRow(props: RowProps) {
  const { play, row, picks, onChange } = props;
  return (
    <div className="grid gap-2 sm:gap-3">
      {!isTypedOnly(row) && <PickPad {...props} />}
      {row.from !== null && row.from.length > 1 && (
        <TypedNumbers key={play.playType} row={row} picks={picks} onChange={onChange} />
      )}
    </div>
  );
}

/** One of several rows: in one line where there is room, else its name and quick picks above its pad. */
function NamedRow({ game, ...props }: RowProps & Pick<PickRowsProps, 'game'>) {
  const { t } = useTranslation();
  const { row, onChange } = props;
  const place = placeOf(game, row.label);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:gap-y-3 @min-[516px]:grid-cols-[88px_minmax(0,1fr)_auto]">
      <div className="text-sm/4.5 font-semibold">
        {row.label}
        {place && <span className="block text-2xs font-normal text-text-3">{t(`betting.worth.${place}`)}</span>}
      </div>
      {!isTypedOnly(row) && (
        <div className="order-last col-span-2 @min-[516px]:order-none @min-[516px]:col-span-1">
          <PickPad {...props} />
        </div>
      )}
      <RowQuickPicks row={row} onChange={onChange} />
    </div>
  );
}

type QuickPickChipsProps = {
  readonly play: PlayType;
  readonly picks: Picks;
  readonly onChange: (picks: Picks) => void;
};

/** The quick picks of all rows at once. Rows that are one line each have their own, so chance alone remains here. */
function QuickPickChips({ play, picks, onChange }: QuickPickChipsProps) {
  const { t } = useTranslation();
  const { rows, counting } = play;
  const [first] = rows;
  if (first === undefined) return null;
  const isSingle = rows.length === 1;
  const take = (of: (row: PickRow) => readonly string[]) => onChange(rows.map(of));
  const isPicked = (kind: QuickPick) =>
    rows.every((row, index) => quickPickOf(kind, row).join() === (picks[index] ?? []).join());
  const kinds = quickPicksOf(first).filter((kind) => rows.every((row) => quickPicksOf(row).includes(kind)));
  const count = randomCount(first, counting);
  return (
    <fieldset
      aria-label={t('betting.quick.label')}
      className={cn('flex flex-wrap items-center gap-x-2 gap-y-2.5', !isSingle && '@min-[516px]:hidden')}
    >
      {kinds.map((kind) => (
        <Chip key={kind} selected={isPicked(kind)} onClick={() => take((row) => quickPickOf(kind, row))}>
          {t(`betting.quick.${kind}`)}
        </Chip>
      ))}
      <Chip selected={false} icon={<Shuffle size={14} aria-hidden="true" />} onClick={() => onChange(randomPlay(play))}>
        {isSingle && count > 1 ? t('betting.quick.randomCount', { count }) : t('betting.quick.random')}
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
