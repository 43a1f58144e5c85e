import type { Page } from '@playwright/test';

/** The spacing of WCAG 1.4.12. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Shows the page in the spacing of WCAG 1.4.12 while the check runs. */
export async function inWideSpacing(page: Page, check: () => Promise<void>): Promise<void> {
  await page.evaluate(addStyle, wideSpacing);
  await check();
  await page.evaluate(removeStyle);
}

/** Shows the page in the system's own colours while the check runs. */
export async function inForcedColours(page: Page, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await check();
  await page.emulateMedia({ forcedColors: null });
}

/** The policy of the page forbids inline styles, but not style sheets made by a script. */
function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function removeStyle(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}

/**
 * Lengthens the words of buttons, links and headings by a third, as some languages do. They stay so until the page is
 * loaded anew.
 */
export function lengthen(): void {
  for (const element of document.querySelectorAll('button, a, h1, h2, label')) {
    if (element.closest('article')) continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
        node.textContent += 'ệ'.repeat(Math.ceil(node.textContent.length / 3));
      }
    }
  }
}
