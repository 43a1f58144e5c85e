import { useQueryClient } from '@tanstack/react-query';
import {
  getGetMessageQueryKey,
  getGetUnreadCountQueryKey,
  getListMessagesQueryKey,
  useDeleteMessages,
  useReadAllMessages,
  useReadMessages,
} from '../../../../../generated/client/messages/messages.ts';
import { errorText } from '../../../api/error-text.ts';
import { toast } from '../../../ui/toast.ts';

/** The mutations of the inbox. Each updates the list, the message and the badges. */
export function useInboxChanges() {
  const queries = useQueryClient();
  const lists = [getListMessagesQueryKey(), getGetUnreadCountQueryKey()];
  const messages = [getGetMessageQueryKey()[0]];
  const seenIn = (keys: readonly (readonly unknown[])[]) => ({
    onError: (failure: unknown) => toast.error(errorText(failure)),
    // Nobody waits for the lists: what follows a change must not come after they have lost what was changed.
    onSettled: () => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    read: useReadMessages({ mutation: seenIn([...lists, messages]) }),
    readAll: useReadAllMessages({ mutation: seenIn([...lists, messages]) }),
    // A deleted message is not requested again.
    remove: useDeleteMessages({ mutation: seenIn(lists) }),
  };
}
