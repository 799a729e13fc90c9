import { channelBook } from '@/lib/channels/book';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({}, (ctx) => channelBook(ctx));
