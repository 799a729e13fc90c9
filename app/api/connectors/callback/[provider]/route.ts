import { consentDoor } from '@/lib/http/consent';

export const GET = consentDoor;
