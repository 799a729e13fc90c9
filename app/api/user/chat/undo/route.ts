import { undoChat } from '@/lib/assistant/chat';
import { userRoute } from '@/lib/http/route';

export const maxDuration = 60;

export const POST = userRoute({}, (ctx) => undoChat(ctx));
