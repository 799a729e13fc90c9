import { receiveTelegram } from '@/lib/http/callbacks/telegram';

export const POST = receiveTelegram;
