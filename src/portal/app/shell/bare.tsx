import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { HomeLogo } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The frame of pages that stand alone: a logo, the language and the theme. */
export function Bare() {
  return (
    <>
      <header className="sticky top-0 z-header flex h-header items-center gap-2 border-b border-line bg-glass px-gutter backdrop-blur-[14px]">
        <HomeLogo />
        <div className="ml-auto flex items-center gap-3">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className="px-gutter pt-5 pb-8">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}
