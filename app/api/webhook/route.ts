import { receiveTwilio } from '@/lib/http/callbacks/webhook';

export const POST = receiveTwilio;
