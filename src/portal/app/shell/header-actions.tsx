import { type ComponentType, Suspense } from 'react';
import type { SiteInfo } from '../../../../generated/client/model/index.ts';
import { isTrial, useLoggedIn } from '../../access/session.ts';
import { type FlagName, isOn, useSite } from '../../access/site.ts';
import { lazyPart } from '../lazy-part.ts';
import { AccountButton } from './account-button.tsx';
import { Balance } from './balance.tsx';
import { DemoButton } from './demo-button.tsx';
import { LoginButton } from './login-button.tsx';
import { RegisterButton } from './register-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const LateInbox = lazyPart(() => import('./inbox-button.tsx').then((part) => part.InboxButton), 'centre');

/** Holds the place of the button until its code is there. */
const InboxPlace = () => (
  <div className="size-control-md touch:size-touch">
    <Suspense>
      <LateInbox />
    </Suspense>
  </div>
);

type HeaderAction = {
  readonly name: string;
  readonly who: 'guest' | 'member' | 'everybody';
  /** Shown only while this flag is on. */
  readonly flag?: FlagName;
  readonly shown?: (site: SiteInfo) => boolean;
  /** Not in the narrow header: there the drawer or the tab bar has it. */
  readonly wide?: boolean;
  readonly Part: ComponentType;
};

/** What stands at the right of the header, in this order. */
const actions: readonly HeaderAction[] = [
  { name: 'demo', who: 'guest', flag: 'FREEPLAY3', wide: true, Part: DemoButton },
  { name: 'login', who: 'guest', Part: LoginButton },
  { name: 'register', who: 'guest', flag: 'DIRECTREG3', Part: RegisterButton },
  { name: 'balance', who: 'member', Part: Balance },
  { name: 'inbox', who: 'member', shown: ({ settings }) => settings.isShowMC && !isTrial(), Part: InboxPlace },
  { name: 'theme', who: 'everybody', wide: true, Part: ThemeSwitch },
  { name: 'account', who: 'member', wide: true, Part: AccountButton },
];

/** The actions that this visitor has in the header. */
export function HeaderActions() {
  const site = useSite();
  const who = useLoggedIn() ? 'member' : 'guest';
  return actions
    .filter((action) => action.who === who || action.who === 'everybody')
    .filter(({ flag }) => flag === undefined || isOn(site?.whitelabel ?? [], flag))
    .filter(({ shown }) => shown === undefined || (site !== undefined && shown(site)))
    .map(({ name, wide, Part }) => (
      <div key={name} className={wide ? 'hidden flex-none sm:block' : 'flex-none'}>
        <Part />
      </div>
    ));
}
