import { receiveStatus } from '@/lib/http/callbacks/webhook';

export const POST = receiveStatus;
