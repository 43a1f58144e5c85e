import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../access/site.ts';
import { LANGUAGES, setLanguage } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Logo } from '../../ui/logo.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.tsx';

type GateLayoutProps = {
  /** Icon of 16 px before the line above the title. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
  /** A drawing of 1440 x 900 that leaves the left half to the words. */
  readonly scene: ReactNode;
  readonly children: ReactNode;
};

/** A page in front of the site: text on the left, a drawing on the right. */
export function GateLayout({ icon, title, body, scene, children }: GateLayoutProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const brand = useSite()?.brand;
  return (
    <div className="relative z-gate grid min-h-dvh grid-rows-[auto_1fr_auto] overflow-hidden bg-surface-0">
      <div className="pointer-events-none absolute inset-0 max-lg:opacity-35">{scene}</div>
      <header className="relative flex h-24 items-center gap-3 px-gutter lg:px-24">
        {brand && <Logo name={brand.name} pictures={brand.logo} />}
        <Segmented
          label={t('shell.language.choose')}
          options={LANGUAGES.map((value) => ({ value, label: value }))}
          value={language}
          onChange={(value) => void setLanguage(value).catch(() => toast.error(t('errors.connection')))}
          className="ml-auto"
        />
      </header>
      <main className="relative flex items-center px-gutter pb-6 lg:px-24">
        <div className="w-full max-w-135">
          <p className="flex items-center gap-2.5 text-xs font-semibold tracking-[.08em] text-brand-text [&>svg]:flex-none">
            {icon}
            {t('status.over')}
          </p>
          <h1 className="display mt-3.5 text-4xl text-balance sm:text-[52px]/14">{title}</h1>
          <p className="mt-4 max-w-117 text-[17px]/6.75 text-balance text-text-2">{body}</p>
          {children}
        </div>
      </main>
      <footer className="relative flex min-h-22 flex-wrap items-center gap-3 px-gutter pb-4 text-sm text-text-3 lg:px-24">
        <span className="num grid size-9.5 flex-none place-items-center rounded-full border-2 border-line-strong text-xs text-text-1">
          {t('shell.footer.adultsOnly')}
        </span>
        <span>{t('status.playWithin')}</span>
        <span className="sm:ml-auto">{brand?.copyright}</span>
      </footer>
    </div>
  );
}
