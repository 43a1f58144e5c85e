import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { MemberInfo, SiteInfo } from '#generated/model/index.ts';
import type { i18n } from '../../i18n/i18n.ts';

/** A page of a centre. One row in its table adds it to the menu, the address and the pane. */
export type CentrePage = {
  /** The name in the address. */
  readonly id: string;
  readonly label: (t: typeof i18n.t) => string;
  readonly Icon: LucideIcon;
  /** The menu shows pages of one group together. */
  readonly group: string;
  readonly Page: ComponentType & { readonly preload: () => Promise<unknown> };
  /** The account types whose menu has the page; without it all have it. */
  readonly isFor?: (member: MemberInfo) => boolean;
  /** The sites that have the page; without it all have it. */
  readonly isOn?: (site: SiteInfo | undefined) => boolean;
  /** The place and short label in the switch beside the title, for pages that belong together. */
  readonly tab?: { readonly place: number; readonly label: (t: typeof i18n.t) => string };
  /** The count at the end of the row. */
  readonly Count?: ComponentType<{ readonly className?: string }>;
};
