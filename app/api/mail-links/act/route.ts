import { runMailAct } from '@/lib/assistant/inbound/mail-act';
import { tokenInput } from '@/lib/channels/schema';
import { publicRoute } from '@/lib/http/route';

export const maxDuration = 60;

export const POST = publicRoute({ body: tokenInput }, (ctx, { body }) => runMailAct(ctx, body.token));
