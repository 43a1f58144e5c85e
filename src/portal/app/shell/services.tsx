import { CircleHelp, Info, type LucideIcon, Megaphone, MessageSquareHeart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import { type ModalName, useModals } from '../../access/use-modals.ts';
import type { i18n } from '../../i18n/i18n.ts';
import { onIntent } from '../../ui/intent.ts';
import { preloadModal } from '../modals/modal-layer.tsx';
import { hasPage, preloadPage } from '../page-table.tsx';
import type { MenuPanelProps } from './menu-panel.ts';
import { SERVICE_ROW, ServiceDoors } from './service-row.tsx';

type ServiceEntry = {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly label: (t: typeof i18n.t) => string;
} & ({ readonly to: string; readonly hash?: string } | { readonly modal: ModalName });

/** The services below the contacts, in order (SIDEBAR-05). An entry appears only if its page or modal exists. */
const entries: readonly ServiceEntry[] = [
  { name: 'about', Icon: Info, label: (t) => t('menu.about'), to: paths.help, hash: '#about' },
  { name: 'announcements', Icon: Megaphone, label: (t) => t('menu.announcements'), modal: 'announcements' },
  { name: 'help', Icon: CircleHelp, label: (t) => t('menu.help'), to: paths.help },
  { name: 'feedback', Icon: MessageSquareHeart, label: (t) => t('menu.feedback'), modal: 'feedback' },
];

/** The content behind the customer services row of the menu. */
export function Services({ onLeave }: MenuPanelProps) {
  const shown = entries.filter((entry) => !('to' in entry) || hasPage(entry.to));
  return (
    <ul className="grid gap-px">
      <ServiceDoors onLeave={onLeave} />
      {shown.map((entry) => (
        <li key={entry.name}>
          <Service entry={entry} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

type ServiceProps = MenuPanelProps & { readonly entry: ServiceEntry };

function Service({ entry, onLeave }: ServiceProps) {
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
      <Link to={target} className={SERVICE_ROW} onClick={onLeave} {...onIntent(() => preloadPage(entry.to))}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={SERVICE_ROW}
      onClick={() => {
        onLeave();
        open(entry.modal, { own: true });
      }}
      {...onIntent(() => preloadModal(entry.modal))}
    >
      {content}
    </button>
  );
}
