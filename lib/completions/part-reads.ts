import { completions } from '@/db/schema/completions';
import type { FeaturePart } from '@/lib/feature';

export const completionsPart: FeaturePart = {
  tables: [{ table: completions }],
  undo: [{ table: completions }],
};
