import { Search } from 'lucide-react';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteInfo } from '#generated/model/index.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { type FlagName, hasFlag, useFlag, useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { cn } from '../../lib/cn.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { preloadModal } from '../modals/modal-layer.tsx';
import { PartBoundary } from '../part-boundary.tsx';
import { DemoButton } from './demo-button.tsx';
import { AccountButton, Balance } from './member-parts.ts';
import { RegisterButton } from './register-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

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
export function HeaderActions() {
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
