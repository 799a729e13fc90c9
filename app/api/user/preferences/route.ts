import { userRoute } from '@/lib/http/route';
import { readPreferences } from '@/lib/preferences/reads';
import { preferencesInput } from '@/lib/preferences/schema';
import { updatePreferences } from '@/lib/preferences/writes';

export const GET = userRoute({}, (ctx) => readPreferences(ctx));

export const PATCH = userRoute({ body: preferencesInput }, (ctx, { body }) => updatePreferences(ctx, body));
