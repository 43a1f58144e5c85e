import { useEffect, useState } from 'react';
import type { PromotionSummary } from '#generated/model/index.ts';
import type { MoneyFormState } from '#portal/entities/money/use-money-form.ts';

type ChoosingForm = Pick<MoneyFormState<'promotion', unknown>, 'texts' | 'set' | 'step' | 'sending' | 'failure'>;

/**
 * Drops a promotion that was chosen before and is offered no longer. What may have been sent stays as it is, because the
 * same key needs the same content. Returns whether one was dropped, until the member chooses.
 */
export function useGone(form: ChoosingForm, offered: readonly PromotionSummary[] | undefined) {
  const [isGone, setGone] = useState(false);
  const { promotion } = form.texts;
  const isOffered = promotion === '' || offered === undefined || offered.some(({ id }) => id === promotion);
  const isOpen = form.step === 'edit' && !form.sending && form.failure === undefined;
  const { set } = form;
  useEffect(() => {
    if (isOffered || !isOpen) return;
    set('promotion', '');
    setGone(true);
  }, [isOffered, isOpen, set]);
  const choose = (promotionId: string) => {
    setGone(false);
    set('promotion', promotionId);
  };
  return { isGone, choose };
}
