import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The element after a sheet's title; null where the row has no room for more. */
export const TitleRowPlace = createContext<HTMLElement | null>(null);

/** What a page puts beside the title of its sheet. Without room for it, it stands where it is written. */
export function TitleRow({ children }: { readonly children: ReactNode }) {
  const place = use(TitleRowPlace);
  return place === null ? children : createPortal(children, place);
}
