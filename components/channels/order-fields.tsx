'use client';

import { channelLabels, topicLabels } from '@/components/channels/channel-labels';
import { useChannels, useOrder } from '@/components/channels/use-channels';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { defaultOrder, type Topic, topics } from '@/lib/channels/rules';
import type { ChannelEntry } from '@/lib/channels/schema';

type Channel = ChannelEntry['channel'];

/** Fields that select the preferred channel for each kind of message. */
export function OrderFields() {
  const { data: book } = useChannels(false);
  if (!book) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {topics.map((topic) => (
        <OrderField key={topic} topic={topic} order={book.orders[topic] ?? [...defaultOrder]} />
      ))}
    </div>
  );
}

function OrderField({ topic, order }: { topic: Topic; order: Channel[] }) {
  const change = useOrder(topic);
  const [first = 'web', ...others] = order;
  const next = others.filter((channel) => channel !== 'web').map((channel) => channelLabels[channel]);
  const hint =
    first === 'web' ? 'Nothing is sent.' : next.length > 0 ? `Then ${next.join(', then ')}.` : undefined;
  return (
    <Field label={topicLabels[topic]} hint={hint}>
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

/**
 * Returns the order with this channel first. The other channels keep their order. If the order contained only the browser, all channels
 * are added again.
 */
function orderFrom(value: string, order: Channel[]): Channel[] {
  const first = defaultOrder.find((channel) => channel === value) ?? 'web';
  if (first === 'web') return ['web'];
  const rest = order.length > 1 ? order : [...defaultOrder];
  return [first, ...rest.filter((channel) => channel !== first)];
}
