import type { RegisterTab } from '#generated/model/index.ts';
import { isPasswordField, registerFields } from '#shared/validation/register-fields.ts';
import { getToken, subscribeToken } from '../../api/token.ts';
import { sessionStore } from '../../lib/storage.ts';
import type { RegisterValues } from './register-values.ts';

/** What a registration keeps over a reload, and for this tab alone. */
type StoredInput = { readonly tab?: RegisterTab['type']; readonly values: Partial<RegisterValues> };

/** Passwords must not reach any storage, and what proves a number or a person is of no use later. */
const storedFields = registerFields.filter(
  (field) => !isPasswordField(field) && field !== 'verificationCode' && field !== 'captcha',
);

// A login ends it, because the next person at this screen must not find it.
subscribeToken(() => {
  if (getToken() !== null) dropInput();
});

/** Stores what was typed so far, and the chosen way. */
export function storeInput(values: RegisterValues, tab: RegisterTab['type']): void {
  if (getToken() !== null) return;
  // An empty field is left out, so that the code of a later invitation can stand in it.
  const typed = storedFields.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  sessionStore.set('registration', JSON.stringify({ tab, ...Object.fromEntries(typed), isAgree: values.isAgree }));
}

/** What was typed before a reload; without values if there is nothing. */
export function storedInput(): StoredInput {
  try {
    const kept: unknown = JSON.parse(sessionStore.get('registration') ?? '{}');
    const all = new Map<string, unknown>(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
    const texts = storedFields.flatMap((field) => {
      const text = all.get(field);
      return typeof text === 'string' ? [[field, text]] : [];
    });
    const [tab, isAgree] = [all.get('tab'), all.get('isAgree')];
    return {
      ...(tab === 'username' || tab === 'mobile' ? { tab } : {}),
      values: { ...Object.fromEntries(texts), ...(typeof isAgree === 'boolean' && { isAgree }) },
    };
  } catch {
    return { values: {} };
  }
}

export function dropInput(): void {
  sessionStore.remove('registration');
}
