import type { Phrase } from '@/lib/phrases/phrase';

export const searchPhrases: Phrase[] = [
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '(search|search for|search through|search in) [for] [my (notes|things|stuff|facts|messages)|everything|all] [for|about|with|on] {query}',
      '(find|show|show me|tell me|give me|list|get|get me|read me) (everything|anything|all|whatever|all the things) [that] [you (know|have|saved|stored|noted)|i (have|told you|said|noted|wrote|saved)|there is|stored|saved|noted] (about|on|with|regarding|mentioning|containing) {query}',
    ],
    fits: (heard) => {
      const query = heard.text('query');
      // "Search for a new sofa" is a task.
      return query.split(' ').length <= 4 && heard.sense === 'none' && !notStored.test(query);
    },
    calls: (heard) => ({
      tool: 'search',
      input: { query: heard.text('query').replace(/^(?:my|our|the) /i, '') },
    }),
    examples: ['search for passport', 'find everything about the car'],
    counterExamples: ['search for a new sofa', 'show me everything on friday'],
  },
];

const notStored =
  /^(?:an?|some|new|cheap|cheaper|better|other|another|flights?|hotels?|tickets?|online|jobs?|it|that|this|them|my list|the list|(?:my )?calendar|\p{L}+day|today|tomorrow|tonight|my (?:plate|mind|list|schedule))\b/iu;
