'use client';

import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshPhone } from '@/components/channels/use-phone';
import { showToast } from '@/components/ui/toast';
import { api, errorMessage } from '@/lib/api-client';
import { type Topic, topics } from '@/lib/channels/rules';
import type {
  ChannelBook,
  ChannelEntry,
  KeptMail,
  OwnChannel,
  PhoneConversation,
  SimulatedChannel,
  TelegramLink,
} from '@/lib/channels/schema';

const key = ['channels'] as const;
const url = '/api/user/channels';
const pollMs = 4_000;

export function seedChannels(client: QueryClient, book: ChannelBook): void {
  client.setQueryData(key, book);
}

export function refreshChannels(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

export function useChannels(isWaiting: boolean) {
  return useQuery({
    queryKey: key,
    queryFn: () => api.get<ChannelBook>(url),
    refetchInterval: isWaiting && pollMs,
  });
}

/** Returns the channels that came with the page, without a request. Undefined if the page came without channels. */
export function useSeededChannels(): ChannelBook | undefined {
  return useQuery<ChannelBook>({ queryKey: key, queryFn: skipToken }).data;
}

export function useChannelActs(channel: OwnChannel) {
  const client = useQueryClient();
  const onSuccess = async (book: ChannelBook) => {
    client.setQueryData(key, book);
    await refreshPhone(client);
  };
  const onError = failed('That did not work');
  const pause = useMutation({
    mutationFn: (paused: boolean) => api.patch<ChannelBook>(`${url}/${channel}`, { paused }),
    onSuccess,
    onError,
  });
  const disconnect = useMutation({
    mutationFn: () => api.del<ChannelBook>(`${url}/${channel}`),
    onSuccess,
    onError,
  });
  const test = useMutation({
    mutationFn: () => api.post<{ message: string }>(`${url}/${channel}/test`),
    onSuccess: ({ message }) => showToast({ title: 'Test message', description: message }),
    onError: failed('The test message was not sent'),
  });
  return { pause, disconnect, test };
}

export function useConnect<T extends TelegramLink | { sentTo: string }>(channel: 'telegram' | 'email') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post<T>(`${url}/${channel}/connect`),
    onSuccess: () => refreshChannels(client),
    onError: failed('The channel could not be connected'),
  });
}

export function useOrder(topic?: Topic) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (channels: ChannelEntry['channel'][]) =>
      api.put(topic ? `${url}/orders/${topic}` : `${url}/orders`, { channels }),
    onMutate: (channels) => {
      const before = client.getQueryData<ChannelBook>(key);
      const changed = Object.fromEntries((topic ? [topic] : topics).map((one) => [one, channels]));
      if (before) seedChannels(client, { ...before, orders: { ...before.orders, ...changed } });
      return before;
    },
    onError: (error, _, before) => {
      if (before) seedChannels(client, before);
      failed('The order was not saved')(error);
    },
  });
}

export function useOwnChat(channel: SimulatedChannel) {
  const client = useQueryClient();
  const chatKey = [...key, 'chat', channel];
  const chat = useQuery({
    queryKey: chatKey,
    queryFn: () => api.get<PhoneConversation>(`${url}/simulator/${channel}`),
    refetchInterval: 10_000,
  });
  const write = useMutation({
    mutationFn: (input: { message: string; button?: string }) =>
      api.post<PhoneConversation>(`${url}/simulator/${channel}`, input),
    onSuccess: async (conversation) => {
      client.setQueryData(chatKey, conversation);
      await client.invalidateQueries({ queryKey: key, exact: true });
      await refreshPhone(client);
    },
    onError: failed('The message was not sent'),
  });
  return { chat, write };
}

export function useKeptMails() {
  return useQuery({
    queryKey: [...key, 'mail'],
    queryFn: () => api.get<KeptMail[]>(`${url}/simulator/mail`),
    refetchInterval: pollMs,
  });
}

function failed(title: string) {
  return (error: unknown) =>
    showToast({ tone: 'error', title, description: errorMessage(error, 'Please try again.') });
}
