import { preferencesInput } from '@/lib/preferences/schema';
import { updatePreferences } from '@/lib/preferences/writes';
import { defineReversal } from '@/lib/tool';

export const preferenceReversals = [
  defineReversal({
    name: 'preferences.restore',
    args: preferencesInput,
    run: async (ctx, before) => {
      await updatePreferences(ctx, before);
    },
  }),
];
