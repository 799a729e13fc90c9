import type { WatchedFeature } from '@/lib/changes/rules';

/**
 * A version for each feature in which the user has rows. A version changes whenever the data does. Compare
 * versions only for equality.
 */
export type Versions = Partial<Record<WatchedFeature, string>>;
