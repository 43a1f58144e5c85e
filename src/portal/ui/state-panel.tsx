import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type EmptyStateProps = {
  /** Icon of 18 px. */
  readonly icon: ReactNode;
  readonly title: string;
  /** The purpose of this page or list. */
  readonly text: string;
  readonly action?: ReactNode | undefined;
};

/** An empty state: its purpose and one next step. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-1 px-4.5 py-3.5">
      <span aria-hidden="true" className="mb-1 grid size-9 place-items-center rounded-md bg-surface-3 text-text-2">
        {icon}
      </span>
      <p className="text-[15px] font-semibold">{title}</p>
      <p className="text-sm text-text-2">{text}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

type ErrorStateProps = {
  readonly icon?: ReactNode | undefined;
  /** What failed. */
  readonly title: string;
  /** What is safe. */
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
};

/** Something failed: what, what is safe, and a way to try again. */
export function ErrorState({ icon, title, text, retryLabel, onRetry, retrying }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={icon ?? <CircleAlert size={18} />}
        title={title}
        text={text}
        action={
          <Button size="sm" loading={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}
