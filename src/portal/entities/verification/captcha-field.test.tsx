// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getGetCaptchaResponseMock } from '#generated/client/verification/verification.faker.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { loadArea } from '../../i18n/i18n.ts';
import { setClock } from '../../lib/clock.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { CaptchaField, useCaptcha } from './captcha-field.tsx';

withServer();
beforeAll(() => loadArea('verification'));

let time = 0;
let endClock: () => void;
beforeAll(() => {
  endClock = setClock(() => time);
});
afterAll(() => endClock());
afterEach(cleanup);
afterEach(() => {
  time += 10_000;
});

function Form({ enabled = true }: { readonly enabled?: boolean }) {
  const [value, setValue] = useState('');
  const captcha = useCaptcha(enabled, () => setValue(''));
  return (
    <>
      <CaptchaField captcha={captcha} value={value} onChange={(e) => setValue(e.target.value)} onWorked={setValue} />
      <output>{captcha.captchaId ?? 'none'}</output>
      <button type="button" onClick={captcha.renew}>
        Other type
      </button>
    </>
  );
}

/** Each call returns another image: c_1, c_2 and so on. */
function drawAnew() {
  const drawn = { count: 0 };
  server.use(
    msw.get('*/wps/captcha', () => {
      drawn.count += 1;
      const answer = getGetCaptchaResponseMock();
      const proofOfWork = { ...answer.proofOfWork, difficulty: 8 };
      return HttpResponse.json({ ...answer, captchaId: `c_${drawn.count}`, proofOfWork });
    }),
  );
  return drawn;
}

const shown = (id: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(id));

describe('the captcha', () => {
  test('CAPTCHA-01 CAPTCHA-02 CAPTCHA-07 a click loads another image, at most once per second', async () => {
    const drawn = drawAnew();
    const { user } = renderInPortal(<Form />);
    await shown('c_1');
    await user.type(screen.getByLabelText('Captcha'), '7KXQ');
    const image = screen.getByRole('button', { name: 'New image' });
    await user.click(image);
    await shown('c_2');
    expect(screen.getByLabelText('Captcha')).toHaveProperty('value', '');
    time += 999;
    await user.click(image);
    expect(drawn.count).toBe(2);
    time += 1;
    await user.click(image);
    await shown('c_3');
  });

  test('CAPTCHA-03 another registration type loads another image, regardless of the time of the last one', async () => {
    drawAnew();
    const { user } = renderInPortal(<Form />);
    await shown('c_1');
    await user.click(screen.getByRole('button', { name: 'Other type' }));
    await shown('c_2');
  });

  test('SMS-13 a user who cannot read it starts a proof of work, and its result is sent', async () => {
    drawAnew();
    const { user } = renderInPortal(<Form />);
    await shown('c_1');
    await user.click(screen.getByRole('button', { name: 'Check without the image' }));
    expect(await screen.findByText('Checked without the image')).toBeDefined();
    expect(screen.getByLabelText('Captcha')).toHaveProperty('value', expect.stringMatching(/^[0-9]{1,12}$/));
    expect(screen.getByLabelText('Captcha')).toHaveProperty('readOnly', true);
  });

  test('SMS-13 the proof of work starts once the image arrives, if it was requested before', async () => {
    const image = Promise.withResolvers<void>();
    server.use(
      msw.get('*/wps/captcha', async () => {
        await image.promise;
        const answer = getGetCaptchaResponseMock();
        return HttpResponse.json({ ...answer, proofOfWork: { ...answer.proofOfWork, difficulty: 8 } });
      }),
    );
    const { user } = renderInPortal(<Form />);
    await user.click(screen.getByRole('button', { name: 'Check without the image' }));
    expect(screen.getByLabelText('Captcha')).toHaveProperty('readOnly', true);
    image.resolve();
    expect(await screen.findByText('Checked without the image')).toBeDefined();
  });

  test('SMS-13 the image is requested again for the proof of work if it did not arrive', async () => {
    server.use(refuse('get', '/wps/captcha', 429, 'rate_limited'));
    const { user } = renderInPortal(<Form />);
    expect(await screen.findByText('Words of the server')).toBeDefined();
    drawAnew();
    await user.click(screen.getByRole('button', { name: 'Check without the image' }));
    expect(await screen.findByText('Checked without the image')).toBeDefined();
    expect(screen.queryByText('Words of the server')).toBeNull();
    await shown('c_1');
  });

  test('CAPTCHA-04 no image loads while no captcha is required', async () => {
    const drawn = drawAnew();
    renderInPortal(<Form enabled={false} />);
    await shown('none');
    expect(drawn.count).toBe(0);
  });
});
