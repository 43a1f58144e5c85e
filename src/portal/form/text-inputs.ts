/** The inputs of a form that hold text. */
export const TEXT_INPUTS = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range])';
