import type { Phrase } from '@/lib/phrases/phrase';

const howTos: [RegExp, string][] = [
  [
    /^(?:delete|remove|cancel|undo)\b/i,
    'Name it: “delete the dentist”, “remove milk from my list”. “Undo” takes the last change back.',
  ],
  [/^(?:change|edit)\b/i, 'Say what is new: “move the dentist to 5”, “make it friday”, “rename it to …”.'],
  [/^complete\b/i, 'Say it is done: “got the milk”, “paid the rent”.'],
  [
    /reminder|alarm/i,
    'Just write it: “remind me to call the bank tomorrow at 9”, “every friday at 4 send the report”. “Make it 5” moves it, “cancel it” deletes it.',
  ],
  [
    /todo|task|list/i,
    'Just write it: “add milk and eggs”, “buy stamps by friday”, “what’s on my list”. “Got the milk” ticks it off.',
  ],
  [/journal/i, 'Write “journal”, and I ask you four short questions. Or “add to my journal: …”.'],
  [/^(?:stop|turn off|switch off).*summary/i, 'Write “no daily summary”.'],
  [/summary/i, 'Write “send me a summary every day at 7:30”.'],
  [/birthday/i, 'Write “mom’s birthday is 3 May”. I tell you each year.'],
  [/fact|note/i, 'Tell me: “my locker code is 4821”. Later ask “what’s my locker code?”'],
  [/quiet/i, 'Write “quiet hours from 22 to 7”.'],
  [/recap/i, 'Write “send my recap on monday at 8”.'],
  [/./, 'Tell me what and when: “dinner with Sam on friday at 7”.'],
];

const longestTopic = 4;
const dated =
  /^\D*\b(?:appointments|exams|deadlines|bills|dates|shifts|classes|lessons|birthdays|meetings|assignments|renewals|visits)$/i;

export const helpPhrases: Phrase[] = [
  {
    // "You can help me remember my exams?"
    intent: 'help',
    when: 'never',
    strength: 'certain',
    say: [
      '(can|could|will|would) you [please] help me [to] (remember|keep track of|keep on top of|organise|organize|not forget|keep up with) (my|our|all my|all the|the) {what}',
      '[help me] [to] (keep track of|keep on top of|stay on top of) (my|our|all my) {what}',
      'you (can|could) help me [to] (remember|keep track of|organise|organize|not forget) (my|our|all my|the) {what}',
    ],
    fits: (heard) =>
      (heard.hasQuestionMark || dated.test(heard.text('what'))) &&
      heard.text('what').split(' ').length <= longestTopic,
    calls: (heard) =>
      `Yes, gladly. Tell me your ${heard.text('what')} one by one, each with its day and hour, for example “dentist 3 December at 9”. I keep them and remind you in time.`,
    examples: ['can you help me remember my exams?'],
    counterExamples: ['can you help me remember to call mum'],
  },
  {
    intent: 'help',
    say: [
      '(help|help me|help please|i need help|commands|menu|options|instructions|usage|how to use this|i am lost|i am confused|what now|tutorial|guide|manual|info)',
      '(what|what all|what else) (can|could|do|should|may|will) (you|i) [actually|really|even] (do|do for me|help with|help me with|ask|ask you|say|say to you|tell you|offer|use you for|ask for|know) [for me|here|to do|exactly]',
      '[so|and] how (does|do|can|should|would) (this|it|that|you|i|sidekick|we) (work|use this|use you|use it|start|get started|begin|go) [exactly|here|then]',
      '(show|tell|explain) [me|to me] (how this works|how it works|what you can do|your features|what i can do|how to use this|all commands|the commands|your commands|how you work|the features)',
      '(what are|list) (your features|your commands|the commands|the features|your skills|your capabilities|my options|you good at|you for|you good for|you able to do|you capable of)',
      '(how can|what can) (you help|you help me|you assist me|i do here)',
      '(i|we) (need|want|could use) [some] help (remembering|keeping track of|organising|organizing) (things|stuff|everything|it all) [please|these days|now]',
      '(can you help me|could you help me|can you help|i need your help|help me out|i could use some help|i need some help)',
      'how do i use (this|you|it|sidekick)',
      '(what|what all) (can|could|do) you (do|offer|have) (that|which) {others}',
      '(what is|whats) (the point|the use|the purpose|the good|the idea) of (this|this app|you|it|sidekick|this thing|all this)',
      '(what is|whats) (this|it|this app|sidekick|this thing) [actually|good|even] for',
      '[i am|i] [very|so] [sorry] [but] (i no|i do not|i not|do not|i did not|i can not) understand [you|this|it|that|well|anything|how it works|what you say|what you mean|your answer|your message|your reply|the answer] [sorry]',
      '(say|explain|write|put|tell me) (it|that|this) [again] [more|in|a bit more] (simply|simple|simpler|clearly|easier|plain english|simple words|other words|simple english|easy words|slowly)',
      'what do (you|you guys) do',
      '[{one} and|{one} ,] (i am|i was|i have been|i hear|they say|people say) [told|hearing] [that] you (can|could|will) (remember|remind|keep|help) {others}',
    ],
    calls: () => ({ tool: 'help', input: {} }),
    examples: ['help', 'what can you do', 'so how does this work', 'what can i ask you'],
  },
  {
    intent: 'help',
    when: 'never',
    strength: 'certain',
    say: ['[so|ok|and|um|wait] what is this [app|thing|bot|number|chat|service] [here|then|even|exactly]'],
    calls: () => ({ tool: 'help', input: {} }),
    examples: ['hey what is this', 'what is this app'],
    counterExamples: ['what is this week like'],
  },
  {
    // "So what do I do?", of somebody who has stored nothing yet.
    intent: 'help',
    when: 'never',
    strength: 'certain',
    say: [
      '[so|ok|okay|and|right|well] [now] what (do i|should i|am i supposed to|do i have to) do [now|here|then|first|next|with this|with you]',
    ],
    fits: ({ world }) => !world.things.some(({ kind }) => kind === 'todo' || kind === 'reminder'),
    calls: () => ({ tool: 'help', input: {} }),
    examples: [],
  },
  {
    intent: 'help',
    say: [
      'with [<my>] (shopping|groceries|grocery shopping|shopping list|lists|list|errands)',
      '(help|help me|help me out|assist me|i need help|i need some help|i need a hand) [with] [<my>] (shopping|groceries|grocery shopping|shopping list|lists|list|errands)',
      '(keep|manage|do|make|start|track) [<my>] (shopping|groceries|shopping list)',
      '(do you do|can you do|do you have|can i have|can you keep|do you keep) (lists|shopping lists|shopping|a shopping list)',
    ],
    calls: () =>
      'Sure. Tell me what you need, for example “milk, eggs and bread”, and I keep the list. “Got the milk” ticks it off.',
    examples: ['help me with my shopping'],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'words',
    say: [
      'how (do|can|could|should|must|would) i (tell|say|show|let you know|let) [to] [you] [know] [that|when] (i am|i have|i|we|she|he|something is|it is|a task is|a todo is) {done}',
    ],
    fits: (heard) =>
      /^(?:(?:has|have) )?(?:finish(?:ed)?|done|did|complet\p{L}+|took|taken|had|gave|given|paid|got|bought)\b/iu.test(
        heard.text('done'),
      ),
    calls: (heard) =>
      /\b(?:took|taken|had|gave|given)\b/i.test(heard.text('done'))
        ? 'Say it is done: “took it”, “gave her the drops”. I tick it off and remember when.'
        : howTo('complete'),
    examples: ['how can I tell you that I finished something'],
  },
  {
    intent: 'help',
    when: 'words',
    say: [
      'how (do|can|would) (i|you) (complete|tick off|stop|turn off|switch off) [a|an|the|my|to] {thing}',
      'how (i|we|to) [can|could|do|must|should] (set|add|make|create|use|delete|remove|change|edit|cancel|undo|complete|write|get|stop|move) [a|an|the|my|to|up] {thing}',
      'how (do|can|would) (i|you) (set|add|make|create|use|delete|remove|change|edit|cancel|undo|complete|write|get) [a|an|the|my|to|up] {thing}',
    ],
    fits: (heard) =>
      /\b(?:reminders?|todos?|tasks?|lists?|journal|summary|birthdays?|facts?|notes?|quiet hours|recap|calendar|events?|alarms?|appointments?|meetings?|entr(?:y|ies)|items?|tasks?|something)\b/i.test(
        heard.text('thing'),
      ),
    calls: (heard) =>
      howTo(heard.whole.replace(/^how (?:(?:do|can|would|could|must|should|to|i|you|we) )+/i, '')),
    examples: ['how do i set a reminder'],
  },
  {
    intent: 'help',
    when: 'words',
    say: [
      '(speak|talk|write|answer|reply|respond|say|tell) [to me|with me|me] [it|that|this] [in] (german|spanish|french|portuguese|italian|dutch|polish|turkish|russian|arabic|chinese|japanese|hindi|deutsch|espanol|english) [with me|to me|please|from now on]',
      '(do|can|could) you (speak|understand|talk|know|write|read) [in] (german|spanish|french|portuguese|italian|dutch|polish|turkish|russian|arabic|chinese|japanese|hindi|other languages|english)',
      '(change|set|switch) [my|the|your] language [to] [{x}]',
      '(what|which) languages (do|can) you (speak|understand|know|support)',
    ],
    calls: () => 'I only speak English so far, sorry. I keep your words as you write them, in any language.',
    examples: ['speak german with me'],
  },
  {
    intent: 'help',
    say: [
      '(do|will|would|can) (you|sidekick) (share|sell|give|show|pass on|send|leak) [any of] (my|our) (data|stuff|things|information|info|notes|messages|journal|todos|secrets) [on] (with|to) (anyone|anybody|someone|others|other people|third parties|companies|people|advertisers|google) [else]',
      'who [else] (can|could|does|is able to) (see|read|access) (this|it|that|my stuff|my data|my messages|my journal|my notes|what i write|what i tell you|what i say|our chat|this chat)',
      '(is|are) (this|my data|my stuff|our chat|what i write|what i tell you|everything|it|my journal) [all] (private|safe|secure|confidential|encrypted) [with you|here]',
      '(can|does|will|could) (my|our) {who} [also] (see|read|access) (this|it|that|my stuff|my data|my messages|my journal|my notes|my lists|our chat|this chat) [too|as well]',
      '(is|are) (anyone|anybody|someone|people|you all) [else] (reading|seeing|watching|spying on) {what}',
      '(can|does) (anyone|anybody|someone) [else] (see|read|access) (this|it|that|my stuff|my data|my messages|my journal|my notes|what i write|what i tell you)',
      '[and|so] what (do you do|happens|will happen|will you do) (with|to) (my|all my|our) (data|stuff|info|information|messages|notes|secrets|journal)',
      '[and|so] what (do you do|happens|will happen|will you do) (with|to) [all] [of] (what|everything|anything|whatever|the stuff|the things|the info|the information|stuff|things|all) [that] (i|we) [have] (tell|told|write|wrote|say|said|send|sent|type|give|gave|share|shared) [to] [you] [here|in here]',
      '[and|so] where (do you keep|do you store|do you save|is) (my|all my|our) (data|stuff|info|information|messages|notes|journal) [kept|stored|saved|going]',
      'is it (safe|ok|okay|alright|a good idea|secure) to (keep|store|save|put|have|leave|tell you) {what} [here|with you|in here]',
      'should i (keep|store|save|put) {what} (here|with you|in here)',
    ],
    calls: () =>
      'What you tell me is stored for your account alone, and I show it to nobody else. Whoever runs this Sidekick has its database, and the messengers, calendar and language model that are connected get what they need. You can download or delete everything under Settings on your dashboard.',
    examples: [
      'do you share my stuff with anyone?',
      'who can read this',
      'what happens to the stuff i tell you',
    ],
    counterExamples: ['what happens if i tell you to stop'],
  },
  {
    intent: 'help',
    when: 'words',
    strength: 'certain',
    say: [
      '(will|do|would|can|could) you [ever] (forget|lose|delete|erase) (what|things|stuff|the things|everything|all) [that] i [have] (tell|told|say|said|write|wrote|give|gave) [you] [here]',
      '(will|do|would|can) you [ever] (forget|lose) (my data|my things|my stuff|my notes|my lists)',
    ],
    calls: () => 'No, I keep what you tell me until you delete it. “Forget …” takes out a single fact.',
    examples: ['will you forget what i tell you', 'will you lose my notes'],
  },
  {
    intent: 'help',
    when: 'words',
    say: [
      '(do|can|will|does|would) (you|this|it|sidekick) [also|still] (work|run|function) (without|with no) [an|any] (internet|wifi|connection|signal|data|network|internet connection)',
      '(do|can|will|does|would) (you|this|it|sidekick) [also|still] (work|run|function) (offline|off line)',
      '(do|will) (i|you) need [the|an] (internet|wifi|connection|internet connection) [for this|for you|to work|to use you]',
    ],
    calls: () =>
      'I run on a server, so you need a connection to reach me. What you told me stays, and what comes due without one reaches you later.',
    examples: ['do you work without internet', 'does this work offline'],
  },
  {
    intent: 'help',
    say: [
      '(which|what) (channels|messengers|apps) (do|can) you (work with|work on|use|support|know)',
      '(can|could) (i|we) (use|reach|write|message|text|write to|talk to) you (on|in|by|via|over|through) (whatsapp|telegram|email|e-mail|sms|messenger) [too|as well|also]',
      '(do you|can you) (work|run|answer|reply) (on|in|by|via|over) (whatsapp|telegram|email|e-mail|sms) [too|as well|also]',
    ],
    calls: () =>
      'Here, on WhatsApp and on Telegram, it is the same conversation; e-mail brings what I send. You connect them under Channels on your dashboard.',
    examples: ['can i use you on whatsapp'],
  },
  {
    intent: 'settings',
    when: 'words',
    say: [
      '(export|download|back up|backup|save|get|give me|send me|i want) [a copy of] [all] [of] (my|all my|the|all) (data|information|account data|stuff|everything|account)',
      '(can|how can|how do) i (export|download|get|back up) [a copy of] [all] [of] my (data|information|stuff)',
    ],
    calls: () => 'You can download everything under Settings on your dashboard: “Export my data”.',
    examples: ['export my data'],
  },
  {
    intent: 'settings',
    when: 'words',
    say: [
      '(delete|close|remove|cancel|deactivate|erase|wipe) (my|this|the) (account|profile|user|sidekick account)',
      '(wipe|erase|delete|remove|clear) (all|all of) (my|the) (data|information|personal data|stuff|account data) [from here|you have]',
      '(how can|how do|can) i (delete|close|remove|get rid of|quit|cancel|leave) my (account|data|profile)',
      '(wipe|erase|delete) (my|all|the) data',
    ],
    calls: () =>
      'Deleting your account and all its data is a step only you can take, under Settings on your dashboard. I have deleted nothing.',
    examples: ['delete my account', 'wipe all my data'],
  },
  {
    intent: 'settings',
    when: 'words',
    say: [
      '(change|update|set|edit|correct|reset|how do i change|how can i change|can i change|i want to change|i need to change|i forgot|add|remove|verify) (my|the) (email|e mail|email address|e mail address|phone number|phone|password|login|username|name|profile|first name|last name|profile picture|account|number|mail address) [to {x}]',
      '(sign|log) (out|me out|off)',
    ],
    calls: (heard) =>
      /\b(?:sign|log)\b/i.test(heard.whole)
        ? 'You can sign out on your dashboard, in the menu at the top.'
        : 'That lives under Settings on your dashboard: name, e-mail, phone and password.',
    examples: ['change my email address'],
  },
];

function howTo(thing: string): string {
  return howTos.find(([pattern]) => pattern.test(thing))?.[1] ?? '';
}
