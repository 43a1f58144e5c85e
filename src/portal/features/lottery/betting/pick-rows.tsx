import { useTranslation } from 'react-i18next';
import type { LotteryGame, PickRow, PlayType } from '#generated/model/index.ts';
import { PickPad } from './pick-pad.tsx';
import { placeOf } from './place-name.ts';
import { isTypedOnly, type Picks } from './play.ts';
import { QuickPickChips } from './quick-pick-chips.tsx';
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
