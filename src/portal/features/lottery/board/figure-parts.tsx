import { Flame, History, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '#portal/lib/cn.ts';
import { Chip } from '#portal/ui/chip.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';

type HotAndColdProps = {
  readonly hot: readonly string[];
  readonly cold: readonly string[];
  /** How many draws were counted. */
  readonly draws: number;
};

/** The numbers that came most often, and those that have not come for longest. */
export function HotAndCold({ hot, cold, draws }: HotAndColdProps) {
  const { t } = useTranslation();
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Marked
        icon={<Flame size={16} aria-hidden="true" className="text-danger" />}
        name={t('figures.hot', { count: draws })}
        numbers={hot}
        className="bg-danger-soft"
      />
      <Marked
        icon={<Snowflake size={16} aria-hidden="true" className="text-info" />}
        name={t('figures.cold', { count: draws })}
        numbers={cold}
        className="bg-info-soft"
      />
    </dl>
  );
}

type MarkedProps = {
  readonly icon: ReactNode;
  readonly name: string;
  readonly numbers: readonly string[];
  readonly className: string;
};

function Marked({ icon, name, numbers, className }: MarkedProps) {
  return (
    <div className="grid content-between gap-1.5">
      <dt className="flex items-center gap-1.5 text-xs font-medium text-text-2">
        {icon}
        {name}
      </dt>
      <dd>
        <ul className="flex flex-wrap gap-1">
          {numbers.map((number) => (
            <li
              key={number}
              className={cn('num grid size-7.5 place-items-center rounded-full text-sm font-bold', className)}
            >
              {number}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** There is nothing to count yet. */
export function NoDraws() {
  const { t } = useTranslation();
  return <EmptyState icon={<History size={18} />} title={t('lottery.noResults')} text={t('lottery.noResultsText')} />;
}

type PlaceChipsProps = {
  readonly names: readonly string[];
  /** The index of the chosen name. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
};

/** Chooses the place of a result that the figures are of. */
export function PlaceChips({ names, chosen, onChoose }: PlaceChipsProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no form fields
    <div role="group" aria-label={t('figures.places')} className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1">
      {names.map((name, place) => (
        <Chip key={name} selected={place === chosen} onClick={() => onChoose(place)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}

/** The figures of fast draws move on after at most this long. */
export const REFRESH_MS = 30_000;
