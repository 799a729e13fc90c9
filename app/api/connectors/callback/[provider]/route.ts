import { handleConsent } from '@/lib/http/callbacks/consent';

export const GET = handleConsent;
