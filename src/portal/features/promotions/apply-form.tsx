import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyForPromotion } from '../../../../generated/client/promotions/promotions.ts';
import { useSentOnce } from '../../entities/reward/use-sent-once.ts';
import { FailureNote } from '../../entities/session/failure-note.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

const MOST_IMAGES = 3;
const MOST_BYTES = 5 * 1024 * 1024;
const MOST_CHARACTERS = 140;

type Problem = 'missing' | 'tooMany' | 'type' | 'size';

/** An application with a remark and one to three pictures, checked before they are sent (PROMO-03 to PROMO-06). */
export function ApplyForm({ promotionId: id }: { readonly promotionId: string }) {
  const { t } = useTranslation();
  const field = useId();
  const [remark, setRemark] = useState('');
  const [images, setImages] = useState<readonly File[]>([]);
  const [told, setTold] = useState(false);
  const apply = useSentOnce(
    (promotionId: string) => applyForPromotion({ promotionId, remark, images: [...images] }),
    () => toast.success(t('promotions.apply.filed')),
  );
  const problem = problemOf(images);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (problem === undefined && !apply.isPending) apply.mutate(id);
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-130 gap-4">
      <label className="grid gap-1 text-sm font-medium" htmlFor={`${field}-remark`}>
        {t('promotions.apply.remark')}
        <textarea
          id={`${field}-remark`}
          rows={3}
          maxLength={MOST_CHARACTERS}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
          className="rounded-md border border-line-strong bg-surface-2 px-3 py-2 font-normal"
        />
      </label>
      <label className="grid gap-1 text-sm font-medium" htmlFor={`${field}-images`}>
        {t('promotions.apply.images')}
        <input
          id={`${field}-images`}
          type="file"
          multiple
          accept="image/png,image/jpeg"
          aria-describedby={`${field}-limits`}
          aria-invalid={(told && problem !== undefined) || undefined}
          onChange={(event) => {
            setImages([...(event.target.files ?? [])]);
            setTold(true);
          }}
          className="font-normal"
        />
      </label>
      <p id={`${field}-limits`} className="text-sm text-text-3">
        {t('promotions.apply.limits')}
      </p>
      {told && problem !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {t(`promotions.apply.problem.${problem}`)}
        </p>
      )}
      {apply.isError && <FailureNote error={apply.error} onRetry={() => apply.mutate(id)} />}
      <Button type="submit" variant="brand" size="lg" className="w-fit" loading={apply.isPending}>
        {t('promotions.apply.send')}
      </Button>
    </form>
  );
}

function problemOf(images: readonly File[]): Problem | undefined {
  if (images.length === 0) return 'missing';
  if (images.length > MOST_IMAGES) return 'tooMany';
  if (images.some(({ type }) => type !== 'image/png' && type !== 'image/jpeg')) return 'type';
  return images.some(({ size }) => size > MOST_BYTES) ? 'size' : undefined;
}
