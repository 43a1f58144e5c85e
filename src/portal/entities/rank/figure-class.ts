/** The class for a value at the end of a line: figures use the number font, words the text font. */
export function figureClass(value: string): string {
  return /\p{L}/u.test(value) ? 'font-semibold' : 'num';
}
