import { consentDoor } from '@/lib/http/callbacks/consent';

export const GET = consentDoor;
