import { ImagePlus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  applyForPromotionBodyImagesMax,
  applyForPromotionBodyRemarkMax,
} from '#generated/zod/promotions/promotions.ts';
import { FailureNote } from '../../entities/session/failure-note.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useApplication } from './use-application.ts';

const MOST_BYTES = 5 * 1024 * 1024;

type Problem = 'missing' | 'tooMany' | 'type' | 'size';

/** An application with a remark and one to three pictures, checked before they are sent (PROMO-03 to PROMO-06). */
export function ApplyForm({ promotionId: id }: { readonly promotionId: string }) {
  const { t } = useTranslation();
  const field = useId();
  const [remark, setRemark] = useState('');
  const [images, setImages] = useState<readonly File[]>([]);
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
            setImages([...(event.target.files ?? [])]);
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
          reason={apply.isLost ? t('promotions.apply.lost') : undefined}
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
