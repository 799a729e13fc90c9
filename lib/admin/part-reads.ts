import { forgetInAudit } from '@/lib/admin/writes';
import type { FeaturePart } from '@/lib/feature';

export const adminPart: FeaturePart = { tables: [], forget: forgetInAudit };
