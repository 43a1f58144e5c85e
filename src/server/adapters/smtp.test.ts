import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpMail } from './smtp.ts';

const heard: { from: string; to: string[]; data: string }[] = [];

/** A real SMTP server that requires a password, and rejects mail for one address. */
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'lumo' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong')),
  onRcptTo: ({ address }, _session, done) =>
    address === 'gone@example.com' ? done(new Error('no such mailbox')) : done(),
  onData: (stream, { envelope }, done) => {
    let data = '';
    stream.on('data', (chunk: Buffer) => {
      data += chunk.toString('utf8');
    });
    stream.on('end', () => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      heard.push({ from, to: envelope.rcptTo.map(({ address }) => address), data });
      done();
    });
  },
});

let port = 0;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A TCP server that listens always has such an address.
  port = (server.server.address() as AddressInfo).port;
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(() => new Promise<void>((closed) => server.close(() => closed())));

const mailBy = (login: string) =>
  smtpMail({
    url: `smtp://${login}@127.0.0.1:${port}`,
    from: 'Lumo <no-reply@lumo.example>',
    timeoutMilliseconds: 5_000,
  });
const message = {
  to: 'khoa@example.com',
  subject: 'Đặt lại mật khẩu',
  text: 'Liên kết của bạn\r\n.\r\ncuối',
  html: '<p>Liên kết <b>của bạn</b></p>',
  language: 'VI',
} as const;

test('a message in any language reaches the server', async () => {
  await mailBy('lumo:p%40ss')(message);
  expect(heard).toMatchObject([{ from: 'no-reply@lumo.example', to: ['khoa@example.com'] }]);
  const { data = '' } = heard[0] ?? {};
  expect(data).toMatch(/^From: Lumo <no-reply@lumo\.example>\r$/m);
  expect(data).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(data).toMatch(/^Content-Language: vi\r$/m);
  const [, boundary = expect.fail()] = /^Content-Type: multipart\/alternative;\s+boundary="([^"]+)"/m.exec(data) ?? [];
  const parts = data.split(`--${boundary}`).slice(1, 3).map(read);
  expect(parts).toEqual([
    ['text/plain', 'Liên kết của bạn\r\n.\r\ncuối'],
    ['text/html', '<p>Liên kết <b>của bạn</b></p>'],
  ]);
});

test('a rejected message throws', async () => {
  await expect(mailBy('lumo:p%40ss')({ ...message, to: 'gone@example.com' })).rejects.toThrow();
  await expect(mailBy('lumo:wrong')(message)).rejects.toThrow();
  expect(heard).toEqual([]);
});

test('a line break cannot add recipients', async () => {
  await mailBy('lumo:p%40ss')({ ...message, subject: 'Hello\r\nBcc: other@example.com' });
  expect(heard.at(-1)?.to).toEqual(['khoa@example.com']);
  expect(heard.at(-1)?.data).not.toMatch(/^Bcc:/im);
});

/** The type and the text of a part. */
function read(part: string): [string | undefined, string] {
  const [head = '', encoded = ''] = part.split(/\r\n\r\n(.*)/s);
  const bytes = /base64/i.test(head) ? Buffer.from(encoded, 'base64') : Buffer.from(unquoted(encoded), 'latin1');
  return [/Content-Type: ([^;]+)/.exec(head)?.[1], bytes.toString('utf8').trimEnd()];
}

/** Decodes quoted-printable to bytes. */
function unquoted(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
