import { Shuffle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PickRow, PlayType } from '#generated/model/index.ts';
import { cn } from '#portal/lib/cn.ts';
import { Chip } from '#portal/ui/chip.tsx';
import { noPicks, type Picks } from './play.ts';
import { type QuickPick, quickPickOf, quickPicksOf, randomCount, randomPlay } from './quick-picks.ts';

type QuickPickChipsProps = {
  readonly play: PlayType;
  readonly picks: Picks;
  readonly onChange: (picks: Picks) => void;
};

/** The quick picks of all rows at once. Rows that are one line each have their own, so chance alone remains here. */
export function QuickPickChips({ play, picks, onChange }: QuickPickChipsProps) {
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
