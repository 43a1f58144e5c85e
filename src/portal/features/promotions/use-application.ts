import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyForPromotion } from '#generated/client/promotions/promotions.ts';
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
  // Another application has another key: the server takes the first under each.
  const written = {
    promotionId,
    remark,
    images: images.map(({ name, size, lastModified }) => ({ name, size, lastModified })),
  };
  const { mutate, reset, ...apply } = useSentOnce(
    ({ promotionId: id }: typeof written) => {
      running.current = new AbortController();
      setSent(0);
      const signal = watchUpload(running.current.signal, setSent);
      return applyForPromotion({ promotionId: id, remark, images: [...images] }, signal);
    },
    () => toast.success(t('promotions.apply.filed')),
  );
  const last = apply.variables;
  const isLost = apply.error instanceof ApiError && apply.error.code === 'connection';
  useEffect(() => {
    if (!isLost || last === undefined) return undefined;
    // The key of the call is still the same, so an application that did arrive is not filed twice.
    const goOn = () => mutate(last);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [isLost, mutate, last]);
  return {
    sent,
    isLost,
    isPending: apply.isPending,
    error: apply.error,
    send: () => mutate(written),
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
