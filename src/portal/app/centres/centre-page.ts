import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { MemberInfo } from '../../../../generated/client/model/index.ts';
import type { i18n } from '../../i18n/i18n.ts';

/** A page of a centre: one line in its table puts it into the menu, the address and the pane. */
export type CentrePage = {
  /** The name in the address. */
  readonly id: string;
  readonly label: (t: typeof i18n.t) => string;
  readonly Icon: LucideIcon;
  /** Pages of one group stand together in the menu. */
  readonly group: string;
  readonly Page: ComponentType & { readonly preload: () => Promise<unknown> };
  /** Whose menu has it; without it everybody's. */
  readonly isFor?: (member: MemberInfo) => boolean;
  /** What waits there, at the end of its line. */
  readonly Count?: ComponentType<{ readonly className?: string }>;
};
