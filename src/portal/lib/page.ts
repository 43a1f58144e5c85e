/** Where the portal is drawn. */
export interface Page {
  /** The host of the address, with its port if it has one. */
  readonly host: string;
  /** The width of the window in px. */
  readonly width: number;
}

let told: Page = { host: '', width: 1440 };

/** Says what no window says where the first picture is drawn on a server. */
export function tellPage(page: Page): void {
  told = page;
}

/** The host of the page. */
export function pageHost(): string {
  return typeof window === 'undefined' ? told.host : window.location.host;
}

/** Whether a query of the form `(width >= 1024px)` holds where there is no window to ask; any other does not. */
export function holdsWithoutWindow(query: string): boolean {
  const least = /^\(width >= (\d+)px\)$/.exec(query)?.[1];
  return least !== undefined && told.width >= Number(least);
}
