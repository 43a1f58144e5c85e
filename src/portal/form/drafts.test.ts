// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { clearSession, setToken } from '../api/token.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';

afterEach(() => {
  clearSession();
  dropDraft('register');
});

test('typed values are kept in memory only', () => {
  keepDraft('register', { username: 'linh_tran', password: 'Hoasen2026' });
  expect(draftOf('register')).toEqual({ username: 'linh_tran', password: 'Hoasen2026' });
  expect(draftOf('forgot')).toEqual({});
  const stored = JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }, document.cookie]);
  expect(stored).not.toContain('Hoasen2026');
});

test('values that were sent are kept no longer, those of other forms are', () => {
  keepDraft('register', { username: 'linh_tran' });
  keepDraft('forgot', { username: 'khoa' });
  dropDraft('register');
  expect([draftOf('register'), draftOf('forgot')]).toEqual([{}, { username: 'khoa' }]);
  dropDraft('forgot');
});

test('the end of a session leaves the drafts of a guest', () => {
  keepDraft('register', { username: 'linh_tran' });
  clearSession();
  expect(draftOf('register')).toEqual({ username: 'linh_tran' });
});

test('a login ends all drafts and leaves none', () => {
  keepDraft('register', { username: 'linh_tran' });
  setToken('pt_session');
  expect(draftOf('register')).toEqual({});
  keepDraft('register', { username: 'linh_tran' });
  expect(draftOf('register')).toEqual({});
});
