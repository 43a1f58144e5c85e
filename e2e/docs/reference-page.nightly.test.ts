import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { readContract } from '#tools/check/breaking-changes.ts';
import { listAt, objectAt, operationsOf } from '#tools/check/gate/document.ts';
import { buildDocs } from '#tools/docs/docs.ts';
import { addressOf, tagOf } from '#tools/docs/links.ts';
import { installedBrowser, storyArguments } from '../browser.ts';

const root = join(import.meta.dirname, '../..');
const document = await readContract(join(root, 'generated/openapi.yaml'));
const operations = [...operationsOf(document).values()];

/** Other tests may keep the machine busy. */
const longTimeout = { timeout: 120_000 };

let folder = '';
let server: TestServer;
let browser: Browser;
let page: Page;
/** The page's requests, and the errors in its console. */
const requested: string[] = [];
const consoleErrors: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-page-'));
  server = await startTestServer({ docs: await buildDocs(root, join(folder, 'index.html')) });
  const executablePath = installedBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...storyArguments] });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(longTimeout.timeout);
  page.on('request', (request) => requested.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await page.goto(`${server.url}/docs`);
  // The page makes the search index last.
  await page.getByTestId('search-trigger').getByText('Search').waitFor();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const menu = () => page.locator('.menu-content');
const inMenu = (name: string) => menu().getByRole('link', { name, exact: true });
/** Uses the keyboard, because a click could meet another link while the menu scrolls. */
const follow = (link: Locator) => link.press('Enter');
const errorCodes = listAt(objectAt(objectAt(objectAt(document, 'components'), 'schemas'), 'ErrorCode'), 'enum');

describe('the reference page', () => {
  test.each([...new Set(operations.map(tagOf))])('links every operation of %s from the menu', async (tag) => {
    const own = operations.filter((operation) => tagOf(operation) === tag);
    await follow(inMenu(tag));
    const links = menu().locator(`a[href^="#/${tag.toLowerCase()}/"]`);
    const addresses = () => links.evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))));
    const shown = async () => (await addresses()).sort();
    await expect.poll(shown, longTimeout).toEqual(own.map(addressOf).sort());
    await follow(links.last());
    const address = (await addresses()).at(-1) ?? '';
    const title = own.find((operation) => addressOf(operation) === address)?.node['summary'];
    const section = page.locator(`[data-section-id="${address.slice(1)}"]`);
    await section.getByText(String(title), { exact: true }).first().waitFor();
  });

  test('finds an operation by a word', async () => {
    await page.getByTestId('search-trigger').click();
    await page.keyboard.type('getBalance');
    await page.getByText('Tell the balance').last().waitFor();
    await page.keyboard.press('Escape');
  });

  test('describes every error code', async () => {
    await follow(inMenu('Errors'));
    const cells = page.locator('[data-section-id="/errors"] td:first-child');
    await expect.poll(() => cells.allTextContents(), longTimeout).toEqual(errorCodes);
    const sentences = await page.locator('[data-section-id="/errors"] td:nth-child(3)').allTextContents();
    expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([]);
  });

  test.each([
    ['Start here', 'This is the contract between the Portico portal and a backend'],
    ['Encryption', "import { CompactEncrypt, importJWK } from 'jose';"],
    ['Entities', 'What answers and requests are made of'],
    ['Stories', 'Every example of the contract belongs to one day'],
  ])('has the chapter %s', async (chapter, sign) => {
    await follow(inMenu(chapter));
    await page.getByText(sign).first().waitFor();
  });

  test('draws the entities', async () => {
    await follow(inMenu('Entities'));
    await follow(inMenu('Entities of session'));
    await page.locator('.entities svg').getByText('LoginResult', { exact: true }).first().waitFor();
  });

  test('makes no request besides itself, and logs no error', () => {
    expect(requested.filter((url) => !url.startsWith('data:'))).toEqual([`${server.url}/docs`]);
    expect(consoleErrors).toEqual([]);
  });

  test('follows the colour scheme, light or dark', async () => {
    const colours: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const other = await browser.newPage({ colorScheme });
      await other.goto(`${server.url}/docs`);
      const colour = () =>
        other.locator('main').evaluate((main) => getComputedStyle(main).getPropertyValue('--bg-color'));
      await expect.poll(colour, longTimeout).toMatch(/^#/);
      colours.push(await colour());
      await other.close();
    }
    expect(colours).toEqual(['#ffffff', '#191824']);
  });
});
