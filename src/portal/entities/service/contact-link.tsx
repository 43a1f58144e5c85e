import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '../../access/site.ts';
import { type ButtonLook, buttonClass } from '../../ui/button.tsx';

/** Links to the customer service of the permission payload (STATUS-13); renders nothing if the site names none. */
export function ContactLink({ children, ...look }: ButtonLook & { readonly children: ReactNode }) {
  const url = useSite()?.customerService.contactUrl;
  if (!url) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass(look)}>
      <Headset size={look.size === 'lg' ? 18 : 16} aria-hidden="true" />
      {children}
    </a>
  );
}
