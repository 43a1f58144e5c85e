import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { FrameMain } from './frame-main.tsx';
import { HomeLogo } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The frame of standalone pages: a logo, the language and the theme. */
export function Bare() {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-header flex h-header items-center gap-2 border-b border-line bg-glass px-gutter backdrop-blur-[14px]">
        <HomeLogo />
        <div className="ml-auto flex items-center gap-3">
          <OtherWay />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <FrameMain className="px-gutter pt-5 pb-8">
        <Suspense>
          <Outlet />
        </Suspense>
      </FrameMain>
    </>
  );
}

/** Leads from the registration to the login, for visitors who have an account. */
function OtherWay() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (pathname !== paths.register && pathname !== paths.registerHtml) return null;
  return (
    <>
      <span className="text-sm text-text-2 max-md:hidden">{t('shell.header.haveAccount')}</span>
      <Link to={paths.login} className={buttonClass({ variant: 'outline' })}>
        {t('shell.header.login')}
      </Link>
    </>
  );
}
