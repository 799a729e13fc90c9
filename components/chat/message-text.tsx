import { Fragment } from 'react';

const marker = /(\[OVERDUE:[^\]]*\])/;

/** A reply as text: markers of the form [OVERDUE:...] stand out in red, nothing in it is ever markup. */
export function MessageText({ text }: { text: string }) {
  return text.split(marker).map((part, place) => {
    // The parts of one text never change places.
    const key = `${place}:${part}`;
    if (!marker.test(part)) return <Fragment key={key}>{part}</Fragment>;
    return (
      <strong key={key} className="font-bold text-overdue">
        {part}
      </strong>
    );
  });
}
