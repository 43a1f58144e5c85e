/**
 * The brand's page script provides this when `smsChannel` is `firebase`, because the portal does not know the brand's
 * Firebase project. Its errors carry Firebase's `code`.
 */
export interface PhoneVerifier {
  /** Sends a code to a number in the form `+84912345678`. */
  readonly send: (number: string) => Promise<void>;
  /** Resolves to the identity token for the typed code. */
  readonly confirm: (code: string) => Promise<string>;
}

// This file imports nothing. With global declarations that depend on the contract, its changes would cause checks of
// every file.
declare global {
  interface Window {
    phoneVerifier?: PhoneVerifier;
  }
}
