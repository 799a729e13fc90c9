import type { WatchedFeature } from '@/lib/changes/rules';

/** A version of the user's data for each feature. Compare versions only for equality. */
export type Versions = Partial<Record<WatchedFeature, string>>;
