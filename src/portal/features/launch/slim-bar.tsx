import { ArrowLeft, ExternalLink, Maximize, Minimize, Plus, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/money/format-money.ts';
import { useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { DemoBadge } from '../../entities/launch/demo-badge.tsx';
import type { BarExtras } from '../../entities/launch/original.ts';
import type { LaunchMemory } from '../../entities/launch/use-launch.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';

type SlimBarProps = Pick<BarExtras, 'facts' | 'actions'> & {
  readonly name: string | undefined;
  readonly memory: LaunchMemory['launched'] | undefined;
  /** The balance that the game plays from; undefined while it is unknown. */
  readonly balance: string | undefined;
  readonly demo: boolean;
  readonly onLeave: () => void;
  /** Undefined if nothing can be shown in its own window now. */
  readonly onOwnWindow: (() => void) | undefined;
  readonly fullScreen: { readonly can: boolean; readonly on: boolean; readonly toggle: () => void };
};

/** The slim bar over a game (ROUTE-33): exit, name, live balance, deposit, full screen. A trial account has nothing to deposit. */
export function SlimBar(props: SlimBarProps) {
  const { name, memory, balance, demo, onLeave, onOwnWindow, fullScreen, facts, actions } = props;
  const { t } = useTranslation();
  const { open } = useModals();
  const currency = useSite()?.brand.currency;
  return (
    <div className="flex h-14 items-center gap-2 border-b border-line bg-surface-1 px-3 sm:gap-3 sm:px-4">
      <IconButton label={t('launch.leave')} title={t('launch.leave')} variant="box" onClick={onLeave}>
        <ArrowLeft size={18} aria-hidden="true" />
      </IconButton>
      {memory?.picture && (
        <img
          src={pictureUrl(memory.picture)}
          alt=""
          width={36}
          height={36}
          // A phone needs the room for the name.
          className="size-9 flex-none rounded-md object-cover max-sm:hidden"
        />
      )}
      <div className={facts ? 'min-w-0 max-sm:flex-1' : 'min-w-0 flex-1'}>
        {name === undefined ? (
          <Skeleton className="h-4 w-32" />
        ) : (
          <h1 className="truncate text-[15px]/5 font-semibold">{name}</h1>
        )}
        {memory?.vendorName !== undefined && memory.vendorName !== name && (
          <p className="truncate text-xs text-text-2">{memory.vendorName}</p>
        )}
      </div>
      {facts && <div className="flex flex-1 items-center gap-3 max-sm:hidden">{facts}</div>}
      {/* On phones a game with facts shows it among them, where there is room. */}
      {demo && (
        <span className={facts ? 'max-sm:hidden' : undefined}>
          <DemoBadge />
        </span>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, this is an amount */}
      <div
        role="group"
        aria-label={t('shell.header.balance')}
        className="flex h-control-md items-center gap-2 rounded-md bg-surface-2 px-3 light:bg-surface-3"
      >
        <Wallet size={16} aria-hidden="true" className="text-text-2 max-sm:hidden" />
        <span className="num text-[15px] font-[650]">
          {balance === undefined ? <Skeleton className="h-4 w-20" /> : formatMoney(balance, currency)}
        </span>
      </div>
      {!demo && (
        <Button
          aria-label={t('launch.deposit')}
          className="max-sm:px-2.5!"
          onClick={() => open('memberCenter', { own: true, panel: 'depositv2' })}
        >
          <Plus size={16} aria-hidden="true" />
          <span className="max-sm:hidden">{t('launch.deposit')}</span>
        </Button>
      )}
      {actions}
      {onOwnWindow && (
        <IconButton
          label={t('launch.ownWindow')}
          title={t('launch.ownWindow')}
          onClick={onOwnWindow}
          className="max-sm:hidden!"
        >
          <ExternalLink size={18} aria-hidden="true" />
        </IconButton>
      )}
      {fullScreen.can && (
        <IconButton
          label={t(fullScreen.on ? 'launch.leaveFullScreen' : 'launch.fullScreen')}
          title={t(fullScreen.on ? 'launch.leaveFullScreen' : 'launch.fullScreen')}
          onClick={fullScreen.toggle}
          className={demo ? undefined : 'max-[359px]:hidden!'}
        >
          {fullScreen.on ? <Minimize size={18} aria-hidden="true" /> : <Maximize size={18} aria-hidden="true" />}
        </IconButton>
      )}
    </div>
  );
}
