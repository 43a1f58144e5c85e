import 'sonner/dist/styles.css';
import { CircleAlert, CircleCheck, Hourglass, Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { connectToasts, ToastCard, type ToasterProps } from './toast.tsx';

const STAY_MS = 5000;

const LOOK = {
  success: { Icon: CircleCheck, colour: 'text-success' },
  error: { Icon: CircleAlert, colour: 'text-danger' },
  warn: { Icon: Hourglass, colour: 'text-warn' },
  info: { Icon: Info, colour: 'text-info' },
};

/** The stack of toasts, bottom right. In the top layer, so that it shows above an open modal. */
export function ToasterView({ label, dismissLabel }: ToasterProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      connectToasts((message) => {
        // Showing it again puts it above a modal that was opened in between.
        layer.current?.hidePopover();
        layer.current?.showPopover();
        const { Icon, colour } = LOOK[message.tone];
        sonner.custom(
          (id) => (
            <ToastCard
              toast={message}
              icon={<Icon size={20} aria-hidden="true" className={colour} />}
              dismissLabel={dismissLabel}
              onDismiss={() => sonner.dismiss(id)}
            />
          ),
          { duration: message.tone === 'error' ? Number.POSITIVE_INFINITY : STAY_MS },
        );
      }),
    [dismissLabel],
  );
  return (
    <div ref={layer} popover="manual" className="size-0 overflow-visible bg-transparent">
      <Sonner
        expand
        gap={8}
        position="bottom-right"
        containerAriaLabel={label}
        offset={24}
        mobileOffset={{ left: 16, right: 16, bottom: 'calc(var(--tabbar-h) + 16px)' }}
      />
    </div>
  );
}
