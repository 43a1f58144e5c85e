import { screen, waitFor, within } from '@testing-library/react';
import { getSolveSliderResponseMock } from '#generated/client/verification/verification.faker.ts';
import { openModal } from './portal.tsx';

type Portal = Pick<ReturnType<typeof openModal>, 'user'>;
type Form = ReturnType<typeof within>;

/** The ticket of the mocked bot check. */
export const ticket = () => getSolveSliderResponseMock().value.sliderTicket;

/** Opens the login window alone, over no page. */
export async function openLogin(address = '/index?modal=login') {
  const portal = openModal(address);
  return { ...portal, form: within(await screen.findByRole('dialog', { name: 'Log in' })) };
}

/** Types name and password. */
export async function fillIn({ user }: Portal, form: Form, password = 'Portico123'): Promise<void> {
  await user.type(form.getByRole('textbox', { name: 'Username' }), ' player01 ');
  await user.type(form.getByLabelText('Password'), password);
}

/** Solves the bot check by keyboard, once it is shown. */
export async function passBotCheck({ user }: Portal, form: Form): Promise<void> {
  const thumb = await form.findByRole('slider');
  await waitFor(() => expectEnabled(thumb));
  thumb.focus();
  await user.keyboard('{ArrowRight}{Enter}');
}

function expectEnabled(thumb: HTMLElement): void {
  if (thumb.hasAttribute('aria-disabled')) throw new Error('The puzzle is on its way');
}

/** Presses the button of the login form and passes the bot check. */
export async function submitLogin(portal: Portal, form: Form): Promise<void> {
  await portal.user.click(form.getByRole('button', { name: 'Log in' }));
  await passBotCheck(portal, form);
}
