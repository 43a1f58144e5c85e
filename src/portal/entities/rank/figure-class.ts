/** The look of a value at the end of its line: figures have their own type, words stay in that of the text. */
export function figureClass(value: string): string {
  return /\p{L}/u.test(value) ? 'font-semibold' : 'num';
}
