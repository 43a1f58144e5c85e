import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#portal/ui/chip.tsx';
import { forgetSearches, lastSearches } from './last-searches.ts';

/** The last searches, each a button that repeats it. */
export function LastSearchesRow({ onChoose }: { readonly onChoose: (words: string) => void }) {
  const { t } = useTranslation();
  const [searches, setSearches] = useState(lastSearches);
  if (searches.length === 0) return null;
  const forget = () => {
    forgetSearches();
    setSearches([]);
  };
  return (
    <section aria-label={t('search.recent')} className="mb-4 flex flex-wrap items-center gap-2">
      <History size={16} aria-hidden="true" className="text-text-3" />
      {searches.map((words) => (
        <Chip key={words} selected={false} onClick={() => onChoose(words)} className="max-w-60">
          <span className="truncate">{words}</span>
        </Chip>
      ))}
      <button type="button" onClick={forget} className="target ml-1 text-sm font-medium text-text-2 hover:underline">
        {t('search.forget')}
      </button>
    </section>
  );
}
