import {
  CircleHelp,
  Gamepad2,
  Info,
  type LucideIcon,
  Percent,
  ShieldCheck,
  Smartphone,
  Ticket,
  User,
  Wallet,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  money: Wallet,
  account: User,
  bonuses: Percent,
  lottery: Ticket,
  games: Gamepad2,
  responsible: ShieldCheck,
  app: Smartphone,
  site: Info,
};

/** The picture of a chapter; a merchant's own chapters have a common one. */
export function topicIcon(id: string): LucideIcon {
  return icons[id] ?? CircleHelp;
}
