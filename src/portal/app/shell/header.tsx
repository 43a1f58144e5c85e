import { Megaphone, Search } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListAnnouncements } from '#generated/client/notices/notices.ts';
import type { SiteInfo } from '#generated/model/index.ts';
import { paths } from '../../access/paths.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { type FlagName, hasFlag, useFlag, useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { noticeParams } from '../../entities/notice/notice-query.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { cn } from '../../lib/cn.ts';
import { whenIdle } from '../../lib/loading.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { Logo } from '../../ui/logo.tsx';
import { preloadModal } from '../modals/modal-layer.tsx';
import { PartBoundary } from '../part-boundary.tsx';
import { DemoButton, RegisterButton } from './entry-buttons.tsx';
import { AccountButton, Balance } from './member-parts.ts';
import { ThemeSwitch } from './page-switches.tsx';
import type { TickerProps } from './ticker.tsx';

const Ticker = lazyPart<TickerProps>(() => import('./ticker.tsx').then((part) => part.Ticker), 'announcements');

type HeaderProps = {
  /** The button before the logo: opens the drawer, or collapses the side bar if there is one. */
  readonly menu: ReactNode;
};

/** The bar at the top of every page. */
export function Header({ menu }: HeaderProps) {
  return (
    <header className="sticky top-0 z-header flex h-header items-center border-b border-line bg-glass backdrop-blur-[14px]">
      <div className="flex items-center gap-2 pl-2 max-sm:min-w-0 max-sm:flex-1 sm:flex-none sm:pl-3.5 xl:w-sidebar xl:gap-2.5">
        {menu}
        <HomeLogo />
      </div>
      <div className="flex items-center justify-end gap-2 pr-4 pl-1 max-sm:flex-none max-[389px]:gap-1 max-[389px]:pr-3 sm:min-w-0 sm:flex-1 sm:gap-3 sm:px-gutter">
        <AnnouncementLine />
        <HeaderActions />
      </div>
    </header>
  );
}

/** The brand's logo, a link home. On phones a name that has no room wraps out of sight. */
export function HomeLogo() {
  const { t } = useTranslation();
  const { name = '', logo } = useSite()?.brand ?? {};
  return (
    <Link to={paths.home} aria-label={t('shell.homeLink', { brand: name })} className="target flex min-w-7 rounded-sm">
      <Logo
        name={name}
        pictures={logo}
        className="max-sm:h-7 max-sm:flex-wrap max-sm:overflow-hidden max-sm:text-[20px]"
      />
    </Link>
  );
}

/**
 * The newest headline of the site, in windows that are wide enough. The other headlines and their links load in an idle
 * task.
 */
function AnnouncementLine() {
  const headlines = useListAnnouncements(noticeParams).data?.headline ?? [];
  const [late, setLate] = useState(Ticker.isLoaded);
  useEffect(() => (late ? undefined : whenIdle(() => setLate(true))), [late]);
  const first = (
    <p className="hidden min-w-0 flex-1 items-center gap-2.5 text-sm text-text-2 lg:flex">
      {headlines[0] && (
        <>
          <Megaphone size={18} aria-hidden="true" className="text-text-3" />
          <span className="truncate">{headlines[0].title}</span>
        </>
      )}
    </p>
  );
  if (!late || headlines.length === 0) return first;
  return (
    <PartBoundary fallback={first}>
      <Suspense fallback={first}>
        <Ticker headlines={headlines} />
      </Suspense>
    </PartBoundary>
  );
}

const InboxButton = lazyPart(() => import('./inbox-button.tsx').then((part) => part.InboxButton), 'centre');

type HeaderAction = {
  readonly name: string;
  readonly who: 'guest' | 'member' | 'everybody';
  /** The flag that must be on. */
  readonly flag?: FlagName;
  readonly shown?: (site: SiteInfo) => boolean;
  /** Hidden in the narrow header, because the drawer or the tab bar has it. */
  readonly wide?: boolean;
  readonly Part: ComponentType;
  /** The class for the placeholder's width while the code loads. */
  readonly placeholder?: string;
};

/** The actions at the right of the header, in this order. */
const actions: readonly HeaderAction[] = [
  { name: 'search', who: 'everybody', wide: true, Part: SearchButton },
  { name: 'demo', who: 'guest', flag: 'FREEPLAY3', wide: true, Part: DemoButton },
  { name: 'login', who: 'guest', Part: LoginButton },
  { name: 'register', who: 'guest', flag: 'DIRECTREG3', Part: RegisterButton },
  { name: 'balance', who: 'member', Part: Balance, placeholder: 'w-46' },
  {
    name: 'inbox',
    who: 'member',
    shown: ({ settings }) => settings.isShowMC && !isTrial(),
    Part: InboxButton,
    placeholder: 'w-10',
  },
  { name: 'theme', who: 'everybody', wide: true, Part: ThemeSwitch },
  { name: 'account', who: 'member', wide: true, Part: AccountButton, placeholder: 'w-14' },
];

/** The actions for the current visitor in the header. */
function HeaderActions() {
  const site = useSite();
  const who = useLoggedIn() ? 'member' : 'guest';
  return actions
    .filter((action) => action.who === who || action.who === 'everybody')
    .filter(({ flag }) => flag === undefined || hasFlag(site, flag))
    .filter(({ shown }) => shown === undefined || (site !== undefined && shown(site)))
    .map(({ name, wide, placeholder, Part }) => (
      <div key={name} className={wide ? 'hidden flex-none sm:block' : 'flex-none'}>
        <PartBoundary>
          <Suspense fallback={<Skeleton className={cn('h-control-md', placeholder)} />}>
            <Part />
          </Suspense>
        </PartBoundary>
      </div>
    ));
}

/** Opens the login (HEADER-02). It is the main action for a guest if the site has no registration. */
function LoginButton() {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <Button
      variant={useFlag('DIRECTREG3') ? 'outline' : 'brand'}
      className="max-sm:px-2.5"
      onClick={() => open('login', { own: true })}
      {...onIntent(() => preloadModal('login'))}
    >
      {t('shell.header.login')}
    </Button>
  );
}

/** Opens the search over all games; `/` does too, except in a text field or an open dialog. */
function SearchButton() {
  const { t } = useTranslation();
  const { open } = useModals();
  const onKey = useStableCallback((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const writes =
      event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]');
    if (writes || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open('search');
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
  return (
    <IconButton
      label={t('shell.header.search')}
      aria-keyshortcuts="/"
      onClick={() => open('search')}
      {...onIntent(() => preloadModal('search'))}
    >
      <Search size={20} aria-hidden="true" />
    </IconButton>
  );
}
