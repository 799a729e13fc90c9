import { type Row, report } from '@/bench/world/report';
import { divideMessage } from '@/lib/assistant/conversation/quoted';
import { understand } from '@/lib/assistant/understand/understand';
import { stopOrStart } from '@/lib/channels/rules';
import { foldSentences } from '@/lib/journal/crisis/fold';
import { readsAsCrisis } from '@/lib/journal/crisis/reads-as-crisis';
import { readControl } from '@/lib/journal/questions';
import { scoreText } from '@/lib/journal/sentiment/sentiment';
import { findTimes } from '@/lib/time/find-times';
import { readRows } from '@/testing/corpora/read-rows';
import { findWorstInput } from '@/testing/hostile/worst-input';

// Measures how long each parser blocks the event loop for the most expensive text that a search finds.
const length = 4000;
const generations = Number(process.env.GENERATIONS ?? 60);
const at = { now: new Date('2027-03-10T15:00:00Z'), zone: 'Europe/Berlin' };
const readers: Record<string, (text: string) => unknown> = {
  crisis: readsAsCrisis,
  'folding of the crisis rule': foldSentences,
  time: (text) => findTimes(text, at),
  requests: (text) =>
    understand(text, { ...at, things: [], mentions: [], hasCalendar: false, firstName: null }),
  sentiment: scoreText,
  'own and quoted lines': divideMessage,
  'commands in the journal': (text) => [readControl(text, 'feeling'), stopOrStart(text, false)],
};

const sentences = readRows<{ text: string }>('crisis.jsonl').map(({ text }) => text);
const requests =
  'remind me to call mom tomorrow at 5pm|add milk and eggs to my list|every second monday of the month at 8|delete all my reminders|what is due on 3/4|half past seven in the evening CET|two days before easter|from 9 to 5 every weekday until june|snooze it for an hour|my locker code is 12|move the dentist to next friday'.split(
    '|',
  );
const words = [...sentences, ...requests].flatMap((text) => text.split(/\s+/));
const signs = [...'ﷺ*@!?.,;:-–—/"“”’()[]0123456789aeK', '\u0301', '\ud800', '\n', 'a.b', 'k*ll', '٣', 'İ'];
const pieces = [...new Set([...sentences, ...requests, ...words, ...signs])];

const rows: Row[] = Object.entries(readers).flatMap(([name, read]) => {
  for (const text of [...sentences, ...requests]) read(text);
  const fastest = (text: string) => Math.min(...Array.from({ length: 3 }, () => msOf(() => read(text))));
  // A pattern that looks for the end of the text fails only if something else follows a run.
  const costOf = (text: string) => Math.max(fastest(text), fastest(`${text.slice(0, -1)}x`));
  const worst = findWorstInput({ length, pieces, costOf, generations, seed: 14 });
  // Measured again, because the search began before the code was compiled.
  const twice = costOf(worst.text + worst.text);
  const once = costOf(worst.text);
  console.log(`${name}: ${once.toFixed(1)} ms for ${JSON.stringify(worst.unit.slice(0, 120))} repeated`);
  return [
    { metric: `${name}: the worst ${length} characters`, unit: 'ms', ours: once, budget: { most: 40 } },
    {
      metric: `${name}: twice as many`,
      unit: 'ms',
      ours: twice,
      // Below a millisecond, the ratio would compare only noise.
      baseline: Math.max(once, 1),
      budget: { times: 2.5 },
    },
  ];
});
report('Readers and the worst input', rows);

function msOf(act: () => unknown): number {
  const began = performance.now();
  act();
  return performance.now() - began;
}
