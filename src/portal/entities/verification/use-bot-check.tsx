import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SliderTicket } from '../../../../generated/client/model/index.ts';
import { BotCheck } from './bot-check.tsx';

type BotCheckHandle = {
  /** Shows the check. Answers the ticket, good once; undefined when the user left it. A second call joins the first. */
  readonly ask: () => Promise<SliderTicket | undefined>;
  /** Where the check appears; nothing while nobody asks. */
  readonly panel: ReactNode;
};

type Asking = { readonly promise: Promise<SliderTicket | undefined>; readonly settle: (ticket?: SliderTicket) => void };

/** A bot check inside a form, asked for when it is needed. The focus goes back to where it was. */
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
