import { unsubscribe } from '@/lib/channels/email/unsubscribe';
import { tokenInput } from '@/lib/channels/schema';
import { publicRoute } from '@/lib/http/route';

export const POST = publicRoute({ body: tokenInput }, (ctx, { body }) => unsubscribe(ctx, body.token));
