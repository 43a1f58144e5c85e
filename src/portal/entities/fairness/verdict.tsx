import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

const looks = {
  fits: { Icon: CircleCheck, className: 'bg-success-soft text-success' },
  differs: { Icon: CircleX, className: 'bg-danger-soft text-danger' },
  unproved: { Icon: CircleAlert, className: 'bg-warn-soft text-warn' },
};

type VerdictProps = {
  /** Whether all that was worked out again agrees with what was published, or agrees and still proves nothing. */
  readonly is: keyof typeof looks;
  readonly children: ReactNode;
};

/** What came out of working something out again, in words. */
export function Verdict({ is, children }: VerdictProps) {
  const { Icon, className } = looks[is];
  return (
    <p role="status" className={cn('flex items-start gap-2.5 rounded-md px-3.5 py-3 font-semibold', className)}>
      <Icon size={20} aria-hidden="true" className="flex-none" />
      {children}
    </p>
  );
}
