import { expect, test } from 'vitest';
import { bootKey, renderIndex } from './boot.ts';

test('an entry is found under method, path, sorted query and language', () => {
  expect(bootKey('/wps/system/status', {}, 'EN')).toBe('GET /wps/system/status?|EN');
  expect(bootKey('/wps/x', { types: 'B,H', platform: 'W', url: '127.0.0.1:4000' }, 'VI')).toBe(
    'GET /wps/x?platform=W&types=B%2CH&url=127.0.0.1%3A4000|VI',
  );
});

test('the entries are data in place of the mark, and come out as they went in', () => {
  const entries = [{ key: 'GET /a?|EN', body: { success: true, value: '$& and $1' } }];
  const html = renderIndex('<head><!--boot--></head>', entries);
  const json = /^<head><script type="application\/json" id="boot">(.*)<\/script><\/head>$/.exec(html)?.[1];
  expect(JSON.parse(json ?? '')).toEqual(entries);
});

test('nothing in an entry can end its element or break a script', () => {
  const hostile = '</script><script>alert(1)</script><!-- \u2028 \u2029';
  const html = renderIndex('<!--boot-->', [{ key: 'GET /a?|EN', body: hostile }]);
  expect(html.match(/</g)).toHaveLength(2);
  expect(html).not.toMatch(/[\u2028\u2029]/);
  const json = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'));
  expect(JSON.parse(json)[0].body).toBe(hostile);
});

test('a page without the mark stays as it is', () => {
  expect(renderIndex('<p>hello</p>', [])).toBe('<p>hello</p>');
});
