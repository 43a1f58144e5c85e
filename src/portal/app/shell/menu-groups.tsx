import { ChevronRight, Headset, type LucideIcon, Smartphone, UserPlus } from 'lucide-react';
import { type ComponentType, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoggedIn } from '../../access/session.ts';
import { isForAgents, linkOf, useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import type { i18n } from '../../i18n/i18n.ts';
import { lazyPart } from '../../i18n/lazy-part.ts';
import { cn } from '../../lib/cn.ts';
import { onIntent } from '../../ui/intent.ts';
import { Popover, Tooltip } from '../../ui/popover.tsx';
import { type MenuPanelProps, navGroupClass, navRowClass } from './nav-row.ts';
import { PanelBoundary } from './page-switches.tsx';

const Services = lazyPart<MenuPanelProps>(() => import('./services.tsx').then((part) => part.Services), 'menu');
const ChatBadge = lazyPart<object>(() => import('./chat-badge.tsx').then((part) => part.ChatBadge), 'menu');
const AppCodes = lazyPart<MenuPanelProps>(() => import('./app-codes.tsx').then((part) => part.AppCodes), 'menu');

type Group = {
  readonly name: string;
  readonly label: (t: typeof i18n.t) => string;
  readonly Icon: LucideIcon;
  readonly Panel: ComponentType<MenuPanelProps> & { readonly preload: () => Promise<unknown> };
  /** The number on the badge of the row. */
  readonly Count?: ComponentType<object>;
  /** The expected height of its content. */
  readonly placeholder: string;
};

const services: Group = {
  name: 'services',
  label: (t) => t('shell.sideBar.services'),
  Icon: Headset,
  Panel: Services,
  Count: ChatBadge,
  placeholder: 'h-10',
};
const app: Group = {
  name: 'app',
  label: (t) => t('shell.sideBar.app'),
  Icon: Smartphone,
  Panel: AppCodes,
  placeholder: 'h-36',
};

type MenuGroupsProps = {
  readonly mini?: boolean;
  /** Expands its rows in the menu itself instead of beside it. */
  readonly folding?: boolean;
};

/** The last rows of the main menu: the invitation of friends where it is rewarded, customer services and the app. */
export function MenuGroups({ mini = false, folding = false }: MenuGroupsProps) {
  const site = useSite();
  const hasApp = linkOf(site, 'Android') !== undefined || linkOf(site, 'MOBILECONFIG') !== undefined;
  return (
    <ul className={navGroupClass(mini)}>
      {site?.promos.REFERRAL && site.settings.isShowMC && !isForAgents(site) && (
        <li>
          <Invite mini={mini} />
        </li>
      )}
      {(hasApp ? [services, app] : [services]).map((group) => (
        <li key={group.name}>{folding ? <Fold group={group} /> : <Beside group={group} mini={mini} />}</li>
      ))}
    </ul>
  );
}

/** Opens `referral` in the member centre, which asks guests to log in first (SIDEBAR-12). */
function Invite({ mini }: { readonly mini: boolean }) {
  const { t } = useTranslation();
  const { open } = useModals();
  const label = t('shell.sideBar.referral');
  return (
    <Tooltip text={label} disabled={!mini}>
      <button
        type="button"
        className={navRowClass(mini)}
        onClick={() => open('memberCenter', { own: true, panel: 'referral' })}
      >
        <UserPlus size={mini ? 20 : 18} aria-hidden="true" className="text-text-3" />
        <span className={mini ? 'sr-only' : undefined}>{label}</span>
      </button>
    </Tooltip>
  );
}

function Beside({ group, mini }: { readonly group: Group; readonly mini: boolean }) {
  const { t } = useTranslation();
  const label = group.label(t);
  return (
    <Popover
      label={label}
      placement="right"
      className="min-w-56"
      trigger={(props) => (
        <Tooltip text={label} disabled={!mini}>
          <button {...props} {...onIntent(group.Panel.preload)} type="button" className={navRowClass(mini)}>
            <RowContent group={group} label={label} mini={mini} />
          </button>
        </Tooltip>
      )}
    >
      {(close) => <Panel group={group} onLeave={close} />}
    </Popover>
  );
}

function Fold({ group }: { readonly group: Group }) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        {...onIntent(group.Panel.preload)}
        className={navRowClass(false)}
      >
        <RowContent group={group} label={group.label(t)} turned={open} />
      </button>
      <div id={id} className="pl-5">
        {open && <Panel group={group} onLeave={() => undefined} />}
      </div>
    </>
  );
}

function Panel({ group, onLeave }: { readonly group: Group } & MenuPanelProps) {
  return (
    <PanelBoundary>
      <Suspense fallback={<div className={group.placeholder} />}>
        <group.Panel onLeave={onLeave} />
      </Suspense>
    </PanelBoundary>
  );
}

type RowContentProps = {
  readonly group: Group;
  readonly label: string;
  readonly mini?: boolean;
  readonly turned?: boolean;
};

function RowContent({ group: { Icon, Count }, label, mini = false, turned = false }: RowContentProps) {
  const loggedIn = useLoggedIn();
  return (
    <>
      <Icon size={mini ? 20 : 18} aria-hidden="true" className="text-text-3" />
      <span className={mini ? 'sr-only' : undefined}>{label}</span>
      {Count && loggedIn && (
        <span className={mini ? 'absolute top-0.5 right-0.5' : 'ml-auto'}>
          <Suspense>
            <Count />
          </Suspense>
        </span>
      )}
      {!mini && (
        <ChevronRight
          size={16}
          aria-hidden="true"
          className={cn('text-text-3', !(Count && loggedIn) && 'ml-auto', turned && 'rotate-90')}
        />
      )}
    </>
  );
}
