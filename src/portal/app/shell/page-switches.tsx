import { Languages, Moon, Sun } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../access/site.ts';
import { useLanguage } from '../../i18n/language.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { cn } from '../../lib/cn.ts';
import { useTheme } from '../../theme/theme.ts';
import { IconButton } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { Popover } from '../../ui/popover.tsx';
import { PartBoundary } from '../part-boundary.tsx';

const LanguageList = lazyPart<{ readonly onLeave: () => void }>(() =>
  import('./language-list.tsx').then((part) => part.LanguageList),
);

/** Opens the list of languages. Absent if the site has only one (SIDEBAR-04). */
export function LanguageSwitch({ mini = false }: { readonly mini?: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const languages = useSite()?.brand.languages.filter(({ bundled }) => bundled) ?? [];
  if (languages.length < 2) return null;
  return (
    <Popover
      label={t('shell.language.choose')}
      placement={mini ? 'right' : 'top-end'}
      className="w-50"
      trigger={(props) => (
        <button
          {...props}
          {...onIntent(LanguageList.preload)}
          type="button"
          className={cn(
            'target flex items-center justify-center gap-1.5 rounded-sm bg-surface-2 text-xs font-semibold text-text-2 hover:bg-surface-3 hover:text-text-1 light:bg-surface-3',
            mini ? 'h-10 w-12 flex-col gap-0! text-2xs' : 'h-8 px-2.5',
          )}
        >
          <Languages size={mini ? 16 : 14} aria-hidden="true" />
          <span className="sr-only">{t('shell.language.label', { language: t(`shell.language.${language}`) })}</span>
          {language}
        </button>
      )}
    >
      {(close) => (
        <PanelBoundary>
          <Suspense fallback={<div className="h-20" />}>
            <LanguageList onLeave={close} />
          </Suspense>
        </PanelBoundary>
      )}
    </Popover>
  );
}

/** Switches between dark and light (HEADER-01). */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      label={t(dark ? 'shell.header.themeToLight' : 'shell.header.themeToDark')}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
    </IconButton>
  );
}

/** Shows in a menu that its content did not load. */
export function PanelBoundary({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <PartBoundary fallback={<p className="px-2 py-1.5 text-sm text-text-2">{t('errors.connection')}</p>}>
      {children}
    </PartBoundary>
  );
}
