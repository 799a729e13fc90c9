/** What other assistants do and this one does not: a topic, how it is recognised, and how it is called in a reply. */
interface Topic {
  name: string;
  sign: RegExp;
}

const topics: Topic[] = [
  {
    name: 'play music or other media',
    sign: /\b(?:play|playing|replay|resume|shuffle|pause|unpause|rewind|skip|songs?|music|playlists?|albums?|artists?|band|singer|radio|fm|podcasts?|audio ?books?|episodes?|soundtrack|lyrics|tracks?|spotify|pandora|youtube|netflix|listen|tune|jazz|rock|pop|rap|hip hop|genre|volume|louder|quieter|softer|mute|unmute|speakers?|sound|audio|video|tv|channel)\b/i,
  },
  {
    name: 'tell the weather',
    sign: /\b(?:weather|forecast|temperature|rain(?:ing|ed|y|s)?|snow(?:ing|y|s)?|sunny|cloudy|overcast|humid(?:ity)?|windy|umbrella|jacket|raincoat|sunscreen|degrees|celsius|fahrenheit|storm|hot outside|cold outside)\b/i,
  },
  {
    name: 'read or send e-mail and messages',
    sign: /\b(?:e-?mails?|inbox|unread|gmail|outlook|mailbox|reply|voicemail|contacts?|phone number|contact list|subject line|send (?:a |an |the |this |my )?(?:message|text|sms|mail))\b/i,
  },
  {
    name: 'post to social networks',
    sign: /\b(?:tweets?|tweeted|twitter|facebook|instagram|snapchat|linkedin|tinder|social media|followers?|hashtag|timeline|status update|@\w+)\b/i,
  },
  {
    name: 'control your home',
    sign: /\b(?:lights?|lamps?|lighting|bulbs?|vacuum|hoover|robot|roomba|thermostat|heating|air con\w*|coffee (?:machine|maker)|(?:make|brew|cup of) \w* ?coffee|smart plug|plug|socket|brightness|bright|dim(?:mer)?|brighter|darker|house cleaning)\b/i,
  },
  {
    name: 'read the news or follow markets',
    sign: /\b(?:news|headlines?|stocks?|share price|stock price|market price|exchange rate|currency|dollars?|euros?|rupees?|yen|bitcoin|elections?|president|trump(?:'?s)?|press|politics|scores?|gossip|shares)\b/i,
  },
  {
    name: 'order food, book travel or give directions',
    sign: /\b(?:taxis?|cabs?|uber|lyft|rides?|train tickets?|tickets?|trains?|bus(?:es)?|subway|traffic|directions|route|distance|restaurants?|take ?away|take ?out|take-out|delivery|deliver|pizza|(?:my|an?|the|food|dinner|lunch|your) orders?|cuisine|order me|near me|nearby|nearest|closest|around here|hotels?|airfare|flights? to|theat(?:er|re)s?|cinemas?|movies?|concerts?|box office|bars?|pubs?|clubs?|map|located)\b/i,
  },
  {
    name: 'look up recipes',
    sign: /\b(?:recipes?|how (?:do|to|can|should|long) .{0,30}(?:cook|bake|boil|roast|grill)|ingredients?|calories|cook(?:ed|ing)?|oven|substitute)\b/i,
  },
  {
    name: 'answer questions of general knowledge',
    sign: /\b(?:define|definition|meaning|mean|means|synonyms?|translate|calculate|square root|plus|minus|divided by|times \w+|capital of|population|tallest|largest|biggest|wikipedia|google|search|history of|born|how old|how tall|how far|how big|why (?:is|are|do|does|did)|difference between|convert|explain|biography|celebrity|net worth|trivia|facts? about)\b/i,
  },
  {
    name: 'tell jokes or play games',
    sign: /\b(?:jokes?|riddles?|poem|story|funny|laugh|sing|chess|poker|games?|solitaire|puzzle|quiz|dice|coin)\b/i,
  },
];

const rest =
  'I keep todos, reminders and facts for you: say “add milk”, “remind me to call Anna tomorrow at 5” or “remember my locker code is 4821”.';

/** The topic of another trade that a text speaks of, or null. */
export function foreignTopic(text: string): string | null {
  return topics.find(({ sign }) => sign.test(text))?.name ?? null;
}

/** What to answer where no tool serves. */
export function notMine(text: string): string {
  const topic = foreignTopic(text);
  if (topic) return `I can’t ${topic}. ${rest}`;
  return `I'm not sure what you mean, so nothing was saved or changed. ${rest}`;
}
