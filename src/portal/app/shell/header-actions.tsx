import { type ComponentType, Suspense } from 'react';
import type { SiteInfo } from '#generated/model/index.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { type FlagName, hasFlag, useSite } from '../../access/site.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PartBoundary } from '../part-boundary.tsx';
import { DemoButton } from './demo-button.tsx';
import { LoginButton } from './login-button.tsx';
import { AccountButton, Balance } from './member-parts.ts';
import { RegisterButton } from './register-button.tsx';
import { SearchButton } from './search-button.tsx';
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
