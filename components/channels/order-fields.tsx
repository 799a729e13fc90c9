'use client';

import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { channelLabels, topicLabels } from '@/components/channels/channel-labels';
import { useChannels, useOrder } from '@/components/channels/use-channels';
import { Expandable } from '@/components/common/expandable';
import { NativeSelect } from '@/components/ui/native-select';
import { defaultOrder, type Topic, topics } from '@/lib/channels/rules';
import type { ChannelEntry } from '@/lib/channels/schema';

type Channel = ChannelEntry['channel'];

export function OrderFields() {
  const { data: book } = useChannels(false);
  const [isOpen, setOpen] = useState(false);
  if (!book) return null;
  const orders = topics.map((topic) => book.orders[topic] ?? [...defaultOrder]);
  const isSame = new Set(orders.map((order) => order.join())).size === 1;
  return (
    <div className="grid gap-4">
      <OrderField label="All messages" order={isSame ? orders[0] : undefined} entries={book.channels} />
      <Expandable
        label="Choose for each kind of message"
        open={isOpen || !isSame}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <div className="grid gap-3 pt-2">
          {topics.map((topic) => (
            <OrderField
              key={topic}
              topic={topic}
              label={topicLabels[topic]}
              order={book.orders[topic] ?? [...defaultOrder]}
              entries={book.channels}
              isHintHidden={isSame}
            />
          ))}
        </div>
      </Expandable>
    </div>
  );
}

function OrderField(props: {
  topic?: Topic;
  label: string;
  order: Channel[] | undefined;
  entries: ChannelEntry[];
  isHintHidden?: boolean;
}) {
  const { topic, label, order, entries, isHintHidden } = props;
  const change = useOrder(topic);
  const id = useId();
  const hint = order && hintFor(order, entries);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-3 gap-y-1 sm:max-w-xl">
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={order?.[0] ?? 'mixed'}
        onChange={(event) => change.mutate(orderFrom(event.target.value, order ?? [...defaultOrder]))}
      >
        {!order && (
          <option value="mixed" disabled>
            Different
          </option>
        )}
        {defaultOrder.map((channel) => (
          <option key={channel} value={channel}>
            {channel === 'web' ? 'Only in the browser' : channelLabels[channel]}
          </option>
        ))}
      </NativeSelect>
      {hint && (
        <p
          id={`${id}-hint`}
          className={clsx('col-span-2 text-sm text-muted-foreground', isHintHidden && 'sr-only')}
        >
          {hint}
        </p>
      )}
    </div>
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
  if (isFirstUsed) return names ? `If that fails: ${names}.` : undefined;
  return `Until ${channelLabels[first]} can be used: ${names || 'only in the browser'}.`;
}

function orderFrom(value: string, order: Channel[]): Channel[] {
  const first = defaultOrder.find((channel) => channel === value) ?? 'web';
  if (first === 'web') return ['web'];
  const rest = order.length > 1 ? order : [...defaultOrder];
  return [first, ...rest.filter((channel) => channel !== first)];
}
