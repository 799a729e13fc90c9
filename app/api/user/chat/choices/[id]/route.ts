import { chooseChat } from '@/lib/assistant/chat';
import { choiceParams } from '@/lib/assistant/schema';
import { userRoute } from '@/lib/http/route';

export const maxDuration = 60;

export const POST = userRoute({ params: choiceParams }, (ctx, { params }) => chooseChat(ctx, params.id));
