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

/** The changes of the inbox; each is seen in the list, in the message and in the badges. */
export function useInboxChanges() {
  const queries = useQueryClient();
  const mutation = {
    onError: (failure: unknown) => toast.error(errorText(failure)),
    onSettled: async () => {
      const keys = [getListMessagesQueryKey(), getGetUnreadCountQueryKey(), [getGetMessageQueryKey()[0]]];
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'active' })));
    },
  };
  return {
    read: useReadMessages({ mutation }),
    readAll: useReadAllMessages({ mutation }),
    remove: useDeleteMessages({ mutation }),
  };
}
