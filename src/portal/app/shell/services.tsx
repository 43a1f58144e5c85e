import {
  CircleHelp,
  ExternalLink,
  Headset,
  Info,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  MessageSquareHeart,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import { type ModalName, useModals } from '../../access/use-modals.ts';
import { useCustomerService, useVipDesk } from '../../entities/support/customer-service.ts';
import type { i18n } from '../../i18n/i18n.ts';
import { onIntent } from '../../ui/intent.ts';
import { preloadModal } from '../modals/modal-layer.tsx';
import { hasPage, preloadPage } from '../page-table.tsx';
import { ChatBadge } from './chat-badge.tsx';
import type { MenuPanelProps } from './nav-row.ts';

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

/** The class names of a customer service row. */
const SERVICE_ROW =
  'flex h-10 w-full items-center gap-3 rounded-sm px-2.5 text-sm font-medium text-text-2 hover:bg-line-strong hover:text-text-1 touch:h-touch light:hover:bg-surface-3';

/** The contact rows: the live chat or the desk of VIP members, and the site's other contacts. */
function ServiceDoors({ onLeave }: MenuPanelProps) {
  const { t } = useTranslation();
  const { ways, openPopup, openChat } = useCustomerService();
  const isVip = useVipDesk() !== undefined;
  return (
    <>
      <li>
        <button
          type="button"
          className={SERVICE_ROW}
          onClick={() => {
            onLeave();
            openChat();
          }}
          {...onIntent(() => preloadModal('chat'))}
        >
          <MessageCircle size={18} aria-hidden="true" className="text-brand-text" />
          {t(isVip ? 'menu.vipDesk' : 'menu.liveChat')}
          <span className="ml-auto">
            <ChatBadge />
          </span>
        </button>
      </li>
      {ways.map((way) => (
        <li key={way.name}>
          {way.popup ? (
            <button
              type="button"
              className={SERVICE_ROW}
              onClick={() => {
                onLeave();
                openPopup(way);
              }}
            >
              <Headset size={18} aria-hidden="true" className="text-text-3" />
              {way.label}
            </button>
          ) : (
            <a href={way.url} target="_blank" rel="noopener noreferrer" className={SERVICE_ROW} onClick={onLeave}>
              <ExternalLink size={18} aria-hidden="true" className="text-text-3" />
              {way.label}
            </a>
          )}
        </li>
      ))}
    </>
  );
}
