import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LotteryGameDetail } from '#generated/model/index.ts';
import { useMoneyUnit } from '#portal/entities/money/use-money-unit.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { IconButton } from '#portal/ui/icon-button.tsx';
import { chanceText, oddsText, percentText } from './chance-text.ts';
import { PickedNumbers } from './picked-numbers.tsx';
import type { EntryFigures } from './play.ts';
import type { SlipEntry } from './slip.ts';
import { mostMultiple } from './stake-bar.tsx';
import { stakeText } from './stake-text.ts';
import { Stepper } from './stepper.tsx';

type SlipEntriesProps = {
  readonly entries: readonly SlipEntry[];
  readonly detail: LotteryGameDetail;
  readonly onMultiple: (place: number, multiple: number) => void;
  readonly onEdit: (place: number) => void;
  readonly onRemove: (place: number) => void;
};

/** The entries of a slip with what they cost and can win; each can be changed or taken out. */
export function SlipEntries({ entries, detail, onMultiple, onEdit, onRemove }: SlipEntriesProps) {
  return (
    <ul className="-mx-5 -mb-3.5 grid">
      {entries.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slip may have the same entry twice
        <li key={place} className="grid gap-1.5 border-b border-line px-5 pt-2.5 pb-3 last:border-b-0">
          <Entry
            entry={entry}
            detail={detail}
            onMultiple={(multiple) => onMultiple(place, multiple)}
            onEdit={() => onEdit(place)}
            onRemove={() => onRemove(place)}
          />
        </li>
      ))}
    </ul>
  );
}

type EntryProps = {
  readonly entry: SlipEntry;
  readonly detail: LotteryGameDetail;
  readonly onMultiple: (multiple: number) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

function Entry({ entry: { line, play, figures }, detail, onMultiple, onEdit, onRemove }: EntryProps) {
  const { t } = useTranslation();
  const { decimals, write } = useMoneyUnit();
  const name = play?.labelName ?? line.playType;
  const [before, after] = t(play?.paysPerHit ? 'betting.winHit' : 'betting.win', { amount: '\n' }).split('\n');
  return (
    <>
      <div className="-mr-2 flex items-center gap-1 touch:gap-3">
        <h3 className="min-w-0 flex-1 text-sm font-semibold">{name}</h3>
        {play && (
          <IconButton size="sm" label={t('betting.edit', { name })} onClick={onEdit}>
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton size="sm" label={t('betting.remove', { name })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <PickedNumbers picks={line.picks} play={play} />
      {play && figures ? (
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
          <Stepper
            label={t('betting.stakeOf', { name })}
            labelHidden
            value={line.multiple}
            min={1}
            max={mostMultiple(play, detail, line.unit)}
            onChange={onMultiple}
            text={stakeText(line.unit, write, decimals)}
            size="sm"
          />
          <p className="num ml-auto text-right text-xs/4.5">
            <span className="block text-[15px] font-semibold">{write(figures.stake)}</span>
            <span className="block text-text-2">
              {before}
              <span className="font-semibold text-success">{write(figures.payout)}</span>
              {after}
              {figures.isCut && ` ${t('betting.cut')}`}
            </span>
          </p>
          <Odds price={figures.price} lines={figures.lines} />
        </div>
      ) : (
        <p role="alert" className="text-sm text-danger">
          {t('betting.notOffered')}
        </p>
      )}
    </>
  );
}

/** What each entry shows before it is placed: odds, how likely a combination wins, and what comes back. */
function Odds({ price, lines }: Pick<EntryFigures, 'price' | 'lines'>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <p className="num basis-full text-2xs text-text-3">
      {t('betting.entryOdds', {
        odds: oddsText(price.odds, locale),
        lines: t('betting.lines', { count: lines, shown: lines }),
        chance: chanceText(price.hitProbability, locale),
        share: percentText(price.returnToPlayer / 10_000, locale),
      })}
    </p>
  );
}
