import { ImagePlus } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyForPromotion } from '#generated/client/promotions/promotions.ts';
import {
  applyForPromotionBodyImagesMax,
  applyForPromotionBodyRemarkMax,
} from '#generated/zod/promotions/promotions.ts';
import { ApiError } from '../../api/api-error.ts';
import { watchUpload } from '../../api/upload.ts';
import { useSentOnce } from '../../entities/reward/use-sent-once.ts';
import { FailureNote } from '../../entities/session/failure-note.tsx';
import { shrunkPhotograph } from '../../lib/shrink-photograph.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { toast } from '../../ui/toast.tsx';

const MOST_BYTES = 5 * 1024 * 1024;

type Problem = 'missing' | 'tooMany' | 'type' | 'size';

/** An application with a remark and one to three pictures, checked before they are sent (PROMO-03 to PROMO-06). */
export function ApplyForm({ promotionId: id }: { readonly promotionId: string }) {
  const { t } = useTranslation();
  const field = useId();
  const [remark, setRemark] = useState('');
  const [images, choose] = usePhotographs();
  const [told, setTold] = useState(false);
  const apply = useApplication(id, { remark, images });
  const problem = problemOf(images);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (problem === undefined && !apply.isPending) apply.send();
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-130 gap-4">
      <TextArea
        label={t('promotions.apply.remark')}
        rows={3}
        value={remark}
        // What is sent again after a lost connection is what was written.
        readOnly={apply.isPending}
        counter={`${[...remark].length}/${applyForPromotionBodyRemarkMax}`}
        // The contract counts characters, of which some are two units of `maxLength`.
        onChange={(event) => {
          apply.edited();
          setRemark([...event.target.value].slice(0, applyForPromotionBodyRemarkMax).join(''));
        }}
      />
      <div className="relative grid min-w-0 gap-2 text-sm">
        <span id={`${field}-title`} className="font-medium">
          {t('promotions.apply.images')}
        </span>
        {/* The browser's own button speaks the language of the device, not that of the page. */}
        <input
          id={`${field}-images`}
          type="file"
          multiple
          disabled={apply.isPending}
          accept="image/png,image/jpeg"
          aria-labelledby={`${field}-title ${field}-choose`}
          aria-describedby={`${field}-limits`}
          aria-invalid={(told && problem !== undefined) || undefined}
          onChange={(event) => {
            apply.edited();
            choose([...(event.target.files ?? [])]);
            setTold(true);
          }}
          className="peer sr-only"
        />
        <label
          id={`${field}-choose`}
          htmlFor={`${field}-images`}
          className={buttonClass({
            variant: 'outline',
            className:
              'w-fit cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          })}
        >
          <ImagePlus size={16} aria-hidden="true" />
          {t('promotions.apply.choose')}
        </label>
        {images.length > 0 && (
          <ul className="grid min-w-0 gap-1 text-text-2">
            {images.map(({ name, size, lastModified }) => (
              <li key={`${name} ${size} ${lastModified}`} className="truncate">
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p id={`${field}-limits`} className="text-sm text-text-3">
        {t('promotions.apply.limits')}
      </p>
      {told && problem !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {t(`promotions.apply.problem.${problem}`)}
        </p>
      )}
      {apply.error && (
        <FailureNote
          error={apply.error}
          onRetry={apply.send}
          reason={
            apply.isLost ? t('promotions.apply.lost') : apply.isTooLarge ? t('promotions.apply.tooLarge') : undefined
          }
        />
      )}
      {apply.isPending && <Upload sent={apply.sent} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="brand" size="lg" loading={apply.isPending}>
          {t('promotions.apply.send')}
        </Button>
        {(apply.isPending || apply.isLost) && (
          <Button size="lg" onClick={apply.cancel}>
            {t('promotions.apply.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The chosen pictures as they are sent. Whoever chooses again meanwhile gets the later choice. */
function usePhotographs() {
  const [images, setImages] = useState<readonly File[]>([]);
  const chosen = useRef(images);
  const choose = async (files: readonly File[]) => {
    chosen.current = files;
    const small = await Promise.all(files.map(shrunkPhotograph));
    if (chosen.current === files) setImages(small);
  };
  return [images, choose] as const;
}

/** An application for a promotion. */
interface Application {
  readonly remark: string;
  readonly images: readonly File[];
}

/**
 * Sends an application; `sent` is the share of it that has left, from 0 to 1. `cancel` and leaving the page stop it. After a
 * lost connection (`isLost`) it is sent again once the browser is online.
 */
function useApplication(promotionId: string, { remark, images }: Application) {
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
    // A proxy before the server may take less than the server does, and answers without words.
    isTooLarge: apply.error instanceof ApiError && apply.error.status === 413 && apply.error.words === undefined,
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

/** How much of the pictures has left. */
function Upload({ sent }: { readonly sent: number }) {
  const { t } = useTranslation();
  const percent = Math.floor(sent * 100);
  const text = percent < 100 ? t('promotions.apply.sending', { percent }) : t('promotions.apply.checking');
  return (
    <div className="grid gap-1 text-sm text-text-2">
      <p>{text}</p>
      <ProgressBar value={percent} max={100} aria-label={t('promotions.apply.progress')} />
    </div>
  );
}

function problemOf(images: readonly File[]): Problem | undefined {
  if (images.length === 0) return 'missing';
  if (images.length > applyForPromotionBodyImagesMax) return 'tooMany';
  if (images.some(({ type }) => type !== 'image/png' && type !== 'image/jpeg')) return 'type';
  return images.some(({ size }) => size > MOST_BYTES) ? 'size' : undefined;
}
