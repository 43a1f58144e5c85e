/** Joins class names and leaves out what is false, null, undefined or empty. */
export function cn(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
