import { ExternalLink, Headset, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCustomerService, useVipDesk } from '../../entities/support/customer-service.ts';
import { onIntent } from '../../ui/intent.ts';
import { preloadModal } from '../modals/modal-layer.tsx';
import { ChatBadge } from './chat-badge.tsx';
import type { MenuPanelProps } from './menu-panel.ts';

/** The class names of a customer service row. */
export const SERVICE_ROW =
  'flex h-10 w-full items-center gap-3 rounded-sm px-2.5 text-sm font-medium text-text-2 hover:bg-line-strong hover:text-text-1 touch:h-touch light:hover:bg-surface-3';

/** The contact rows: the live chat or the desk of VIP members, and the site's other contacts. */
export function ServiceDoors({ onLeave }: MenuPanelProps) {
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
