import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getGetProfileQueryKey, updateLanguage } from '#generated/client/member-profile/member-profile.ts';
import type { BrandLanguage } from '#generated/model/index.ts';
import { useSite } from '../../access/site.ts';
import { getToken } from '../../api/token.ts';
import { LANGUAGES, type Language, localeOf, setLanguage, useLanguage } from '../../i18n/language.ts';
import { cn } from '../../lib/cn.ts';
import { Flag } from '../../ui/flag.tsx';
import { toast } from '../../ui/toast.tsx';

const COUNTRY = { EN: 'GB', VI: 'VN' } as const satisfies Record<Language, string>;

/** The languages of the site. Languages that are not bundled are listed but cannot be chosen (I18N-06). */
export function LanguageList({ onLeave }: { readonly onLeave: () => void }) {
  const languages = useSite()?.brand.languages ?? [];
  return (
    <ul>
      {languages.map((language) => (
        <li key={language.code}>
          <LanguageItem {...language} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

function LanguageItem({ code, label, bundled, onLeave }: BrandLanguage & { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const own = LANGUAGES.find((known) => known === code);
  const queries = useQueryClient();
  const current = language === own;

  function choose() {
    onLeave();
    if (!own) return;
    setLanguage(own).catch(() => toast.error(t('errors.connection')));
    if (getToken() === null) return;
    // Saved for mails and other devices. The choice holds here anyway, so a failed call shows no error.
    updateLanguage({ language: own }).then(
      () => queries.invalidateQueries({ queryKey: getGetProfileQueryKey() }),
      () => undefined,
    );
  }

  return (
    <button
      type="button"
      lang={own ? localeOf(own) : code.toLowerCase()}
      aria-current={current || undefined}
      disabled={!own || !bundled}
      onClick={choose}
      className={cn(
        'flex h-10 w-full items-center gap-3 rounded-sm px-2.5 text-sm enabled:hover:bg-line-strong disabled:text-text-3 touch:h-touch light:enabled:hover:bg-surface-3',
        current ? 'font-semibold text-text-1' : 'font-medium text-text-2',
      )}
    >
      {own ? <Flag country={COUNTRY[own]} /> : <span className="w-5" />}
      {label}
      <span className="ml-auto">{current && <Check size={16} aria-hidden="true" />}</span>
    </button>
  );
}
