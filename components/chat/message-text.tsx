import { Fragment } from 'react';

const marker = /(\[OVERDUE:[^\]]*\])/;

export function MessageText({ text }: { text: string }) {
  return text.split(marker).map((part, index) => {
    // The parts of a text keep their order, so the index is a stable key.
    const key = `${index}:${part}`;
    if (!marker.test(part)) return <Fragment key={key}>{part}</Fragment>;
    return (
      <strong key={key} className="font-bold text-overdue">
        {part}
      </strong>
    );
  });
}
