import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../lib/cn.ts';

/** A surface with a thin border. At most one card inside another. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn('rounded-lg border border-line bg-surface-1 light:shadow-1', className)} />;
}

/** The element after a sheet's title; null where the row has no room for more. */
export const TitleRowPlace = createContext<HTMLElement | null>(null);

/** What a page puts beside the title of its sheet. Without room for it, it stands where it is written. */
export function TitleRow({ children }: { readonly children: ReactNode }) {
  const place = use(TitleRowPlace);
  return place === null ? children : createPortal(children, place);
}
