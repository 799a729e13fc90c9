import { userRoute } from '@/lib/http/route';
import { undoAnswer } from '@/lib/reminders/answers/answer';
import { undoAnswerInput } from '@/lib/reminders/schema';

export const POST = userRoute({ body: undoAnswerInput }, (ctx, { body }) => undoAnswer(ctx, body.undo));
