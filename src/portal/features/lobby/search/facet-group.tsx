import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacetCount } from '#generated/model/index.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Checkbox } from '#portal/ui/checkbox.tsx';
import type { FacetName } from './search-state.ts';

type FacetGroupProps = {
  readonly name: FacetName;
  readonly values: readonly FacetCount[];
  readonly chosen: readonly string[];
  readonly onToggle: (name: FacetName, value: string) => void;
};

/** The number of values that a facet shows at first. */
const FIRST = 6;

/** One facet of a search: its values and the number of games of each. Chosen values stay even without games. */
export function FacetGroup({ name, values, chosen, onToggle }: FacetGroupProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const lost = chosen.filter((value) => !values.some((other) => other.value === value));
  const all = [...values, ...lost.map((value): FacetCount => ({ value, label: value, count: 0 }))];
  if (all.length === 0) return null;
  const shown = isOpen ? all : all.filter(({ value }, index) => index < FIRST || chosen.includes(value));
  const hidden = all.length - shown.length;
  return (
    <fieldset className="mb-5">
      <legend className="mb-1.5 text-xs font-semibold text-text-3">{t(`search.facets.${name}`)}</legend>
      <ul className="grid gap-0.5">
        {shown.map(({ value, label, count }) => (
          <li key={value} className="flex">
            <Checkbox
              checked={chosen.includes(value)}
              onChange={() => onToggle(name, value)}
              className="min-h-8 w-full items-center! touch:min-h-touch"
            >
              <span className="min-w-0 flex-1 truncate">{label}</span>
              <span className="num text-xs font-medium text-text-3">{formatNumber(count, locale)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {(hidden > 0 || isOpen) && all.length > FIRST && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="target mt-1 text-sm font-medium text-brand-text hover:underline"
        >
          {isOpen ? t('search.facets.less') : t('search.facets.more', { count: hidden })}
        </button>
      )}
    </fieldset>
  );
}
