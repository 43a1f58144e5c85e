import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractBill } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';

const MIDNIGHT = '00:00';

type Window = Pick<ContractBill, 'kind' | 'windowFrom' | 'windowTo'>;

/** Writes the window of a bill: short ones as times of day with their day apart, long ones as days. */
export function useWindowText(): (window: Window) => { readonly text: string; readonly day?: string } {
  const { t } = useTranslation();
  const { write } = useDates();
  return useCallback(
    ({ kind, windowFrom, windowTo }) => {
      const [from, to] = [Date.parse(windowFrom), Date.parse(windowTo)];
      const times = { from: write(from, 'time'), to: write(to, 'time') };
      const isShort = kind === 'hourly' || kind === 'realtime';
      if (isShort) return { text: t('contracts.windowOf', times), day: write(from, 'day') };
      // Days of the brand are days of the visitor only where both zones agree.
      const isDays = times.from === MIDNIGHT && times.to === MIDNIGHT;
      if (!isDays) return { text: t('contracts.windowOf', { from: write(from), to: write(to) }) };
      const days = { from: write(from, 'date'), to: write(to - 1, 'date') };
      return { text: days.from === days.to ? days.from : t('contracts.windowOf', days) };
    },
    [t, write],
  );
}
