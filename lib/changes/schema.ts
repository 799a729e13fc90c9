import type { WatchedFeature } from '@/lib/changes/rules';

/** A version of each feature that the user has rows of. It differs after every change; versions are compared only for equality. */
export type Versions = Partial<Record<WatchedFeature, string>>;
