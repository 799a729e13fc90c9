import { Fragment } from 'react';

const marker = /(\[OVERDUE:[^\]]*\])/;
const item = /^(?:•|\d+\.) /;

export function MessageText({ text }: { text: string }) {
  return text.split(/(?<=\n)/).map((line, index) => {
    // The lines of a text keep their order, so the index is a stable key.
    const key = `${index}:${line}`;
    if (!item.test(line)) return <Line key={key} text={line} />;
    return (
      <span key={key} className="block ps-[1.5ch] -indent-[1.5ch]">
        <Line text={line} />
      </span>
    );
  });
}

function Line({ text }: { text: string }) {
  return text.split(marker).map((part, index) => {
    const key = `${index}:${part}`;
    if (!marker.test(part)) return <Fragment key={key}>{part}</Fragment>;
    return (
      <strong key={key} className="font-bold text-overdue">
        {part}
      </strong>
    );
  });
}
