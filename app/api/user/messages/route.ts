import { listMessages } from '@/lib/assistant/conversation/message-reads';
import { messagesQuery } from '@/lib/assistant/schema';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({ query: messagesQuery }, (ctx, { query }) => listMessages(ctx, query));
