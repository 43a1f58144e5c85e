import { useTranslation } from 'react-i18next';
import { cn } from '../../lib/cn.ts';
import tall from './login-tall.svg';
import wide from './login-wide.svg';

/** The lit lanterns beside the form, above it on phones; the words only on wide screens. */
export function LoginArt({ className, large = false }: { readonly className?: string; readonly large?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={cn('relative isolate flex flex-col justify-end overflow-hidden text-on-art', className)}>
      <picture>
        <source media="(width < 640px)" srcSet={wide} />
        <img src={tall} alt="" width="572" height="640" className="absolute inset-0 -z-1 size-full object-cover" />
      </picture>
      <span className="absolute inset-x-0 bottom-0 h-16 bg-linear-to-t from-surface-1 sm:hidden" />
      <div className={cn('max-sm:hidden', large ? 'p-10' : 'p-7')}>
        <p className={cn('display max-w-105 text-balance', large ? 'text-[44px]/12' : 'text-3xl/8')}>
          {t('session.tagline')}
        </p>
        <p className={cn('mt-2 max-w-100 text-balance text-on-art-2', large && 'text-[15px]/5.5')}>
          {t('session.taglineText')}
        </p>
      </div>
    </div>
  );
}
