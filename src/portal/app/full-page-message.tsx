import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type FullPageMessageProps = {
  readonly title: string;
  readonly text: string;
  /** Icon of 24 px. */
  readonly icon?: ReactNode | undefined;
  /** The one next step: a button or a link. */
  readonly children: ReactNode;
};

/** A page with only a message: what happened, what is safe, and one next step. */
export function FullPageMessage({ title, text, icon, children }: FullPageMessageProps) {
  return (
    <section className="mx-auto grid min-h-[60dvh] max-w-130 content-center justify-items-start gap-3">
      <span aria-hidden="true" className="grid size-12 place-items-center rounded-lg bg-surface-3 text-text-2">
        {icon ?? <CircleAlert size={24} />}
      </span>
      <h1 className="display text-3xl">{title}</h1>
      <p className="text-text-2">{text}</p>
      <div className="mt-2">{children}</div>
    </section>
  );
}
