import { createBindingCode, phoneState } from '@/lib/channels/phone';
import { userRoute } from '@/lib/http/route';

export const GET = userRoute({}, (ctx) => phoneState(ctx));

export const POST = userRoute({ status: 201 }, (ctx) => createBindingCode(ctx));
