import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ChannelsScreen } from '@/components/channels/channels-screen';
import { PaintWhole } from '@/components/page/paint-whole';
import { channelBook } from '@/lib/channels/book';
import { phoneState } from '@/lib/channels/phone';
import { livePageCtx } from '@/lib/http/page';

export const metadata: Metadata = {
  title: 'Channels',
  description: null,
  robots: { index: false },
  openGraph: null,
  twitter: null,
};

export default async function ChannelsPage() {
  const page = await livePageCtx();
  if (!page) redirect('/login');
  const { ctx, versions } = page;
  const [book, phone] = await Promise.all([channelBook(ctx), phoneState(ctx)]);
  const { id, timezone, clock } = ctx.user;
  return (
    <PaintWhole>
      <ChannelsScreen
        user={{ id, timezone, clock }}
        now={ctx.now().toISOString()}
        book={book}
        phone={phone}
        versions={versions}
      />
    </PaintWhole>
  );
}
