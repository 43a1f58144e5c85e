/** What the forms that prove a mobile number hold: the login by a code, and the password by phone. */
export type PhoneValues = {
  mobileNum: string;
  /** Empty for the first country of the list. */
  dialingCode: string;
  verificationCode: string;
  newPassword: string;
  remember: boolean;
};

/** A mobile number with its proof. */
export type ProvenNumber = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
} & ({ readonly verificationCode: string } | { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string });
