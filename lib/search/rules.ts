export const maxQuery = 200;
export const maxTerms = 12;
export const maxResults = 20;
// With this limit and the limits on texts, ranking takes about 20 ms.
export const maxCandidates = 100;
export const maxCandidateText = 2000;
export const maxEntryText = 6000;
export const maxSnippet = 120;
export const nameWeight = 2;
export const relatedWeight = 0.6;
export const minShare = 0.5;
