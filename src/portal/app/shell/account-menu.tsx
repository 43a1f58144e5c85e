import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Dices,
  LogOut,
  type LucideIcon,
  Network,
  ReceiptText,
  User,
  UserPlus,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AgentType, SiteInfo } from '#generated/model/index.ts';
import { trialType } from '../../access/session.ts';
import { hasFlag, useSite } from '../../access/site.ts';
import { type ModalName, useMembersOnly, useModals } from '../../access/use-modals.ts';
import type { i18n } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { onIntent } from '../../ui/intent.ts';
import { preloadModal } from '../modals/modal-layer.tsx';
import { Avatar } from './avatar.tsx';
import { agentTypes, useMember } from './use-member.ts';

type AccountEntry = {
  readonly Icon: LucideIcon;
  readonly label: (t: typeof i18n.t) => string;
  readonly modal: ModalName;
  /** The page of the centre that it opens. */
  readonly panel?: string;
  /** Not available to trial accounts, who see the reason (ROLE-08). */
  readonly membersOnly?: boolean;
  readonly offered?: (site: SiteInfo, type: AgentType) => boolean;
};

/** The entries in order. Trial accounts see both centres, and the reason for the refusal (HEADER-13). */
const entries: readonly AccountEntry[] = [
  {
    Icon: UserPlus,
    label: (t) => t('shell.header.register'),
    modal: 'register',
    offered: (site, type) => type === trialType && hasFlag(site, 'DIRECTREG3'),
  },
  {
    Icon: User,
    label: (t) => t('centre.member'),
    modal: 'memberCenter',
    membersOnly: true,
    offered: ({ settings }) => settings.isShowMC,
  },
  {
    Icon: ArrowDownToLine,
    label: (t) => t('centre.page.depositv2'),
    modal: 'memberCenter',
    panel: 'depositv2',
    membersOnly: true,
    offered: ({ settings }) => settings.isShowMC,
  },
  {
    Icon: ArrowUpFromLine,
    label: (t) => t('centre.page.withdraw'),
    modal: 'memberCenter',
    panel: 'withdraw',
    membersOnly: true,
    offered: ({ settings }) => settings.isShowMC,
  },
  {
    Icon: ReceiptText,
    label: (t) => t('centre.page.transactionHistory'),
    modal: 'memberCenter',
    panel: 'transactionHistory',
    membersOnly: true,
    offered: ({ settings }) => settings.isShowMC,
  },
  {
    Icon: Dices,
    label: (t) => t('centre.page.personalHistoryCopy'),
    modal: 'memberCenter',
    panel: 'personalHistoryCopy',
    membersOnly: true,
    offered: ({ settings }) => settings.isShowMC,
  },
  {
    Icon: Network,
    label: (t) => t('centre.agent'),
    modal: 'agentCenter',
    membersOnly: true,
    offered: ({ settings }, type) => settings.isShowAC && (agentTypes.has(type) || type === trialType),
  },
  { Icon: LogOut, label: (t) => t('shell.account.signOut'), modal: 'signOut' },
];

/** The logged-in account and the links to its pages. */
export function AccountMenu({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const { open } = useModals();
  const { nickname, info } = useMember();
  const site = useSite();
  const forMembers = useMembersOnly();
  const isOffered = ({ offered }: AccountEntry) =>
    offered === undefined || (site !== undefined && info !== undefined && offered(site, info.type));
  return (
    <>
      <div className="flex items-center gap-3 px-2 pt-1.5 pb-3">
        <Avatar name={nickname} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{nickname}</p>
          <p className="truncate text-xs text-text-3">{info?.account}</p>
        </div>
        {info &&
          (info.type === trialType ? <Badge>{t('shell.account.trial')}</Badge> : <RankBadge {...info.clubLabel} />)}
      </div>
      <ul className="border-t border-line-strong pt-2">
        {entries.filter(isOffered).map(({ Icon, label, modal, panel, membersOnly }) => (
          <li key={`${modal} ${panel}`}>
            <button
              type="button"
              className="flex h-10 w-full items-center gap-3 rounded-sm px-2 text-sm font-medium text-text-2 hover:bg-line-strong hover:text-text-1 touch:h-touch light:hover:bg-surface-3"
              onClick={() => {
                onLeave();
                const openIt = () => open(modal, { own: true, ...(panel && { panel }) });
                if (membersOnly) forMembers(openIt);
                else openIt();
              }}
              {...onIntent(() => preloadModal(modal))}
            >
              <Icon size={18} aria-hidden="true" className="text-text-3" />
              {label(t)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The VIP rank in the operator's colours. */
function RankBadge({ labelName, color, color2 }: { labelName: string; color: string; color2: string }) {
  return (
    <span
      className="inline-flex h-5.5 items-center rounded-xs px-2 text-2xs font-semibold whitespace-nowrap"
      style={{ color, backgroundColor: color2 }}
    >
      {labelName}
    </span>
  );
}
