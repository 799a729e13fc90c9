export const maxQuery = 200;
/** Maximum number of words of a question that are looked for; more would not change the results. */
export const maxTerms = 12;
export const maxResults = 20;
/** Maximum number of rows of each kind to rank, and of characters of each. Ranking them all takes some 20 ms. */
export const maxCandidates = 100;
export const maxCandidateText = 2000;
export const maxEntryText = 6000;
export const maxSnippet = 120;
/** Weight of a name, which tells more about what is meant than any other word. */
export const nameWeight = 2;
/** How much a related or misspelled word counts. */
export const relatedWeight = 0.6;
/** Results below this share of the best result's score are left out. */
export const minShare = 0.5;
