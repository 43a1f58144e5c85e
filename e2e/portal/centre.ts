import type { Page } from '@playwright/test';

/** The address of a page of the member centre over the home page: `profile`, `withdraw?id=wd-1`. */
export const centreAt = (panel: string) => `/index?${new URLSearchParams({ modal: 'memberCenter', panel })}`;

/** The open member centre, in English or Vietnamese. */
export const centreOf = (page: Page) => page.getByRole('dialog', { name: /^(Member centre|Trung tâm thành viên)$/ });

/** The balance of the main wallet in the header. */
export const balanceOf = (page: Page) => page.getByRole('group', { name: /^(Balance|Số dư)$/ }).locator('.num');
