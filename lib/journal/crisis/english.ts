import { anywhere, atEnd, atStart, type CrisisLanguage } from '@/lib/journal/crisis/language';

const really =
  '(?:(?:just|really|honestly|still|so|very|always|actually|only|kinda|sometimes|often|also|even|fucking|truly|genuinely|literally|seriously|secretly|simply|have|had|been|would|kind of|pretty|quite|again) ){0,3}';
const self = 'my ?self';
const suicide = '(?:suicide|sewer slide)';
const to = '(?:(?:to|too|2) )?';
const anymore = '(?:any ?more|any longer|at all)';
const think =
  '(?:think(?:ing)?|thinkin|thought|thoughts|dream(?:ing|t|ed)?|fantasi[sz]\\S{0,4}|obsess\\S{0,4})';
const intend =
  '(?:want|wanna|wanted|wanting|going|gonna|gunna|ill|id|will|would|should|could|might|may|plan|planning|planned|tempted|tried|try|trying|urges?|need|like|keep|kept|feel like|about)';
const ifGone =
  'if i (?:just )?(?:(?:was|were|am) (?:gone|dead|not (?:around|here|alive)|never born)|(?:wasnt|werent) (?:around|here|alive|born)|died|die|disappeared|disappear|vanished|killed myself|(?:didnt|did not) (?:exist|wake up)|never (?:existed|woke up))';
const somebody =
  '(?:he|she|they|hes|shes|theyre|who|whos|whoever|you|people|patients?|teens?|teenagers|students?|someone|somebody|anyone|nobody|person|man|men|woman|women|guy|girl|boy|kids?|children|friends?|mate|brother|sister|mother|mom|mum|father|dad|son|daughter|wife|husband|partner|boyfriend|girlfriend|cousin|uncle|aunt|grandma|grandpa|neighbou?r|colleague|coworker|boss|client|character|hero|heroine|protagonist|singer|actor|ex)';
const title =
  '(?:song|film|movie|book|novel|poem|episode|track|album|series|game|essay|lyrics?|chorus|line|quote|phrase|meme|shirt|sticker|titled|called|named)';

export const english: CrisisLanguage = {
  says: anywhere([
    // acts
    `(?:kill|killing|killed|unalive|unaliving|unalived|un alive|un aliving|hang|hanging|shoot|shooting|drown|drowning|poison|poisoning|suffocate|strangle|electrocute|murder) ?${self}`,
    `${intend} ${to}${really}(?:off|delete|end|top|neck) ${self}|do ${self} in`,
    `${intend} ${to}${really}(?:be )?un ?alived?`,
    `(?:end|ending|ended) (?:it all|my (?:own )?(?:life|live(?! (?:stream|show|class|set))|existence|suffering))`,
    '(?:take|taking|took|taken) (?:my own life|my life(?! (?:jacket|savings|vest|insurance|partner|story|back|seriously|for granted|in|into)))',
    `(?:want|wanted|wanna|ready|gonna|going) ${to}${really}end it`,
    '(?:to|gonna|wanna|ill|id|should|might|just|could|imma|finna|2) kms',
    '(?<=^)kms',
    '(?:blow|blowing) my (?:brains|head) (?:out|off)|bullet (?:in|into|through) my (?:head|brain|skull|mouth)',
    'end (?:the|my|this) (?:pain|misery|suffering)(?= ?$| ,| for good| forever| tonight| now| once)',
    '(?:think|thinking|thought|thoughts) (?:of|about) ending (?:it|everything|things)(?= ?$| ,| all| tonight| now)',
    // wish to die
    `(?:part|half|all|something|everything|a voice) (?:of|in|inside) (?:me|my head) (?:\\S{1,8} ){0,2}(?:wants?|wishes|wanted) (?:to |me to )?(?:die|be dead|dead|end it|disappear|give up living|stop living)`,
    '(?:googled|googling|looked up|looking up|searched|searching|researching|reading about|know|found) (?:\\S{1,10} ){0,3}(?:ways?|how|methods?) (?:i could |i would |to )(?:die|kill|hang|end my)',
    '(?:death|dying|being dead) (?:would|sounds|seems|feels|looks|is) (?:\\S{1,8} ){0,3}(?:relief|better than|easier|peaceful|nice|good|only way|only thing|comforting|appealing)',
    '(?:dont|do not|wouldnt|would not) (?:really |even )?(?:care|mind) (?:if i |whether i )?(?:die|died|dying|live or die|lived or died|wake up|woke up|not waking up|never woke up|never waking up|being dead|got hit|get hit)',
    `(?:nobody|no one|noone|none|who)(?: \\S{1,10}){1,5} ${ifGone}`,
    '(?:shouldnt|should not|should never|never should) (?:be alive|exist|have been born|be here any ?more|have existed)',
    '(?:hope|wish|want) (?:a|some|the|that a) (?:car|bus|truck|train) (?:would |will |to )?(?:hits?|runs?) me',
    `(?:want|wanna|wanting|deserve|longing|id like|would like|hoping|prefer|ready|need) ${to}${really}(?:die|be dead|not (?:be alive|exist|be here ${anymore})|cease to exist|stop existing|stop living|never wake up|sleep forever|leave this world)`,
    `rather not (?:be alive|exist|wake up|live)`,
    `(?:i|ive|me) ${really}(?:wanted|wished|hoped) ${to}${really}(?:die|be dead|not exist|stop existing)`,
    `rather (?:be dead|die(?! than))`,
    `(?:wish|hope|pray|if only)(?: that)? (?:i|id) ${really}(?:was|were|could be|am|could|would|had|to)? ?${really}(?:dead|die|died|not alive|never born|never been born|never wake up)`,
    `wish (?:i|id) (?:wasnt|werent|didnt|hadnt|was not|were not|had not|did not|had never|was never|were never)(?: been)? (?:born|alive|exist|here ${anymore}|woken up)`,
    '(?:hope|wish|pray)(?: that)?(?: i)? (?:dont|wont|didnt|wouldnt|never|not to|do not|to never) (?:ever )?wake up',
    'never (?:have to )?wake up(?! (?:on|at|early|before|in time|to|late|with|next))',
    '(?:not|dont) wake up (?:again|any ?more|ever)',
    '(?:sleep|asleep|bed) (?:\\S{1,8} ){0,3}(?:not|never|dont|without) (?:ever )?(?:wake|waking) up',
    '(?:why|let me|wish i could|i should) (?:cant i |didnt i |just |please |i )?(?:just )?(?:die|be dead)(?! (?:of|from|laughing|alone))',
    `better off dead`,
    '(?:want|wish|pray|longing|beg|long|looking forward) (?:for )?(?:my )?death',
    'want (?:it all|everything|all of (?:this|it)|all this|my life|this life) to (?:end(?! (?:well|soon|happily|with|in|on))|stop(?! (?:moving|changing|for))|be over)',
    '(?:disappear|vanish|be gone) (?:forever|for good|from this world|from this earth|and (?:never|not) (?:come back|return|wake))',
    // no will to live
    `(?:dont|do not|didnt|no longer|not|never) (?:really |even |actually |ever )?(?:want|wanna|wanting|wish|care|feel like) ?${to}(?:be alive|being alive|exist|existing|keep living|keep going ${anymore}|be in this world|be on this (?:earth|planet)|see tomorrow|breathe ${anymore}|be (?:here|around) ${anymore}|wake up(?! (?:(?:on|at|early|before|so|to|late|the|my|him|her)\\b))|go on(?! (?:a|the|that|this|with|stage|any|his|her|another|holiday|vacation|dates?|my|our|to))|(?:live|living)(?! (?:(?:in|with|at|on|under|near|next|off|like)(?! (?:this|like this|that|these|pain))|here|there|alone|abroad|together|apart)))`,
    `not sure (?:if |that |whether )?i want ${to}(?:live|be alive|be here|keep going|go on|exist)`,
    `no (?:real |good |more )?(?:reason|point|purpose|sense)(?: left)?(?: for me)? (?:to|in|of|for) (?:keep |keep on )?(?:going on(?! with)|go on(?! with)|live(?! (?:in|here|there|with|near))|living(?! (?:in|here|there|with|near))|be(?:ing)? alive|carry(?:ing)? on(?! with)|exist(?:ing)?|stay(?:ing)? alive|my life|life)`,
    '(?:dont|cant|do not|cannot|can not|not|never|didnt|couldnt|hardly|without) (?:\\S{1,10} ){0,2}(?:a|any|the|one) (?:single |real |good )?(?:reason|point|purpose|sense) (?:to|in|of|for) (?:keep |keep on )?(?:going on(?! with)|go on(?! with)|live(?! (?:in|here|there|with|near))|living(?! (?:in|here|there|with|near))|be(?:ing)? alive|carry(?:ing)? on(?! with)|exist(?:ing)?|life)',
    'whats? (?:is )?(?:even )?the point (?:of|in) (?:living|waking up|going on(?! with)|being alive|life|existing|staying alive|it all)',
    '(?:nothing|not anything|no one|nobody)(?: left)? to live for',
    '(?:isnt|not|aint|never|wasnt) (?:really |even )?worth living',
    '(?:cant|cannot|can not) (?:keep living|go on living|live like this|live with this pain|live with myself|bear (?:to live|living|being alive)|take (?:being alive|living))',
    '(?:dont think i can|not sure i can|dont know (?:if|how|how long) i can|dont know how to) (?:\\S{1,8} )?(?:keep living|go on living|live like this|stay alive|go on(?! (?:a|the|with|stage|holiday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)))|(?:ready|want|wish|waiting) for (?:it all|everything|my life|this life) to (?:be over|end|stop)',
    `(?:cant|cannot|can not) go on (?:like this|this way|${anymore})`,
    `i ${really}(?:cant|cannot|can not) go on(?! (?:a|the|that|this|with|stage|holiday|vacation|strike|(?:mon|tues|wednes|thurs|fri|satur|sun)days?))`,
    '(?:tired|sick|done|exhausted|fed up|weary) (?:of|with) (?:living(?! (?:in|with|at|here|there|alone))|being alive|existing|my life|life(?! (?:admin|in|as|at|here|hacks|on|with|lately being)))',
    'hate (?:being alive|living(?! (?:in|with|at|here|there|alone|on))|that im (?:still )?alive)',
    '(?:dont|do not|didnt) deserve to (?:live|be alive|exist)',
    '(?:given|give|giving|gave) up on (?:life|living(?! room))',
    'wont be (?:here|around|alive) (?:much longer|any ?more|tomorrow|when you)',
    '(?:only|one) way out (?:is|would be) (?:death|to die|dying|suicide)',
    '(?:no|lost (?:the|my|all)|losing (?:the|my)) (?:will|desire|wish) to (?:live|go on|keep going|be alive)',
    '(?:my )?life (?:has|had|holds) no (?:meaning|purpose|point)|my life is (?:\\S{1,8} )?(?:pointless|meaningless|worthless)',
    '(?:done|finished) (?:with )?living|wont (?:make it through|survive) (?:the|this) night|dont belong in this world',
    // others are better off without me
    'if i (?:just )?(?:died|die|disappeared|vanished|was gone|were gone|was dead|were dead|killed myself)(?: \\S{1,9}){0,2}(?: ,)? (?:nobody|no one|noone|everyone|everybody|they|my family|the world|would anyone|who would)',
    'world (?:doesnt|does not|dont) need me',
    `(?:better|easier|happier|relieved|lighter|fine|glad)(?: off)? (?:\\S{1,10} ){0,2}${ifGone}`,
    '(?:better off|happier|relieved) (?:\\S{1,10} ){0,2}(?:without me|(?:when|once|with) (?:im|me) (?:gone|dead))',
    '(?:world|everyone|everybody|they|them|family|kids|people|you)(?: all)? (?:would|will|d) (?:\\S{1,8} ){0,2}(?:better|fine|ok|happier) without me',
    'i ?(?:am|m|feel like)? (?:\\S{1,8} ){0,2}a burden (?:to|on|for) (?:everyone|everybody|my family|them all|all|my \\S{1,10})',
    // suicide by name
    `(?:commit|comit|committ|comitt|committing|comitting|commiting|comiting|attempt|attempting) ${suicide}`,
    `i ${really}(?:tried|attempted|committed) (?:to )?(?:commit )?${suicide}`,
    `${think} (?:\\S{1,10} ){0,2}(?:of|about|on|over|with) (?:\\S{1,10} )?(?:${suicide}|dying|death all|killing|jumping|hanging|not being here|not existing|how to die|how i would die|how it would be to die|being dead)(?= ?$| ,| (?:again|every|all|a lot|since|so|and|today|tonight|right|lately|more|for|when|but|because|too|now|as|constantly|daily|often|sometimes|is|are|at))`,
    `${suicide} (?:has |had |keeps )?(?:crossed|crosses|crossing|is on|on|sounds|entered) (?:my mind|like|better|good)`,
    `(?:consider|considered|considering|contemplate|contemplated|contemplating|planning|planned|plan|researching) (?:my )?${suicide}`,
    `${suicide} (?:is|seems|looks like|feels like) (?:\\S{1,8} ){0,2}(?:only|best|way out|option|answer|solution)`,
    `(?:my|wrote a|writing a|write a|written a|wrote the) ${suicide} (?:note|letter|plan)`,
    'my (?:first |second |third |last |own )?suicide attempt|(?:attempted|tried) (?:suicide|to end it) (?:again|last|twice|once|before)',
    'my (?:own |old |recent |constant |first )?suicid(?:al|e) (?:thoughts?|ideas?|ideation|urges?|plans?|feelings|impulses)',
    '(?:have|having|had|got|getting|these|get|those|constant|more|daily) (?:\\S{1,10} ){0,2}suicid(?:al|e) (?:thoughts?|ideas?|ideation|urges?|plans?|feelings|impulses)',
    '(?<=^)(?:(?:more|just|constant|still) )?suicidal(?: thoughts| ideation)?',
    `(?:i|im|am|i was|ive been|feel|feeling|felt|me) ${really}(?:feeling )?suicidal`,
    `not (?:killing|hurting|harming|cutting) ${self}(?: \\S{1,9}){0,3}(?: ,)? but i (?:still |really |so )?(?:want|wanted) to(?= ?$| ,)`,
    `(?:burned|burnt|burn|cut|hurt|scratched|hit) ${self}(?: \\S{1,10}){1,5} (?:on purpose|deliberately|intentionally)`,
    // self-harm
    '(?:urges?|need|want|wanna|wanted|going|gonna|tempted|thoughts?|ideas?|thinking|think|started|start|relapsed|back|resist) (?:to |of |about |with |in |into )?(?:\\S{1,8} )?(?:self ?harm\\S{0,3}|self ?injur\\S{0,3})',
    `(?:i|ive|i have) ${really}self ?(?:harm|harmed|injured|harming)`,
    '(?:been|started|back to|i am|im|relapsed and|relapsed with|i keep|stop) cutting(?: again| every| myself| ,|(?= ?$))|i cut (?:again|last night)',
    '(?:razor|blade|knife)(?: blade)? (?:to|on|across|against) my (?:skin|wrists?|arms?|throat)',
    'my self ?harm|self ?harm(?:ed|ing)? (?:again|last night|yesterday|today|tonight)',
    `(?:cut|cutting|slit|slitting|slash|slashing) (?:${self}|my (?:wrists?|arms?|thighs?|legs?|skin|veins|throat))`,
    `(?:${intend}|thinking (?:of|about)|think (?:of|about)|thoughts (?:of|about)) ${to}${really}(?:hurt|hurting|injure|burn|burning|punish|punishing|starve|starving|cut|cutting) ${self}`,
    `(?:harm|harming|harmed) ${self}|(?:been|keep|kept|started|am|im|stop|about) (?:hurting|burning|punishing|starving) ${self}`,
    'want out of (?:this|my) life|wish i (?:wasnt|werent|was not) here(?= ?$| ,)',
    `(?:hurt|burned|burnt|hit|injured) ${self} (?:again|on purpose|deliberately|intentionally|tonight|to feel|to cope)`,
    `(?:scratch|scratched|scratching|cut|burn|burned|burnt|burning|slice|sliced|carved) (?:\\S{1,8} ){0,1}my (?:arms?|wrists?|thighs?|legs?|skin) (?:open|again|up)`,
    '(?:burned|burnt|burn|cut|scratched) my (?:arms?|wrists?|thighs?|legs?|skin) (?:\\S{1,8} ){0,6}(?:to feel|feel something|to cope|on purpose)',
    `(?:picture|picturing|pictured|imagine|imagining|imagined|see) ${self} (?:hanging|dead|dying|jumping|falling)`,
    // resisting the wish
    `(?:challenge|goal|struggle|hard|hardest|difficult|trying|try|tried|fighting|managed|promised|promise)(?: \\S{1,10}){0,4} (?:not|from) (?:to )?(?:(?:kill|killing|cut|cutting|hurt|hurting|harm|harming) ${self}|cutting|self ?harm\\S{0,3}|ending (?:it|my life)|end my life|jump|die)(?= ?$| ,| again| today| tonight)`,
    '(?:disappointed|sad|sorry|angry|upset|regret|unhappy|annoyed|hate)(?: \\S{1,6}){0,2} (?:i am|im|i|being|to be) (?:still )?(?:alive|woke up|survived)',
    '(?:goodbye|farewell) (?:letters?|notes?)(?! (?:to|for) (?:my |the |our )?(?:team|colleagues?|coworkers|boss|class|students|job))',
    // methods
    '(?:how many|how much) (?:\\S{1,10} ){0,4}(?:to|would|will|could) (?:die|kill me|kill (?:a|one) person|overdose|be fatal)',
    '(?:i|nearly|almost) (?:\\S{1,8} )?(?:stepped|walked|jumped) (?:in front of|onto|off|into) (?:\\S{1,10} ){0,2}(?:train|bus|truck|traffic|tracks|bridge|roof|balcony)',
    '(?:jump|jumping|throw myself|throwing myself|leap|leaping) (?:off|from|out of) (?:\\S{1,10} ){0,3}(?:bridge|roof|building|balcony|window|cliff)',
    '(?:jump|jumping|throw myself|throwing myself|step|stepping|walk|walking|lie down) (?:in front of|under|onto the|into) (?:\\S{1,10} ){0,2}(?:train|bus|truck|lorry|car|traffic|tracks|rails)',
    '(?:drive|driving|crash|crashing) (?:\\S{1,8} ){0,3}(?:off|into) (?:a|the) (?:bridge|cliff|tree|wall|river)',
    '(?:swerve|steer|drive|driving|swerving|crash) (?:\\S{1,8} ){0,3}(?:into|in) (?:the )?oncoming traffic|walk into the (?:sea|ocean|lake|river) (?:and|until)',
    '(?:counted|saved|saving|hoarding|hoarded|stockpiled|stockpiling|collecting|collected|lined up|stashed) (?:\\S{1,10} ){0,3}(?:pills|tablets|meds|painkillers)|(?:pills|tablets|painkillers) (?:counted|lined up|saved up|ready)|swallow (?:them|it) all|take them all (?:tonight|at once|now)',
    `${intend} ${to}${really}(?:overdose|od)|i overdosed|took an overdose|take an overdose`,
    '(?:took|take|taken|swallow|swallowed|taking|swallowing) (?:a whole (?:bottle|box|pack) of|the whole (?:bottle|box|pack) of|a (?:bottle|bunch|handful) of|too many|all (?:of )?(?:my|the|these)) (?:\\S{1,10} ){0,2}(?:pills|tablets|painkillers)(?<!all (?:of )?(?:my|the|these) (?:\\S{1,10} ){0,2}(?:pills|tablets|painkillers)(?! at once| to (?:die|end|sleep forever)))',
  ]),
  names: anywhere([
    'suicide|suicidal(?: thoughts| ideation)?|sewer slide|self ?harm|self ?harming|self ?harmed|unalive|unaliving',
  ]),
  elsewhere: anywhere([
    somebody.replace('|nobody|', '|'),
    title.replace('|titled|called|named', ''),
    '(?:his|her|their|him|them|its)',
    '(?:documentary|docu|article|news|report|podcast|lecture|talk|talks|training|class|seminar|course|workshop|study|studies|paper|thesis|essay|show|play|plot|story|campaign|awareness|prevention|preventing|statistics|rates?|volunteer\\S{0,4}|charity|squad|bomb\\S{0,4}|attacks?|mission|doors?|career|political|social|financial|professional|commercial|fashion|culinary|economic|wing|cases?|victims?|century|law|assisted)',
  ]),
  before: atEnd([
    // negations
    '(?:never|(?<!why )(?<!if i do )not|dont|didnt|wont|wouldnt|no|havent|hasnt|isnt|wasnt|werent|aint|nor|no longer|stopped|instead of|couldnt|far from)(?: (?:want|wanted|wanna|wish|ever|even|really|actually|seriously|to|going|gonna|thinking|think|thought|thoughts|once|about|of|be|been|have|had|try|trying|plan|planning|any|feel|feeling|that|urges?|intention|intending|intend|would|need|do|anything|like|in|a|currently|at|all|longer|self|harm|or)){0,6}',
    // about someone else
    `${somebody}(?: (?:was|is|were|are|been|had|has|have|will|would|might|may|could|also|really|just|once|often|never|always|tried|try|trying|to|wants?|wanted|wanting|going|threatens|threatened|kept|keeps|keep|who|thinking|talks?|talked|talking|about|of|feels?|feeling|felt|even|actually|almost|secretly|nearly|did|with|having)){0,5}`,
    `(?:${somebody}|${title})(?: \\S{1,12}){0,2} (?:said|says|saying|texted|wrote|writes|told|tells|messaged|sang|sings|shouted|screamed|whispered|posted|goes|called|titled|named)(?: (?:me|us|to me|to us|once|that))?(?: ,)?(?: (?:i|im|ive|just|really|am)){0,2}`,
    `${title}(?: (?:called|titled|named|is|was|says|by \\S{1,12}))?(?: ,)?(?: (?:i|im|just|really)){0,2}`,
    'accidentally|by accident',
  ]),
  after: atStart([
    '(?:from )?laughing|(?:of|from|with) (?:laughter|embarrassment|shame|boredom|cringe|cuteness|hunger|thirst|heat|happiness|old age)',
    '(?:with|about) (?:(?:my|this|the|that) )?(?:boss|job|work|team|project|colleagues?|landlord|neighbou?rs?|schedule|commute)',
    '(?:feeding|watching|holding|cooking|calling) (?:him|her|them|it)|on (?:that|this|the) (?:project|team|trip|case|shift)',
    '(?:a|an|some|the|up a) (?:\\S{1,10} )?(?:picture|poster|painting|photo|lamp|shelf|mirror|swing|hammock)|as (?:a|an|the) (?:smoker|bachelor|student|single|vegetarian|employee|freelancer)',
    'in the foot|some slack|a (?:slice|piece|break|deal)|off|loose|short|out of',
    '(?:while |when i was )?(?:shaving|cooking|chopping|slicing|peeling|gardening|opening|tripping|slipping|making dinner)',
    '(?:on|with|at|in) (?:(?:a|the|that|some|my|those|these|broken) )?(?:paper|glass|can|tin|stairs?|steps?|ice|bike|treadmill|ladder|skateboard|trail|scooter|branch|thorns?|fence|gym|work|training|practice|kitchen|garden|workshop|bread knife|kitchen knife|football|skis)',
    '(?:over|for|to finish|to meet|to hit|trying to (?:finish|carry|reach|lift|keep up|impress|fix|open|meet|get)) ?(?:(?:a|the|this|that|my|another|some) )?(?:deadline|project|report|exam|assignment|presentation|job|company|boss|grade|client|sofa|box|jar|tyres?|numbers?|targets?)?(?= ?$| ,| and| again| before)(?<!^(?:over|for) ?)',
    'by accident|accidentally|my hair|squad|prevention|bomb\\S{0,4}|mission|attacks?|rates?|awareness|statistics|pact',
    '(?:back|seriously|for granted|into my own hands|in my own hands|to the next level|in a new direction|with (?:him|her|tom|them|my (?:boyfriend|girlfriend|ex|partner)))',
    '(?:and i|i) (?:said|told \\S{1,8}) no',
    '(?:into|in) the (?:water|sea|lake|pool|ocean)|on (?:chocolate|sugar|coffee|caffeine|carbs|cake|netflix|cookies|christmas \\S{1,10})',
    'lmao|lol jk|just kidding',
  ]),
};
