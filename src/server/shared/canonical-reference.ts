/**
 * The form in which references of banks and providers are compared: two that a person takes for the same are the same.
 * Full-width and other compatible characters become their plain ones, white space and invisible characters go, and
 * letters are upper case. Empty where nothing visible is left.
 */
export function canonicalReference(text: string): string {
  // NFKC can bring spaces (U+00A8), and upper case can bring compatible letters, so the order matters.
  const visible = text.normalize('NFKC').replaceAll(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, '');
  return visible.toUpperCase().normalize('NFKC');
}
