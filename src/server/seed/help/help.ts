/** An article in one language: its title and HTML. `{{brand}}` and `{{helpLine}}` are filled in when it is read. */
export type HelpWords = readonly [title: string, content: string];

export interface SeedHelpArticle {
  /** The hash that opens it. */
  readonly id: string;
  /** Its age at seeding, in days. */
  readonly age: number;
  readonly EN: HelpWords;
  readonly VI: HelpWords;
}

export interface SeedHelpCategory {
  readonly id: string;
  readonly EN: string;
  readonly VI: string;
  readonly articles: readonly SeedHelpArticle[];
}
