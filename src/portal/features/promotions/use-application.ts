import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyForPromotion } from '../../../../generated/client/promotions/promotions.ts';
import { ApiError } from '../../api/api-error.ts';
import { watchUpload } from '../../api/upload.ts';
import { useSentOnce } from '../../entities/reward/use-sent-once.ts';
import { toast } from '../../ui/toast.ts';

/** An application for a promotion. */
export interface Application {
  readonly remark: string;
  readonly images: readonly File[];
}

/**
 * Sends an application; `sent` is the share of it that has left, from 0 to 1. `cancel` and leaving the page stop it. After a
 * lost connection (`isLost`) it is sent again once the browser is online.
 */
export function useApplication(promotionId: string, { remark, images }: Application) {
  const { t } = useTranslation();
  const [sent, setSent] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, reset, ...apply } = useSentOnce(
    (id: string) => {
      running.current = new AbortController();
      setSent(0);
      const signal = watchUpload(running.current.signal, setSent);
      return applyForPromotion({ promotionId: id, remark, images: [...images] }, signal);
    },
    () => toast.success(t('promotions.apply.filed')),
  );
  const isLost = apply.error instanceof ApiError && apply.error.code === 'connection';
  useEffect(() => {
    if (!isLost) return undefined;
    // The key of the call is still the same, so an application that did arrive is not filed twice.
    const goOn = () => mutate(promotionId);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [isLost, mutate, promotionId]);
  return {
    ...{ sent, isLost, isPending: apply.isPending, error: apply.error },
    send: () => mutate(promotionId),
    /** What is being written anew is not sent by itself. */
    edited: () => {
      if (isLost) reset();
    },
    cancel: () => {
      // Whoever cancels knows it, so nothing is told about the call that ends.
      reset();
      running.current?.abort();
    },
  };
}
