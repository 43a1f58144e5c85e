/** A service that sends SMS over HTTP. */
export interface SmsGateway extends RemoteService {
  /** The sender's name or number. */
  readonly sender: string | undefined;
}

/** An external service over HTTP. */
export interface RemoteService {
  readonly url: string;
  /** Sent as bearer token. */
  readonly key: string | undefined;
  readonly timeoutMilliseconds: number;
}

/** A server that accepts e-mail. */
export interface SmtpServer {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
  readonly timeoutMilliseconds: number;
}

/** A Firebase project that verifies mobile numbers. */
export interface FirebaseProject {
  readonly projectId: string;
  /** The address of the issuer's keys, as JWKS. */
  readonly keysUrl: string;
}
