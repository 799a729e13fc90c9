import { listKeptMails } from '@/lib/channels/email/kept-reads';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({}, (ctx) => listKeptMails(ctx));
