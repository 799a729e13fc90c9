import { receiveTwilio } from '@/lib/http/webhook';

export const POST = receiveTwilio;
