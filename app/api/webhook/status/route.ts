import { receiveStatus } from '@/lib/http/webhook';

export const POST = receiveStatus;
