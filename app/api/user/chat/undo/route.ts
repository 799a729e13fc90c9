import { undoChat } from '@/lib/assistant/chat';
import { undoInput } from '@/lib/assistant/schema';
import { userRoute } from '@/lib/http/route';

export const maxDuration = 60;

export const POST = userRoute({ body: undoInput }, (ctx, { body }) => undoChat(ctx, body.turn));
