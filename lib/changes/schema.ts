import type { WatchedFeature } from '@/lib/changes/rules';

/**
 * A version for each feature that the user has rows of. A version changes with every change of the data; compare versions only for
 * equality.
 */
export type Versions = Partial<Record<WatchedFeature, string>>;
