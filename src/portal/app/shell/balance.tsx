import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatMoney } from '#shared/money/format-money.ts';
import { isImmersive } from '../../access/paths.ts';
import { isTrial } from '../../access/session.ts';
import { hasFlag, useSite } from '../../access/site.ts';
import { errorText } from '../../api/error-text.ts';
import { useBalance } from '../../entities/wallet/use-balance.ts';
import { cn } from '../../lib/cn.ts';
import { IconButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { toast } from '../../ui/toast.tsx';
import { RegisterButton } from './entry-buttons.tsx';
import { RealityPart } from './reality-part.tsx';

/**
 * The balance in the header. That of a trial account says that it is play credit, and has the way to a true account
 * beside it, for which the narrowest phones have room in the account menu only.
 */
export function Balance() {
  const site = useSite();
  if (!isTrial()) return <BalanceGroup />;
  return (
    <div className="flex items-center gap-2">
      <BalanceGroup />
      {hasFlag(site, 'DIRECTREG3') && (
        <div className="max-[389px]:hidden">
          <RegisterButton />
        </div>
      )}
    </div>
  );
}

/** The member's balance, with buttons to hide and refresh it (HEADER-06 to HEADER-08). With it comes the reality check. */
function BalanceGroup() {
  const { t } = useTranslation();
  const currency = useSite()?.brand.currency;
  const { data, error, refetch } = useBalance();
  const [hidden, setHidden] = useState(false);
  // A frame that hides its header shows the reality check itself.
  const isInFrame = isImmersive(useLocation().pathname);
  const [refresh, setRefresh] = useState<'idle' | 'busy' | 'done'>('idle');

  async function onRefresh() {
    if (refresh === 'busy') return;
    setRefresh('busy');
    const answer = await refetch();
    setRefresh(answer.error ? 'idle' : 'done');
    if (answer.error) toast.error(errorText(answer.error));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, this is an amount and its two buttons
    <div
      role="group"
      aria-label={t('shell.header.balance')}
      className="flex h-control-md items-center gap-1 rounded-md bg-surface-2 pr-1 pl-3.5 light:bg-surface-3"
    >
      <span className="num mr-1 text-[15px] font-[650] max-[389px]:-ml-1 max-[389px]:text-[13px]">
        {isTrial() && (
          <span className="block text-2xs/3 font-medium whitespace-nowrap text-text-2">{t('shell.account.trial')}</span>
        )}
        {hidden ? (
          <>
            <span aria-hidden="true">••••••</span>
            <span className="sr-only">{t('shell.header.balanceHidden')}</span>
          </>
        ) : data ? (
          formatMoney(data.sumBalance, currency)
        ) : error ? (
          '–'
        ) : (
          <Skeleton className="h-4 w-20" />
        )}
      </span>
      <IconButton
        size="sm"
        className="-mx-0.5"
        label={t(hidden ? 'shell.header.showBalance' : 'shell.header.hideBalance')}
        onClick={() => setHidden(!hidden)}
      >
        {hidden ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
      </IconButton>
      <IconButton
        size="sm"
        className="-mx-0.5"
        label={t('shell.header.refreshBalance')}
        aria-busy={refresh === 'busy'}
        onClick={onRefresh}
      >
        <RefreshCw size={16} aria-hidden="true" className={cn(refresh === 'busy' && 'animate-spin')} />
      </IconButton>
      <span role="status" className="sr-only">
        {refresh === 'done' && t('shell.header.balanceUpdated')}
      </span>
      {!isInFrame && <RealityPart />}
    </div>
  );
}
