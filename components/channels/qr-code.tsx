import { useMemo } from 'react';
import { encode } from 'uqr';

/** Draws `text` as a QR code, dark on light in both themes, because scanners expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-40 rounded-lg bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} className="fill-black" />
    </svg>
  );
}

function drawing(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
