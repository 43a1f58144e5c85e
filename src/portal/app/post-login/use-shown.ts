import { useEffect, useState } from 'react';
import { dismissLoginInfo } from '#generated/client/member-security/member-security.ts';
import type { DismissLoginInfoPayload, LoginInfo } from '#generated/model/index.ts';

/**
 * Tells the server that a dialog after the login was shown, and returns what the server knows of the login. If the call
 * does not arrive, it returns null, and the next login shows the dialog again.
 */
export function useShown(kind: DismissLoginInfoPayload['kind']): LoginInfo | null | undefined {
  const [info, setInfo] = useState<LoginInfo | null>();
  useEffect(() => {
    dismissLoginInfo({ kind }).then(setInfo, () => setInfo(null));
  }, [kind]);
  return info;
}
