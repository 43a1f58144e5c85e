import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vault, VaultLock } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { timeParts } from '#portal/entities/time/time-left.ts';
import { useAhead, useTime } from '#portal/entities/time/use-time.ts';

const DAY_MS = 86_400_000;
/** The server counts as well; asking at the same moment could be too early. */
const GRACE_MS = 1_000;

type OpenLocksProps = {
  readonly vault: Vault;
  /** Called when the time of a lock has run out. */
  readonly onEnd: () => void;
};

/** The open locks, each with the time that is left. */
export function OpenLocks({ vault, onEnd }: OpenLocksProps) {
  const { t } = useTranslation();
  const ahead = useAhead(vault.asOf);
  if (vault.locks.length === 0) return <p className="text-sm text-text-3">{t('vault.nothingLocked')}</p>;
  return (
    <ul aria-label={t('vault.openLocks')} className="grid gap-3">
      {vault.locks.map((lock) => (
        <OpenLock key={lock.lockId} {...{ lock, ahead, onEnd }} />
      ))}
    </ul>
  );
}

type OpenLockProps = { readonly lock: VaultLock; readonly ahead: number; readonly onEnd: () => void };

function OpenLock({ lock, ahead, onEnd }: OpenLockProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const dates = useDates();
  const ends = Date.parse(lock.endsAt);
  const rest = ends - useTime(ahead);
  const left = Math.max(0, rest);
  const isOver = rest <= -GRACE_MS;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  const days = Math.floor(left / DAY_MS);
  const time = timeParts(left % DAY_MS).join(':');
  return (
    <li className="grid gap-0.5 border-t border-line pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="num font-semibold text-text-1">{write(lock.amount)}</span>
        <span role="timer" aria-label={t('vault.timeLeft')} className="num text-sm text-text-1">
          {days === 0 ? time : t('vault.left', { days: t('vault.days', { count: days }), time })}
        </span>
      </div>
      <p className="text-xs text-text-3">{t('vault.until', { time: dates.write(ends) })}</p>
    </li>
  );
}
