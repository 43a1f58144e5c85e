import { usePanel } from '#portal/access/use-panel.ts';
import { InboxList } from './inbox-list.tsx';
import { MessageView } from './message-view.tsx';

/** `messageV2`, the inbox (MEMBER-16): its list, or the message that the address names. */
export function InboxPage() {
  const { params, change } = usePanel();
  const messageId = params.get('message');
  if (messageId)
    return <MessageView key={messageId} messageId={messageId} onBack={() => change({ message: undefined })} />;
  return <InboxList />;
}
