const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/** Verbs that can begin a todo, such as "call" and "buy". */
export const taskVerbs = list(`
  call phone ring email mail text message write jot send post reply answer contact ask tell invite meet visit see thank congratulate
  buy get pick grab fetch collect order purchase return exchange sell pay transfer renew cancel book reserve schedule arrange plan
  organize organise prepare pack unpack clean wash tidy vacuum mop dust sweep scrub iron fold hang water feed walk groom mow trim rake
  prune weed plant cut cook bake make defrost marinate eat drink take bring carry drop deliver move put turn switch charge plug unplug
  lock unlock close open shut fix repair replace change check test inspect review read study learn practice practise revise finish
  complete start begin continue submit sign file scan print copy upload download install update upgrade backup back restore delete
  remove clear empty refill fill top sort recycle declutter donate give lend borrow hand find look search research google watch listen
  record edit draft type note register apply enroll enrol vote attend join go drive ride run swim stretch exercise train meditate pray
  rest sleep wake brush floss shave shower measure weigh paint build assemble install hem sew knit draw create design set prep follow
  confirm verify call-back rsvp wrap decorate celebrate shop try taste chop boil grill freeze thaw inflate pump tighten service
  wipe polish sharpen unclog unblock shovel take-out air dry bleach disinfect treat vaccinate deworm bathe count calculate budget save invest claim dispute
  grade proofread hoover sand varnish mend alter stitch darn mulch fertilise fertilize harvest roast peel knead reheat shred laminate staple
  photocopy fax approve authorise authorize audit reconcile reorder restock refund reimburse insure appeal
  debug relocate rearrange repaint caulk plaster grout rewire solder weld assess evaluate memorise memorize
  rehearse recite lubricate whatsapp dm
  chase bin descale unload load polish rinse soak bleed worm service
  negotiate present discuss talk speak chat interview hire train-for babysit pickup return-to tow park rent hire lease view tour
`);

/** Task verbs that can also be commands to an assistant or a device, such as "play" and "turn on". */
export const agentVerbs = list(`
  turn switch open start play send post text email mail message call phone ring order book reserve find search look tell show check read
  watch listen set write stop close give ask reply answer research google download submit contact save record put get move type note
  shuffle copy upload update install transfer charge talk speak chat translate calculate confirm view tour rent hire lease measure count
  change shut go run exchange train back follow arrange try replace prepare purchase shop begin continue share register apply remove delete create make build design add list
  dim brighten increase decrease raise lower mute unmute stream navigate
`);

/** Names with "and" that mean one item, such as "mac and cheese". */
export const dishes = new Set(
  `mac and cheese|macaroni and cheese|salt and pepper|salt and vinegar|fish and chips|peanut butter and jelly|butter and jelly|oil and vinegar|gin and tonic|rum and coke|ham and cheese|bacon and eggs|bacon and egg|rice and beans|biscuits and gravy|chicken and waffles|sweet and sour|spaghetti and meatballs|cheese and crackers|cheese and onion|cookies and cream|wine and cheese|burger and fries|pork and beans|franks and beans|hide and seek|rock and roll|head and shoulders|arm and hammer|black and white|war and peace|pride and prejudice|crime and punishment|sense and sensibility|nuts and bolts|pots and pans|cup and saucer|knife and fork|knives and forks|bed and breakfast|health and safety|terms and conditions|r and d|q and a|p and l|b and b|m and ms|h and m|dolce and gabbana|johnson and johnson|marks and spencer|barnes and noble|bed bath and beyond|bath and beyond|ben and jerry|ben and jerrys|mom and dad|mum and dad|drum and bass|profit and loss|arts and crafts|pins and needles|odds and ends|milk and honey|salt and lime|tea and coffee set|romeo and juliet|shampoo and conditioner set|lord and taylor|procter and gamble|tom and jerry`.split(
    '|',
  ),
);

const irregular = new Map(
  `got get|bled bleed|bought buy|paid pay|sent send|wrote write|did do|done do|made make|took take|taken take|gave give|brought bring|went go|gone go|had have|read read|ran run|swam swim|sold sell|told tell|met meet|found find|spoke speak|spoken speak|saw see|put put|cut cut|fed feed|left leave|kept keep|built build|drove drive|rode ride|ate eat|eaten eat|drank drink|slept sleep|woke wake|won win|lost lose|began begin|chose choose|drew draw|flew fly|hung hang|hid hide|rang ring|set set|shut shut|swept sweep|taught teach|threw throw|wore wear|bred breed|dealt deal|hit hit|lent lend|let let|quit quit|rsvped rsvp|sewed sew|shook shake|spent spend|stood stand|stuck stick|understood understand|wound wind|written write|given give|seen see|begun begin|picked pick|grabbed grab|finished finish`
    .split('|')
    .map((pair): [string, string] => {
      const [past = '', base = ''] = pair.split(' ');
      return [past, base];
    }),
);

/**
 * Returns the base forms of a past form that are in `taskVerbs`: "called" gives ["call"]. Null if there are
 * none.
 */
export function baseForms(word: string): string[] | null {
  const known = irregular.get(word);
  if (known) return [known];
  if (!word.endsWith('ed')) return null;
  const stem = word.slice(0, -2);
  const candidates = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  const bases = candidates.filter((base) => taskVerbs.has(base));
  return bases.length > 0 ? bases : null;
}
