import { expect, test } from 'vitest';
import { parseUrl } from './urls.ts';

test('an address is read as the platform reads it, also where there is no URL.parse', () => {
  expect(parseUrl('/a?b=1', 'https://play.example')?.href).toBe('https://play.example/a?b=1');
  expect(parseUrl('https://play.example:8443/x')?.origin).toBe('https://play.example:8443');
  for (const none of ['', '/a', 'https://', 'no address']) expect(parseUrl(none)).toBeUndefined();
});
