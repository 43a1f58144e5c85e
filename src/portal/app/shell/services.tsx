import { CircleHelp, Headset, Info, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SiteInfo } from '../../../../generated/client/model/index.ts';
import { paths } from '../../access/paths.ts';
import { useSite } from '../../access/site.ts';
import { type ModalName, useModals } from '../../access/use-modals.ts';
import type { i18n } from '../../i18n/i18n.ts';
import { onIntent } from '../../ui/intent.ts';
import { modals } from '../modals/registry.ts';
import { hasPage, preloadPage } from '../pages.ts';
import type { MenuPanelProps } from './menu-panel.ts';

type ServiceEntry = {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly label: (t: typeof i18n.t) => string;
} & (
  | { readonly to: string; readonly hash?: string }
  | { readonly modal: ModalName }
  | { readonly link: (site: SiteInfo) => string | null }
);

/**
 * The customer services, in this order (SIDEBAR-05). An entry opens a page of the portal, a modal, or a link that the
 * site names; it is there as soon as there is something to open.
 */
const entries: readonly ServiceEntry[] = [
  {
    name: 'service',
    Icon: Headset,
    label: (t) => t('menu.customerService'),
    link: (site) => site.customerService.contactUrl,
  },
  { name: 'about', Icon: Info, label: (t) => t('menu.about'), to: paths.help, hash: '#about' },
  { name: 'help', Icon: CircleHelp, label: (t) => t('menu.help'), to: paths.help },
];

/** What stands behind the customer services of the menu. */
export function Services({ onLeave }: MenuPanelProps) {
  const site = useSite();
  if (!site) return null;
  const shown = entries.filter((entry) => {
    if ('to' in entry) return hasPage(entry.to);
    return 'modal' in entry || entry.link(site) !== null;
  });
  return (
    <ul className="grid gap-px">
      {shown.map((entry) => (
        <li key={entry.name}>
          <Service entry={entry} site={site} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

type ServiceProps = MenuPanelProps & { readonly entry: ServiceEntry; readonly site: SiteInfo };

function Service({ entry, site, onLeave }: ServiceProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  const content = (
    <>
      <entry.Icon size={18} aria-hidden="true" className="text-text-3" />
      {entry.label(t)}
    </>
  );
  if ('to' in entry) {
    const target = { pathname: entry.to, hash: entry.hash ?? '' };
    return (
      <Link to={target} className={ROW} onClick={onLeave} {...onIntent(() => preloadPage(entry.to))}>
        {content}
      </Link>
    );
  }
  if ('link' in entry) {
    return (
      <a href={entry.link(site) ?? ''} target="_blank" rel="noopener noreferrer" className={ROW} onClick={onLeave}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={ROW}
      onClick={() => {
        onLeave();
        open(entry.modal, { own: true });
      }}
      {...onIntent(modals[entry.modal].preload)}
    >
      {content}
    </button>
  );
}

const ROW =
  'flex h-10 w-full items-center gap-3 rounded-sm px-2.5 text-sm font-medium text-text-2 hover:bg-line-strong hover:text-text-1 touch:h-touch light:hover:bg-surface-3';
