import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '#portal/lib/clock.ts';

const SECOND = 1_000;

/** The time left to pay. Screen readers read it on demand, so that it does not speak every second. */
export function Countdown({ endsAt }: { readonly endsAt: string }) {
  const { t } = useTranslation();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(endsAt) - time;
  if (left <= 0) return <p className="text-sm text-text-2">{t('deposit.over')}</p>;
  return (
    <p className="flex items-center gap-1.5 text-sm text-text-2">
      <Clock size={14} aria-hidden="true" />
      {t('deposit.goodFor')}
      <span role="timer" aria-label={t('deposit.timeLeft')} className="num text-text-1">
        {minutesAndSeconds(left)}
      </span>
    </p>
  );
}

function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
