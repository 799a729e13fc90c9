import { confirmEmail } from '@/lib/channels/email/proof';
import { tokenInput } from '@/lib/channels/schema';
import { publicRoute } from '@/lib/http/route';

export const POST = publicRoute({ body: tokenInput }, (ctx, { body }) => confirmEmail(ctx, body));
