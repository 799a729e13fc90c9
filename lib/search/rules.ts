export const maxQuery = 200;
/** More words than these say nothing new about what is looked for. */
export const maxTerms = 12;
export const maxResults = 20;
/** Rows of each kind that are ranked, and characters of each: together they take some 20 ms. */
export const maxCandidates = 100;
export const maxCandidateText = 2000;
export const maxEntryText = 6000;
export const maxSnippet = 120;
/** A name in the question says more about what is meant than any other word. */
export const nameWeight = 2;
/** How well a word is explained by a related one, by a longer one that begins with it, and by one with a typing error. */
export const relatedWeight = 0.6;
/** Results that explain less than this share of what the best one explains are left out. */
export const minShare = 0.5;
