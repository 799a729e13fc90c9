import { showUnsubscribe, unsubscribeByProgram } from '@/lib/http/callbacks/unsubscribe';

export const GET = showUnsubscribe;

export const POST = unsubscribeByProgram;
