import {
  Cherry,
  Fish,
  Gamepad2,
  LampCeiling,
  type LucideIcon,
  Spade,
  Swords,
  Ticket,
  Tickets,
  Trophy,
} from 'lucide-react';
import type { GameCategory } from '#generated/model/index.ts';
import { pictureUrl } from '../../lib/urls.ts';

/** The icon of each category. Its name is `common.category.<category>`; `data-cat` on an element sets its hue. */
export const categoryIcons: Readonly<Record<GameCategory, LucideIcon>> = {
  INHOUSE: LampCeiling,
  ELOTT: Tickets,
  LOTT: Ticket,
  LIVE: Spade,
  SPORTS: Trophy,
  FISH: Fish,
  RNG: Cherry,
  PVP: Swords,
  ESPORTS: Gamepad2,
};

/** The picture of a category, served by the backend. */
export function categoryArt(category: GameCategory): string {
  return pictureUrl(`/art/category/${category}.webp`);
}
