import { changeRegistration } from '@/lib/admin/registration';
import { readRegistration } from '@/lib/config/registration-reads';
import { registrationInput } from '@/lib/config/schema';
import { adminRoute } from '@/lib/http/route';

export const GET = adminRoute({}, (ctx) => readRegistration(ctx));

export const POST = adminRoute({ body: registrationInput }, (ctx, { body }) => changeRegistration(ctx, body));
