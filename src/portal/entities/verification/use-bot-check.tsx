import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SliderTicket } from '#generated/model/index.ts';
import { BotCheck } from './bot-check.tsx';

type BotCheckHandle = {
  /**
   * Shows the check. Resolves to the single-use ticket, or undefined if the user cancelled. A second call joins the
   * first.
   */
  readonly ask: () => Promise<SliderTicket | undefined>;
  /** The element that shows the check; false while there is none. */
  readonly panel: ReactNode;
};

type Asking = { readonly promise: Promise<SliderTicket | undefined>; readonly settle: (ticket?: SliderTicket) => void };

/** A bot check inside a form, shown on demand. Afterwards the focus returns to where it was. */
export function useBotCheck(): BotCheckHandle {
  const asking = useRef<Asking>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => () => asking.current?.settle(), []);

  function ask() {
    if (asking.current) return asking.current.promise;
    const opener = document.activeElement;
    let resolve: (ticket?: SliderTicket) => void = () => undefined;
    const promise = new Promise<SliderTicket | undefined>((settled) => {
      resolve = settled;
    });
    const settle = (ticket?: SliderTicket) => {
      asking.current = undefined;
      setOpen(false);
      if (opener instanceof HTMLElement) opener.focus();
      resolve(ticket);
    };
    asking.current = { promise, settle };
    setOpen(true);
    return promise;
  }

  const settle = (ticket?: SliderTicket) => asking.current?.settle(ticket);
  return { ask, panel: open && <BotCheck onPassed={settle} onClose={() => settle()} /> };
}
