import { breakingEdits } from './breaking-edits.ts';
import type { AnnouncedEdit } from './edit-type.ts';

/** Edits that the gate reports, or that are new, and that code of ours does not survive once they are announced. */
const structural: readonly (readonly [name: string, says: RegExp, operation: string])[] = [
  ['answer: Game.gameName renamed', /'gameName' does not exist/, 'listGames'],
  ['answer: Banner.title removed', /'title' does not exist/, 'listAnnouncements'],
  ['answer: Balance.sumBalance a number instead of a string', /balance\S*:\d+:\d+ .*'number'/, 'getBalance'],
  ['answer: LoginResult.token made optional', /:\d+:\d+ .*'string \| undefined'/, 'login'],
  ['answer: VendorCard.vendorName may be null', /vendor\S*:\d+:\d+ .*null/, 'listVendors'],
  ['answer: ids of favourites numbers instead of strings', /favourite\S*:\d+:\d+ .*number/, 'listFavouriteIds'],
  ['enum: GameCategory loses INHOUSE', /INHOUSE/, 'listGames'],
  ['enum: ErrorCode gains a value without a text', /'brand_new_code' is missing/, 'login'],
  ['operation: one added without a handler', /'getEmblem' is missing/, 'getPlayerAvatar'],
];

/** These edits with version and changelog: they must not compile. */
export const structuralEdits: readonly AnnouncedEdit[] = structural.map(([name, says, operation]) => {
  const edit = breakingEdits.find((each) => each.name === name);
  if (!edit) throw new Error(`there is no breaking edit '${name}'`);
  return { name: `announced: ${name}`, changes: edit.changes, by: 'types', says, operation };
});
