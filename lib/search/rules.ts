export const maxQuery = 200;
/** Maximum number of a question's words to search for. More would not change the results. */
export const maxTerms = 12;
export const maxResults = 20;
/** Maximum number of rows of each kind to rank, and of characters of each row. Ranking them all takes about 20 ms. */
export const maxCandidates = 100;
export const maxCandidateText = 2000;
export const maxEntryText = 6000;
export const maxSnippet = 120;
/** Weight of a name, which identifies an item better than any other word. */
export const nameWeight = 2;
/** Weight of a related or misspelled word. */
export const relatedWeight = 0.6;
/** Minimum share of the best result's score at which a result is returned. */
export const minShare = 0.5;
