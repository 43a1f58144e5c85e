import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import {
  getGetRealityCheckQueryKey,
  useAcknowledgeRealityCheck,
  useGetRealityCheck,
} from '#generated/client/member-limits/member-limits.ts';
import type { RealityCheck as Check } from '#generated/model/index.ts';
import { leaveSession, trialType, useLoggedIn } from '#portal/access/session.ts';
import { useSite } from '#portal/access/site.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { inBackground } from '#portal/api/background.ts';
import { Facts } from '#portal/entities/money/facts.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { now } from '#portal/lib/clock.ts';
import { sessionStore } from '#portal/lib/storage.ts';
import { Button } from '#portal/ui/button.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { durationText } from './duration-text.ts';

/** The shortest time (ms) between two questions, also where the clocks differ. */
const leastWait = 30_000;

/** Shows the reality check over any page when it is due (trust 14). It has to be answered. */
export function RealityCheck() {
  const check = useDueCheck(useIsPlayer());
  return check?.due ? <CheckModal check={check} /> : null;
}

/** Whether the account plays for real money here. On pages without a header nothing else requests the member. */
function useIsPlayer(): boolean {
  const isMemberSite = useSite()?.settings.isShowMC ?? false;
  const info = useGetMemberInfo({ query: { enabled: useLoggedIn() } }).data;
  const type = info?.type.toString() ?? sessionStore.get('isAgent');
  return isMemberSite && type !== null && type !== String(trialType);
}

/** How old the figures of a check get that waits for its answer. */
const freshMs = 60_000;

/** Asks the server when the check is due, from then on each minute, and on return to the window. No call prolongs the session. */
function useDueCheck(enabled: boolean): Check | undefined {
  const { data, refetch } = useGetRealityCheck({ query: { enabled, staleTime: 0 } });
  const { due = false, nextAt = null } = data ?? {};
  useEffect(() => {
    if (nextAt === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // An answer that changes nothing and a failure start the next wait.
    const wait = () => {
      timer = setTimeout(ask, due ? freshMs : Math.max(leastWait, Date.parse(nextAt) - now()));
    };
    const ask = () => inBackground(() => void refetch({ cancelRefetch: false }).then(() => timer && wait()));
    wait();
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [due, nextAt, refetch]);
  // Another tab may have answered, and the timers of a sleeping device are late.
  useEffect(() => {
    if (!enabled) return;
    const onVisible = () => {
      if (document.visibilityState === 'visible') inBackground(() => void refetch({ cancelRefetch: false }));
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [enabled, refetch]);
  return data;
}

function CheckModal({ check }: { readonly check: Check }) {
  const { t } = useTranslation();
  const write = useMoney();
  const dates = useDates();
  const queries = useQueryClient();
  const { open } = useModals();
  const content = useRef<HTMLDivElement>(null);
  useStayOnTop(content);
  const acknowledge = useAcknowledgeRealityCheck({
    mutation: { onSuccess: (next) => queries.setQueryData<Check>(getGetRealityCheckQueryKey(), next) },
  });
  // The answer removes this window, whose own callbacks are then not called. A failure is shown below.
  const goOnTo = (panel: string) =>
    void acknowledge.mutateAsync().then(
      () => open('memberCenter', { own: true, panel }),
      () => undefined,
    );
  const { playedMinutes, since, staked, paid, netPosition, openStakes } = check;
  return (
    <Modal
      title={t('member.limits.reality.heading', { time: durationText(t, playedMinutes) })}
      closeLabel={t('common.close')}
      onClose={undefined}
      className="sm:min-h-0 sm:w-110"
    >
      <div ref={content} className="grid gap-4 px-6 pb-6">
        <p className="text-sm text-text-2">
          {t('member.limits.reality.lead', { time: dates.write(Date.parse(since), 'time') })}
        </p>
        <Facts
          facts={[
            { label: t('member.limits.reality.staked'), value: write(staked) },
            { label: t('member.limits.reality.paid'), value: write(paid) },
            { label: t('member.limits.reality.net'), value: write(netPosition, { sign: 'always' }) },
            { label: t('member.limits.reality.open'), value: write(openStakes) },
          ]}
        />
        {acknowledge.error !== null && <FailureNote error={acknowledge.error} onRetry={() => acknowledge.mutate()} />}
        <div className="grid gap-2">
          <Button
            variant="brand"
            size="lg"
            block
            data-focus-first
            loading={acknowledge.isPending}
            onClick={() => acknowledge.mutate()}
          >
            {t('member.limits.reality.goOn')}
          </Button>
          <Button block onClick={() => goOnTo('profile?away=break')}>
            {t('member.limits.break.title')}
          </Button>
          <Button block onClick={() => goOnTo('profile')}>
            {t('member.limits.reality.limits')}
          </Button>
          <Button variant="ghost" block onClick={leaveSession}>
            {t('member.limits.reality.signOut')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** Keeps the dialog around `content` above dialogs that open later. */
function useStayOnTop(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // A modal dialog that opens takes the focus.
    const onFocus = ({ target }: FocusEvent) => {
      const dialog = content.current?.closest('dialog');
      if (!dialog?.open || (target instanceof Node && dialog.contains(target))) return;
      dialog.close();
      dialog.showModal();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [content]);
}
