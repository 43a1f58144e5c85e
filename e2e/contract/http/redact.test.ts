import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlCommand } from './curl.ts';
import { Redactor } from './redact.ts';

test('secrets are replaced everywhere, also encoded, the longest first', () => {
  const redactor = new Redactor();
  redactor.add('secret', '$TOKEN');
  redactor.add('secret word!', '$PASSWORD');
  redactor.add('abc', '$TOKEN');
  redactor.add(undefined, '$TOKEN');
  expect(redactor.redact('secret word! secret abc secret%20word!')).toBe('$PASSWORD $TOKEN abc $PASSWORD');
});

test('the number of secrets is bounded', () => {
  const redactor = new Redactor();
  for (let index = 0; index < 2000; index++) redactor.add(`token-${index}`, '$TOKEN');
  expect(redactor.redact('token-1999 token-3')).toBe('$TOKEN token-3');
});

test('a curl command reproduces the exact request', () => {
  const redactor = new Redactor();
  redactor.add('s3cret-token', '$TOKEN');
  const body = Buffer.from(`{"a":"it's $HOME \`x\` \\n ạ","b":"s3cret-token"}`);
  const headers = [
    ['Authorization', 'Bearer s3cret-token'],
    ['Accept', '*/*'],
  ] as const;
  const command = curlCommand(
    new URL('http://a.example/base/'),
    { method: 'POST', target: "/x?y='", headers, body },
    redactor,
  );
  expect(command).not.toContain('s3cret-token');
  const script = `curl() { printf '%s\\n' "$@"; }; TOKEN=s3cret-token; ${command}`;
  expect(execFileSync('bash', ['-c', script]).toString().split('\n')).toEqual([
    '-i',
    '-X',
    'POST',
    '-H',
    'Authorization: Bearer s3cret-token',
    '--data-binary',
    body.toString(),
    "http://a.example/base/x?y='",
    '',
  ]);
});

test('a binary body is written in base64', () => {
  const request = { method: 'POST', target: '/', headers: [], body: Uint8Array.from([0xff, 0x00]) };
  expect(curlCommand(new URL('http://a.example'), request, new Redactor())).toContain('@<(base64 -d <<< /wA=)');
});
