import { expect, test } from 'vitest';

import { receiveMessage } from '@/lib/channels/whatsapp/store-message';
import { storable } from '@/lib/words/storable';
import { testCtx } from '@/testing/world';

test('NUL and lone surrogates in any field of a message are taken out, and the message is stored', async () => {
  const ctx = await testCtx();
  const form = {
    MessageSid: 'SM-nul',
    From: 'whatsapp:+15557773001',
    To: 'whatsapp:+15550199999',
    Body: 'add milk',
    AccountSid: 'AC1',
    OriginalRepliedMessageSid: 'SM1',
    ButtonPayload: 'done:1',
    MediaContentType0: '',
    NumMedia: '0',
  };
  for (const [index, field] of Object.keys(form).entries()) {
    const story = { ...form, MessageSid: `SM-nul-${index}` };
    const broken = Object.entries(story).map(([key, value]) => [
      key,
      key === field ? `${value}\0\ud800` : value,
    ]);
    const stored = await receiveMessage(ctx, storable(Object.fromEntries(broken))).catch(
      (error: { code?: string }) => error.code,
    );
    // The cleaned sender contains U+FFFD and is therefore no phone number.
    if (field === 'From') expect(stored).toBe('invalid');
    else expect(stored).toMatchObject({ conversationId: 'whatsapp:+15557773001' });
  }
});
