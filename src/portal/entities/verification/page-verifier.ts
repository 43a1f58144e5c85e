/**
 * Where `smsChannel` is `firebase`, the brand's own page script provides this: it knows the brand's Firebase project,
 * which is no business of the portal. Its failures carry Firebase's `code`.
 */
export interface PhoneVerifier {
  /** Sends a code to a number in the form `+84912345678`. */
  readonly send: (number: string) => Promise<void>;
  /** The identity token for the code that was typed. */
  readonly confirm: (code: string) => Promise<string>;
}

// In a file that imports nothing: what is declared for every file is, where it depends on the contract, checked anew in
// every file whenever the contract changes.
declare global {
  interface Window {
    phoneVerifier?: PhoneVerifier;
  }
}
