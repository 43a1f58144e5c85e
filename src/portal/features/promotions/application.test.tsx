// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getGetMemberPromotionResponseMock } from '#generated/client/promotions/promotions.faker.ts';
import { getGetMemberPromotionMockHandler } from '#generated/client/promotions/promotions.msw.ts';
import { server } from '#mocks/server.ts';
import { openPage, withPortal } from '../../testing/portal.tsx';

withPortal();

const one = getGetMemberPromotionResponseMock();

function offerApplication() {
  server.use(
    getGetMemberPromotionMockHandler({
      ...one,
      value: {
        promotion: { ...one.value.promotion, id: 'p-105', applyMode: 'apply' },
        participation: { ...one.value.participation, state: 'join', eligible: true, bonusId: null, progress: null },
      },
    }),
  );
}

test('PROMO-04 PROMO-05 PROMO-06 an application tells before the upload what a picture may not be', async () => {
  offerApplication();
  let sent = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('activityApply')) sent += 1;
  });
  const { user } = openPage('/promotions/p-105', { loggedIn: true });
  const send = await screen.findByRole('button', { name: 'Apply' });
  await user.click(send);
  expect(await screen.findByText('Choose at least one picture.')).toBeDefined();
  const field = screen.getByLabelText<HTMLInputElement>('Pictures');
  const picture = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
  await user.upload(field, picture('large.png', 5 * 1024 * 1024 + 1));
  expect(await screen.findByText('Each picture may have at most 5 MB.')).toBeDefined();
  await user.upload(field, picture('small.png', 8));
  expect(screen.queryByText('Each picture may have at most 5 MB.')).toBeNull();
  await user.upload(field, [picture('small.png', 8), picture('large.png', 5 * 1024 * 1024 + 1)]);
  expect(await screen.findByText('Each picture may have at most 5 MB.')).toBeDefined();
  await user.upload(
    field,
    ['a', 'b', 'c', 'd'].map((name) => picture(`${name}.png`, 8)),
  );
  expect(await screen.findByText('Choose at most three pictures.')).toBeDefined();
  // The browser only suggests the types that the field accepts.
  await userEvent
    .setup({ applyAccept: false })
    .upload(field, new File(['x'], 'receipt.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Pictures must be PNG or JPEG.')).toBeDefined();
  expect(screen.getByText('receipt.pdf')).toBeDefined();
  await user.click(send);
  expect(sent).toBe(0);
  await user.upload(field, picture('exact.png', 5 * 1024 * 1024));
  expect(screen.queryByText('Each picture may have at most 5 MB.')).toBeNull();
  const photo = new File(['x'], 'c.jpg', { type: 'image/jpeg' });
  await user.upload(field, [picture('a.png', 8), picture('b.png', 8), photo]);
  expect(screen.queryByText('Pictures must be PNG or JPEG.')).toBeNull();
  expect(screen.queryByText('Choose at most three pictures.')).toBeNull();
  await user.click(send);
  await waitFor(() => expect(sent).toBe(1));
});

test('PROMO-03 PROMO-09 a remark ends at 140 characters; an upload can be cancelled, tells nothing then, and can be sent again', async () => {
  offerApplication();
  let ended = 0;
  server.use(
    http.post('/wps/relay/MCSFE_activityApply', async ({ request }) => {
      request.signal.addEventListener('abort', () => {
        ended += 1;
      });
      return new Promise<never>(() => undefined);
    }),
  );
  const { user } = openPage('/promotions/p-105', { loggedIn: true });
  const remark = await screen.findByLabelText<HTMLTextAreaElement>('Remark');
  await user.click(remark);
  await user.paste('🧧'.repeat(141));
  expect([...remark.value]).toHaveLength(140);
  expect(screen.getByText('140/140')).toBeDefined();
  await user.upload(screen.getByLabelText('Pictures'), new File(['x'], 'receipt.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('progressbar', { name: 'Upload of the pictures' })).toBeDefined();
  // An earlier test may have left an alert that has not gone yet.
  const before = screen.queryAllByRole('alert').length;
  await user.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  await waitFor(() => expect(ended).toBe(1));
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Upload of the pictures' })).toBeNull());
  expect(screen.queryAllByRole('alert').length).toBeLessThanOrEqual(before);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Cancel the upload' })).toBeDefined();
});

test('PROMO-09 an upload whose connection is lost keeps its pictures, and goes on with the same key once the browser is online', async () => {
  offerApplication();
  const keys: (string | null)[] = [];
  const bodies: string[] = [];
  server.use(
    http.post('/wps/relay/MCSFE_activityApply', async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      bodies.push(await request.text());
      // The third call goes to the usual mock.
      return keys.length < 3 ? HttpResponse.error() : undefined;
    }),
  );
  const { user } = openPage('/promotions/p-105', { loggedIn: true });
  await user.upload(await screen.findByLabelText('Pictures'), new File(['x'], 'receipt.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(/^The connection is lost\. Your pictures stay chosen/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(await screen.findByText(/^The connection is lost\./)).toBeDefined();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Your application was submitted')).toBeDefined();
  expect(bodies.filter((body) => body.includes('filename="receipt.png"'))).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  // What is filed is not sent again.
  fireEvent(window, new Event('online'));
  expect(keys).toHaveLength(3);
});

test('an upload that a proxy refuses with a page of its own says that the pictures are too large', async () => {
  offerApplication();
  // What nginx answers above its `client_max_body_size`.
  const page = '<html><head><title>413 Request Entity Too Large</title></head></html>';
  server.use(http.post('/wps/relay/MCSFE_activityApply', () => HttpResponse.html(page, { status: 413 })));
  const { user } = openPage('/promotions/p-105', { loggedIn: true });
  await user.upload(await screen.findByLabelText('Pictures'), new File(['x'], 'receipt.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(/^The pictures are too large for this site\./)).toBeDefined();
});

test('whoever cancels after a lost connection has nothing sent when the browser is online again', async () => {
  offerApplication();
  let calls = 0;
  server.use(
    http.post('/wps/relay/MCSFE_activityApply', () => {
      calls += 1;
      return HttpResponse.error();
    }),
  );
  const { user } = openPage('/promotions/p-105', { loggedIn: true });
  await user.upload(await screen.findByLabelText('Pictures'), new File(['x'], 'receipt.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText(/^The connection is lost\./);
  await user.click(screen.getByRole('button', { name: 'Cancel the upload' }));
  fireEvent(window, new Event('online'));
  expect(calls).toBe(1);
  expect(screen.queryByText(/^The connection is lost\./)).toBeNull();
});

test('PROMO-03 PROMO-09 what was rewritten after a lost connection is sent under another key', async () => {
  offerApplication();
  const keys: (string | null)[] = [];
  let body = '';
  server.use(
    http.post('/wps/relay/MCSFE_activityApply', async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      body = await request.text();
      return HttpResponse.error();
    }),
  );
  const { user } = openPage('/promotions/p-105', { loggedIn: true });
  await user.upload(await screen.findByLabelText('Pictures'), new File(['x'], 'receipt.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText(/^The connection is lost\./);
  await user.type(screen.getByLabelText('Remark'), 'Paid by card');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[\w-]{16,}$/);
  expect(keys[1]).not.toBe(keys[0]);
  await waitFor(() => expect(body).toContain('name="remark"\r\n\r\nPaid by card\r\n'));
  expect(body).toContain('name="promotionId"\r\n\r\np-105\r\n');
  expect(body).toContain('name="images"; filename="receipt.png"\r\nContent-Type: image/png\r\n\r\nx\r\n');
});
