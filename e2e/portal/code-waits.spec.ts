import type { Locator, Page } from '@playwright/test';
import { careful, runOf, siteAt } from '../sites.ts';
import { expect, newVisitor, test } from '../story.ts';
import { openAs, openPage } from './support.ts';
import { newNumber, passWithoutPicture } from './verification.ts';

const guarded = siteAt('guarded');
const centre = `/index?${new URLSearchParams({ modal: 'memberCenter', panel: 'securityCenter' })}`;
const field = (scope: Locator, name: string) => scope.getByRole('textbox', { name, exact: true });
const sendCode = (scope: Locator) => scope.getByRole('button', { name: /^(Send code|Code sent|Wait)/ });

async function typeNumber(page: Page, dialog: Locator, number: string): Promise<Locator> {
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: /Vietnam/ }).click();
  await field(dialog, 'Mobile number').fill(number);
  return dialog;
}

/** Opens a form that sends a code to a number, and types the number. */
type Form = (page: Page, number: string) => Promise<Locator>;

const bySms: Form = async (page, number) => {
  await openPage(page, '/index?modal=login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByText('SMS code').click();
  return typeNumber(page, dialog, number);
};

const registration: Form = async (page, number) => {
  await openPage(page, '/index?modal=register');
  const dialog = page.getByRole('dialog', { name: 'Create account' });
  await field(dialog, 'Username').fill(`linh_${number}`);
  return typeNumber(page, dialog, number);
};

const forgottenPassword: Form = async (page, number) => {
  await openPage(page, `${guarded}/login?modal=forgetPassword`);
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await dialog.getByRole('tab', { name: 'Mobile number' }).click();
  return typeNumber(page, dialog, number);
};

/** The seconds that the button still waits. */
async function left(dialog: Locator): Promise<number> {
  const button = sendCode(dialog);
  await expect(button).toBeDisabled();
  return Number(/(\d+)s/.exec((await button.textContent()) ?? '')?.[1]);
}

// Nobody else asks for a code to these numbers, one for each run; that of a registration must be new.
const known = [careful[6].mobileNum, careful[7].mobileNum] as const;
const fresh = newNumber();
for (const [name, open, numbers] of [
  ['a login', bySms, known],
  ['a registration', registration, [fresh, fresh]],
  ['a forgotten password', forgottenPassword, known],
] as const) {
  test(`SMS-01 SMS-03 SMS-09 SMS-14 the wait for a code survives a reload, and another browser is told of it: ${name}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const number = runOf(numbers, test.info().retry);
    // Another browser knows nothing of the code, so the server tells what is left. Its form is open before.
    const other = await newVisitor(browser);
    try {
      const elsewhere = await other.newPage();
      const dialog = await open(elsewhere, number);
      const first = await open(page, number);
      await sendCode(first).click();
      await passWithoutPicture(page);
      await expect(sendCode(first)).toHaveText(/^Code sent/);
      await sendCode(dialog).click();
      await passWithoutPicture(elsewhere);
      const told = elsewhere.getByRole('alertdialog', { name: 'No code was sent' });
      await told.getByRole('button', { name: 'Got it' }).click();
      await expect(sendCode(dialog)).toHaveText(/^Wait/);
      const there = await left(dialog);
      await elsewhere.reload();
      const reloaded = await open(elsewhere, number);
      await expect(sendCode(reloaded)).toHaveText(/^Wait/);
      expect(await left(reloaded)).toBeLessThanOrEqual(there);
    } finally {
      await other.close();
    }

    const begun = await left(page.getByRole('dialog'));
    await page.reload();
    const again = await open(page, number);
    await expect(sendCode(again)).toHaveText(/^Code sent/);
    expect(await left(again)).toBeLessThanOrEqual(begun);
  });
}

// A member may ask for one code a minute, whatever it is for.
for (const [accounts, what, title, label] of [
  [['careful08', 'careful10'], 'Mobile number', 'Change the mobile number', /^Mobile number/],
  [['careful09', 'careful11'], 'Email', 'Change the email address', /^Email address/],
] as const) {
  test(`SMS-01 SMS-03 MEMBER-22 the wait for a code survives a reload: ${title}`, async ({ page }) => {
    await openAs(page, runOf(accounts, test.info().retry), centre);
    const number = newNumber();
    const open = async () => {
      await page.getByRole('button', { name: `Change: ${what}` }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByLabel(label).fill(what === 'Email' ? `linh_${number}@lumo.example` : number);
      return dialog;
    };
    const dialog = await open();
    await sendCode(dialog).click();
    if (what === 'Mobile number') await passWithoutPicture(page);
    await expect(sendCode(dialog)).toHaveText(/^Code sent/);
    const begun = await left(dialog);
    await page.reload();
    const again = await open();
    await expect(sendCode(again)).toHaveText(/^Code sent/);
    expect(await left(again)).toBeLessThanOrEqual(begun);
  });
}
