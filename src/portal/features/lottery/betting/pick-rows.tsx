import { CircleAlert, Ellipsis, Shuffle, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  LotteryGame,
  LotteryGameDetail,
  LotteryLinePayload,
  PickRow,
  PlayType,
  PlayTypeList,
} from '#generated/model/index.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { useGridWalk } from '#portal/lib/focus.ts';
import { Button } from '#portal/ui/button.tsx';
import { Chip } from '#portal/ui/chip.tsx';
import { Popover } from '#portal/ui/popover.tsx';
import { parseNumbers, type TokenProblem } from '#shared/lottery/parse-numbers.ts';
import { useLottery } from '../use-lottery.ts';
import {
  combinationsOf,
  entriesOf,
  isTypedOnly,
  noPicks,
  oddsText,
  offeredBy,
  type Picks,
  priceOf,
  type QuickPick,
  quickPickOf,
  quickPicksOf,
  randomCount,
  randomOfAll,
  randomPlay,
} from './play.ts';
import { mostMultiple } from './stake-bar.tsx';

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

type TypedNumbersProps = {
  readonly row: PickRow;
  readonly picks: readonly string[];
  readonly onChange: (picks: readonly string[]) => void;
};

/** More picks than this are counted, not listed. */
const SHOWN = 60;
/** More problems than this are counted. */
const TOLD = 8;

/** A field for typed or pasted numbers. What is no number of the row stays in the field and is named below it. */
function TypedNumbers({ row, picks, onChange }: TypedNumbersProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly TokenProblem[]>([]);
  const range = { from: row.from ?? '', to: row.to ?? '', count: row.from?.length ?? 0 };

  function take() {
    const read = parseNumbers(text, { ...row, label: 'numbers', options: [] });
    const fresh = read.picks.filter((pick) => !picks.includes(pick));
    const taken = fresh.slice(0, Math.max(0, row.maxPicks - picks.length));
    // A number that is picked already is no problem: it is picked.
    const wrong = read.problems.filter(({ kind }) => kind !== 'twice');
    const tooMany = fresh.slice(taken.length);
    setProblems(wrong);
    setText([...wrong.map(({ token }) => token), ...tooMany].join(' '));
    if (taken.length > 0) onChange([...picks, ...taken].sort());
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  }
  const isFull = picks.length >= row.maxPicks && text !== '';
  return (
    <div className="grid grid-cols-1 gap-1.5 @min-[516px]:grid-cols-[auto_minmax(0,1fr)] @min-[516px]:items-center @min-[516px]:gap-x-3">
      <label htmlFor={id} className="text-sm font-medium text-text-2">
        {t('betting.typed.label')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="text"
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblems([]);
          }}
          onKeyDown={onKeyDown}
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={`${id}-help`}
          className={cn(
            'num h-control-md min-w-0 flex-1 rounded-md border bg-surface-2 px-3 text-md touch:h-touch touch:text-lg light:bg-surface-1',
            'focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus',
            problems.length > 0 ? 'border-danger' : 'border-line-control',
          )}
        />
        <Button onClick={take} disabled={text.trim() === ''}>
          {t('betting.typed.take')}
        </Button>
      </div>
      <div id={`${id}-help`} className="text-xs text-text-3 @min-[516px]:col-start-2">
        {problems.length === 0 && !isFull && t('betting.typed.hint', range)}
        {isFull && (
          <p role="alert" className="text-danger">
            {t('betting.typed.full', { count: row.maxPicks })}
          </p>
        )}
        {problems.length > 0 && (
          <ul role="alert" className="grid gap-0.5 text-danger">
            {problems.slice(0, TOLD).map(({ token, kind }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text may have the same mistake twice
              <li key={place} className="flex gap-1.5">
                <CircleAlert size={14} aria-hidden="true" className="mt-px flex-none" />
                {t(`betting.typed.problem.${kind}`, { token: token.slice(0, 20), ...range })}
              </li>
            ))}
            {problems.length > TOLD && <li>{t('betting.typed.further', { count: problems.length - TOLD })}</li>}
          </ul>
        )}
      </div>
      {isTypedOnly(row) && picks.length > 0 && (
        <ul aria-label={t('betting.picked')} className="flex flex-wrap gap-1.5 @min-[516px]:col-span-2">
          {picks.slice(0, SHOWN).map((pick) => (
            <li key={pick}>
              <button
                type="button"
                aria-label={t('betting.remove', { name: pick })}
                onClick={() => onChange(picks.filter((one) => one !== pick))}
                className="num target inline-flex h-8.5 items-center gap-1 rounded-full bg-brand px-3 text-sm font-semibold text-brand-contrast"
              >
                {pick}
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
          {picks.length > SHOWN && (
            <li className="self-center text-sm text-text-2">{t('betting.further', { count: picks.length - SHOWN })}</li>
          )}
        </ul>
      )}
    </div>
  );
}

type PickPadProps = {
  readonly play: PlayType;
  readonly row: PickRow;
  readonly picks: readonly string[];
  readonly onChange: (picks: readonly string[]) => void;
};

/** More choices than these are drawn lower, where a pointer picks them. */
const MANY = 50;

/** The choices of a row as toggles, one tab stop in which the arrow keys move. */
function PickPad({ play, row, picks, onChange }: PickPadProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { grid, cell } = useGridWalk<HTMLDivElement>();
  const offered = offeredBy(row);
  const isFull = picks.length >= row.maxPicks;
  // Several rows have one price for all of their picks.
  const hasPrices = play.prices.length > 1 && play.rows.length === 1;
  const toggle = (pick: string) => {
    if (picks.includes(pick)) onChange(picks.filter((one) => one !== pick));
    // A single choice moves; of several ones the player takes one back first.
    else if (row.maxPicks === 1) onChange([pick]);
    else if (!isFull) onChange(offered.filter((one) => one === pick || picks.includes(one)));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div
      {...grid}
      role="group"
      aria-label={row.label}
      className={cn('grid gap-1.5 @min-[440px]:gap-1', columnsOf(row, hasPrices))}
    >
      {offered.map((pick, index) => {
        const isPicked = picks.includes(pick);
        const price = hasPrices ? priceOf(play, pick) : undefined;
        return (
          <button
            {...cell(index)}
            key={pick}
            type="button"
            aria-pressed={isPicked}
            aria-disabled={isFull && !isPicked && row.maxPicks > 1}
            onClick={() => toggle(pick)}
            className={cn(
              'num grid place-content-center justify-items-center rounded-md px-1 text-[15px] font-semibold transition-colors',
              // A hundred choices and what follows them fit one view; fingers need more.
              offered.length > MANY ? 'min-h-11 xl:min-h-9 xl:touch:min-h-11' : 'min-h-11',
              isPicked
                ? 'bg-brand text-brand-contrast'
                : 'bg-surface-2 text-text-2 hover:bg-surface-3 hover:text-text-1 aria-disabled:opacity-40 light:bg-surface-3',
            )}
          >
            {row.options.find(({ value }) => value === pick)?.label ?? pick}
            {price && (
              <span className={cn('text-xs font-medium', !isPicked && 'text-text-3')}>
                <span className="sr-only">{t('betting.pays')} </span>
                {oddsText(price.odds, locale)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

function columnsOf(row: PickRow, hasPrices: boolean): string {
  const { from, options } = row;
  if (from !== null && offeredBy(row).length === 11) return 'grid-cols-6 @min-[440px]:grid-cols-11';
  if (from !== null)
    return hasPrices ? 'grid-cols-4 @min-[440px]:grid-cols-7' : 'grid-cols-5 @min-[440px]:grid-cols-10';
  if (options.length <= 4) return 'grid-cols-2';
  return options.length > 12 ? 'grid-cols-4 @min-[440px]:grid-cols-7' : 'grid-cols-2 @min-[440px]:grid-cols-3';
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

const places = ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'] as const;

/**
 * What the place of a row is worth in a number of five digits; undefined for other games and rows. The name of such a
 * row tells its place as a number, in every language.
 */
export function placeOf({ gameGroupCode }: Pick<LotteryGame, 'gameGroupCode'>, label: string) {
  if (gameGroupCode !== 'SSC') return undefined;
  return places[Number(/\d+/.exec(label)?.[0]) - 1];
}

type RowQuickPicksProps = { readonly row: PickRow; readonly onChange: (picks: readonly string[]) => void };

/** The quick picks of one of several rows: all and none at once, the others in a menu where the row is one line. */
function RowQuickPicks({ row, onChange }: RowQuickPicksProps) {
  const { t } = useTranslation();
  const kinds = quickPicksOf(row);
  const named = (action: string) => t('betting.ofRow', { action, row: row.label });
  const rest = kinds.filter((kind) => kind !== 'all');
  return (
    <div className="flex items-center justify-end gap-2 @min-[516px]:gap-1">
      {kinds.includes('all') && (
        <RowButton label={named(t('betting.quick.all'))} onClick={() => onChange(quickPickOf('all', row))}>
          {t('betting.quick.all')}
        </RowButton>
      )}
      <RowButton label={named(t('betting.quick.clear'))} onClick={() => onChange([])}>
        {t('betting.quick.clear')}
      </RowButton>
      <Popover
        label={named(t('betting.quick.label'))}
        className="p-1.5"
        trigger={(props) => (
          <button
            {...props}
            type="button"
            aria-label={named(t('betting.quick.label'))}
            className="target hidden h-7 w-6 place-items-center rounded-sm text-text-2 hover:bg-surface-3 hover:text-text-1 @min-[516px]:grid"
          >
            <Ellipsis size={16} aria-hidden="true" />
          </button>
        )}
      >
        {(close) => {
          const take = (picks: readonly string[]) => {
            close();
            onChange(picks);
          };
          return (
            <div className="grid min-w-32">
              {rest.map((kind) => (
                <MenuButton key={kind} onClick={() => take(quickPickOf(kind, row))}>
                  {t(`betting.quick.${kind}`)}
                </MenuButton>
              ))}
              <MenuButton onClick={() => take(randomOfAll([row], row.minPicks)[0] ?? [])}>
                {t('betting.quick.random')}
              </MenuButton>
            </div>
          );
        }}
      </Popover>
    </div>
  );
}

type ButtonProps = { readonly onClick: () => void; readonly children: ReactNode };

function RowButton({ label, onClick, children }: ButtonProps & { readonly label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="target h-8.5 rounded-md bg-surface-2 px-2.5 text-sm text-text-2 hover:bg-surface-3 hover:text-text-1 light:bg-surface-3 @min-[516px]:h-7 @min-[516px]:rounded-sm @min-[516px]:px-1.5 @min-[516px]:text-xs"
    >
      {children}
    </button>
  );
}

function MenuButton({ onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex h-9 items-center rounded-sm px-3 text-left text-sm hover:bg-surface-3 touch:h-touch"
    >
      {children}
    </button>
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

/** What the player picks on a board: the play type, its numbers, and the stake of a line. */
export type BoardPicks = ReturnType<typeof usePicks>;

export function usePicks({ playTypes }: PlayTypeList, detail: LotteryGameDetail, fallback: PlayType) {
  const { playType, showPlay } = useLottery();
  // Each play type keeps its picks while the player looks at others.
  const [picked, setPicked] = useState<Readonly<Record<string, Picks>>>({});
  const [unit, setUnit] = useState(detail.units[0] ?? '1.00');
  const [multiple, setMultiple] = useState(1);
  const play = playTypes.find((one) => one.playType === playType) ?? fallback;
  const picks = picked[play.playType] ?? noPicks(play);
  const times = Math.min(multiple, mostMultiple(play, detail, unit));
  const setPicks = (next: Picks) => setPicked((all) => ({ ...all, [play.playType]: next }));
  return {
    play,
    picks,
    unit,
    times,
    showPlay,
    setPicks,
    setUnit,
    setMultiple,
    clear: () => setPicks(noPicks(play)),
    entries: entriesOf(play, picks, unit, times).filter((line) => combinationsOf(play, line.picks) > 0),
    /** Brings an entry of the slip back to the board. */
    edit(line: LotteryLinePayload) {
      setPicked((all) => ({ ...all, [line.playType]: line.picks }));
      setUnit(line.unit);
      setMultiple(line.multiple);
      showPlay(line.playType);
    },
  };
}
