import { useTranslation } from 'react-i18next';
import { useGetBalance } from '#generated/client/wallet/wallet.ts';
import { isTrial } from '#portal/access/session.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { playableOn } from '#portal/entities/wallet/use-balance.ts';
import { Button } from '#portal/ui/button.tsx';
import { compareAmounts } from '#shared/money/amount.ts';
import type { RoundNote } from '../round/round-notice.tsx';

/** What can be played here where it does not cover a stake; undefined where it does, or while either is not known. */
export function useShortage(stake: string | undefined): string | undefined {
  const playable = playableOn(useGetBalance().data, 'INHOUSE');
  if (stake === undefined || playable === undefined) return undefined;
  return compareAmounts(stake, playable) > 0 ? playable : undefined;
}

/** The note of a round, unless it is a refusal in whose place the shortage is told. */
export function unlessShort(note: RoundNote | undefined, short: string | undefined): RoundNote | undefined {
  return note?.kind === 'refused' && short !== undefined ? undefined : note;
}

/** Says that a stake is above what can be played here, with the way to a deposit. Play credit has none. */
export function Shortage({ playable }: { readonly playable: string }) {
  const { t } = useTranslation();
  const write = useMoney();
  const { open } = useModals();
  return (
    <div role="status" className="grid gap-2 rounded-md bg-warn-soft px-3.5 py-2.5 text-sm text-warn">
      <p>{t(isTrial() ? 'originals.shortTrial' : 'originals.short', { amount: write(playable) })}</p>
      {!isTrial() && (
        <Button onClick={() => open('memberCenter', { own: true, panel: 'depositv2' })}>
          {t('originals.deposit')}
        </Button>
      )}
    </div>
  );
}
