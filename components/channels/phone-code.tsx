'use client';

import { LazyPart } from '@/components/lazy/lazy-part';
import type { PhoneCode as Code } from '@/lib/channels/schema';

const loadQrCode = () => import('@/components/channels/qr-code').then((file) => file.QrCode);

export function PhoneCode({ code: { code, link } }: { code: Code }) {
  return (
    <div className="grid gap-2" role="status">
      <p>Send this code to Sidekick on WhatsApp from that phone within 15 minutes:</p>
      <p className="font-semibold text-3xl tracking-wider tabular-nums">{code}</p>
      {link ? (
        <>
          <a
            className="inline-flex min-h-11 items-center underline"
            href={link}
            target="_blank"
            rel="noreferrer"
          >
            Open WhatsApp with the code filled in
          </a>
          <p className="text-sm text-muted-foreground">Or scan this with the phone:</p>
          <LazyPart
            name="The QR code"
            load={loadQrCode}
            waiting={<span className="size-40" />}
            show={(QrCode) => (
              <QrCode text={link} label="QR code that opens WhatsApp with the code filled in" />
            )}
          />
        </>
      ) : (
        <p className="text-sm text-muted-foreground">
          WhatsApp is not set up on this server. An admin can send the code from the chat simulator.
        </p>
      )}
    </div>
  );
}
