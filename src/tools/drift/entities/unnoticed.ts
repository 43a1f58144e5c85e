import type { Kind } from './entity-edits.ts';

/** The edits that pass, by kind. Those of kinds that are not here are counted only: nobody may read the property. */
export const unnoticed: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  added: [
    // The brand file is read with the contract's own validators, and refused at the start if it lacks a property.
    'BrandLanguage',
    'Currency',
    'BrandLogo',
    'Partner',
    'Resource',
    'SiteSettings',
    // Made and opened beside the generated types.
    'EncryptedPayload',
    // Its only operation answers with a stream of other entities.
    'StreamEventsResponse',
    // The form sends whatever fields it shows.
    'ContactsChange',
  ],
  renamed: ['EncryptedPayload.payload', 'PasswordByPhonePayload.verificationTicket', 'StreamEventsResponse.success'],
};
