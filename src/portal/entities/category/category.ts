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
import { GameCategory } from '#generated/model/index.ts';
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

/**
 * The picture of all categories below each other, for where many of them stand: one request in the place of nine. `y` is
 * how far down that of a category begins.
 */
export function allCategoryArt(category: GameCategory) {
  const categories = Object.values(GameCategory);
  const [width, height] = [150, 110];
  return {
    href: pictureUrl('/art/category/all.webp'),
    width,
    /** Of one of them. */
    height,
    fullHeight: categories.length * height,
    y: categories.indexOf(category) * height,
  };
}
