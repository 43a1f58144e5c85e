import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

/** Whether all that was worked out again agrees with what was published, in words. */
export function Verdict({ fits, children }: { readonly fits: boolean; readonly children: ReactNode }) {
  return (
    <p
      role="status"
      className={cn(
        'flex items-start gap-2.5 rounded-md px-3.5 py-3 font-semibold',
        fits ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger',
      )}
    >
      {fits ? (
        <CircleCheck size={20} aria-hidden="true" className="flex-none" />
      ) : (
        <CircleX size={20} aria-hidden="true" className="flex-none" />
      )}
      {children}
    </p>
  );
}
