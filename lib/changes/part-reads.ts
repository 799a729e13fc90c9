import { changes } from '@/db/schema/changes';
import type { FeaturePart } from '@/lib/feature';

export const changesPart: FeaturePart = { tables: [{ table: changes }] };
