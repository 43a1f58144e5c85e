import { FileClock, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Draw } from '#generated/model/index.ts';
import { cn } from '#portal/lib/cn.ts';
import { buttonClass } from '#portal/ui/button.tsx';
import { useLottery } from '../use-lottery.ts';

type VerifyLinkProps = {
  readonly draw: Pick<Draw, 'drawId' | 'issueNo' | 'source'>;
  /** Whether it is an icon alone, in a list. */
  readonly isIcon?: boolean;
};

/** Leads from a drawn draw to its evidence. */
export function VerifyLink({ draw: { drawId, issueNo, source }, isIcon = false }: VerifyLinkProps) {
  const { t } = useTranslation();
  const { verifyLink } = useLottery();
  const isBuiltIn = source === 'built_in';
  const Icon = isBuiltIn ? ShieldCheck : FileClock;
  const label = t(isBuiltIn ? 'lottery.verifyDraw' : 'lottery.enteredDraw', { issue: issueNo });
  return (
    <Link
      {...verifyLink(drawId)}
      preventScrollReset
      aria-label={label}
      title={isIcon ? label : undefined}
      className={
        isIcon
          ? 'target inline-grid size-8 place-items-center rounded-sm text-text-2 hover:bg-surface-3 hover:text-text-1'
          : cn(buttonClass({ variant: 'outline', size: 'sm' }), 'touch:h-touch')
      }
    >
      <Icon size={16} aria-hidden="true" />
      {!isIcon && t(isBuiltIn ? 'lottery.verify' : 'lottery.entered')}
    </Link>
  );
}
