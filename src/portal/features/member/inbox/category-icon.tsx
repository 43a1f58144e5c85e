import { Gamepad2, Gift, Headset, type LucideIcon, Tag, UserRound, Users, Wallet } from 'lucide-react';
import type { MessageCategory } from '#generated/model/index.ts';

const ICON = {
  account: UserRound,
  money: Wallet,
  promotion: Tag,
  reward: Gift,
  game: Gamepad2,
  service: Headset,
  team: Users,
} as const satisfies Record<MessageCategory, LucideIcon>;

/** The icon of a message's category; the name stands beside it. */
export function CategoryIcon({ category }: { readonly category: MessageCategory }) {
  const Icon = ICON[category];
  return (
    <span aria-hidden="true" className="grid size-9 flex-none place-items-center rounded-md bg-surface-2 text-text-2">
      <Icon size={18} />
    </span>
  );
}
