'use client';

import { useKeptMails } from '@/components/channels/use-channels';
import { Timestamp, useClock } from '@/components/page/clock';
import { formatWhen } from '@/lib/time/format';

export function KeptMails() {
  const { data: mails = [] } = useKeptMails();
  const { reader } = useClock();
  return (
    <div className="w-full">
      <p className="text-sm text-muted-foreground">
        This server sends no mail. Your mails are kept here, for you alone.
      </p>
      <ul className="mt-2 grid gap-1">
        {mails.map(({ id, subject, html, at }) => (
          <li key={id}>
            <details className="rounded-lg border border-border">
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-3 py-2">
                <span className="font-medium">{subject}</span>
                <span className="text-sm text-muted-foreground">
                  <Timestamp at={new Date(at)}>{formatWhen(new Date(at), reader)}</Timestamp>
                </span>
              </summary>
              {/* The mail may not run scripts or send forms. Its links open in a new tab. This page may only
                measure it. */}
              <iframe
                title={subject}
                srcDoc={html.replace('<head>', '<head><base target="_blank">')}
                sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
                onLoad={({ currentTarget }) => keepFitting(currentTarget)}
                className="box-content min-h-40 w-full rounded-b-lg border-t border-border"
              />
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

function keepFitting(frame: HTMLIFrameElement): void {
  const text = frame.contentDocument?.documentElement;
  if (!text) return;
  new ResizeObserver(() => {
    frame.style.height = `${text.offsetHeight}px`;
  }).observe(text);
}
