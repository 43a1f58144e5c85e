import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, withPortal } from '#portal/testing/portal.tsx';

withPortal();

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

test('LOBBY-19 anybody verifies a published round by typing its evidence', async () => {
  const { user } = openPage('/fairness');
  const workOut = await screen.findByRole('button', { name: 'Work it out' });
  await user.click(workOut);
  expect(screen.getByText(/^Enter the id of the round/)).toBeDefined();
  await user.type(field('Round'), 'r-5102');
  await user.type(field(/^Seal/), 'bad7ff5756b670ef1de089cd14486239f9fca73baa8e0d909c654511898c240b');
  await user.type(field(/^Server seed/), 'bc129736abd9b4207a4f6f82b00adfe4af5d5bc6e7a56739157b3d590df5d83d');
  await user.type(field('Your seed'), 'trial-luck-2');
  await user.clear(field('Mines'));
  await user.type(field('Mines'), '3');
  await user.click(workOut);
  // The mines of the round in the contract's example.
  expect(screen.getByText('9 15 16')).toBeDefined();
  expect(screen.getByText('The seed fits the seal, and this is the outcome that they give.')).toBeDefined();
  await user.type(field('Your seed'), 'x');
  expect(screen.queryByText('9 15 16')).toBeNull();
});

test('LOBBY-19 a round of the member is worked out from the evidence of the server; changed seeds do not fit it', async () => {
  const { user } = openPage('/fairness?round=r-5101', { loggedIn: true });
  expect(await screen.findByText('Everything fits: seal, outcome and price are those of the round.')).toBeDefined();
  expect(screen.getByText('AMBER')).toBeDefined();
  await user.clear(field(/^Server seed/));
  await user.type(field(/^Server seed/), '0'.repeat(64));
  await user.click(screen.getByRole('button', { name: 'Work it out' }));
  expect(screen.getByText(/^This does not fit what was published\./)).toBeDefined();
});

test('LOBBY-19 a guest is asked to log in for the evidence of a round, and may type one', async () => {
  const { user, address } = openPage('/fairness?round=r-5101');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(address()).toContain('modal=login');
  expect(field('Round')).toBeDefined();
});
