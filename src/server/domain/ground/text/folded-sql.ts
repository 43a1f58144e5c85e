/** A column as `fold` writes it, apart from the signs between its words. */
export function foldedSql(column: string): string {
  return `lower(translate(regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f''’ʼ\`]', '', 'g'), 'Đđ', 'dd'))`;
}
