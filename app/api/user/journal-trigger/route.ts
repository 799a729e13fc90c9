import { userRoute } from '@/lib/http/route';
import { triggerJournal } from '@/lib/journal/trigger';

export const POST = userRoute({}, (ctx) => triggerJournal(ctx));
