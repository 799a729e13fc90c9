import { chat } from '@/lib/assistant/chat';
import { chatInput } from '@/lib/assistant/schema';
import { userRoute } from '@/lib/http/route';

export const maxDuration = 60;

export const POST = userRoute({ body: chatInput }, (ctx, { body }) =>
  chat(ctx, body.message, { id: body.id }),
);
