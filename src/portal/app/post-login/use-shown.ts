import { useEffect, useState } from 'react';
import { dismissLoginInfo } from '../../../../generated/client/member-security/member-security.ts';
import type { DismissLoginInfoPayload, LoginInfo } from '../../../../generated/client/model/index.ts';

/**
 * Tells the server that a dialog after the login was shown, and returns what the server knows of the login. If the call
 * does not arrive, the next login shows the dialog again.
 */
export function useShown(kind: DismissLoginInfoPayload['kind']): LoginInfo | undefined {
  const [info, setInfo] = useState<LoginInfo>();
  useEffect(() => {
    dismissLoginInfo({ kind }).then(setInfo, () => undefined);
  }, [kind]);
  return info;
}
