'use client';

import { channelLabels, topicLabels } from '@/components/channels/channel-labels';
import { useChannels, useOrder } from '@/components/channels/use-channels';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { defaultOrder, type Topic, topics } from '@/lib/channels/rules';
import type { ChannelBook, ChannelEntry } from '@/lib/channels/schema';

type Channel = ChannelEntry['channel'];

export function OrderFields() {
  const { data: book } = useChannels(false);
  if (!book) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {topics.map((topic) => (
        <OrderField key={topic} topic={topic} book={book} />
      ))}
    </div>
  );
}

function OrderField({ topic, book }: { topic: Topic; book: ChannelBook }) {
  const change = useOrder(topic);
  const order = book.orders[topic] ?? [...defaultOrder];
  const [first = 'web'] = order;
  return (
    <Field label={topicLabels[topic]} hint={hintFor(order, book.channels)}>
      {(control) => (
        <NativeSelect
          {...control}
          value={first}
          onChange={(event) => change.mutate(orderFrom(event.target.value, order))}
        >
          {defaultOrder.map((channel) => (
            <option key={channel} value={channel}>
              {channel === 'web' ? 'Only in the browser' : channelLabels[channel]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

function hintFor(order: Channel[], entries: ChannelEntry[]): string | undefined {
  const [first = 'web'] = order;
  if (first === 'web') return 'Nothing is sent.';
  const isUsed = ({ channel, state, isAvailable, isOff }: ChannelEntry) =>
    channel !== 'web' && order.includes(channel) && state === 'connected' && isAvailable && !isOff;
  const used = entries
    .filter(isUsed)
    .map(({ channel }) => channel)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const isFirstUsed = used[0] === first;
  const names = (isFirstUsed ? used.slice(1) : used).map((channel) => channelLabels[channel]).join(', then ');
  if (isFirstUsed) return names ? `Then ${names}.` : undefined;
  return `${channelLabels[first]} cannot be used now: ${names || 'only in the browser'} until it can.`;
}

function orderFrom(value: string, order: Channel[]): Channel[] {
  const first = defaultOrder.find((channel) => channel === value) ?? 'web';
  if (first === 'web') return ['web'];
  const rest = order.length > 1 ? order : [...defaultOrder];
  return [first, ...rest.filter((channel) => channel !== first)];
}
