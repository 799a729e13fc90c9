import { understand } from '@/lib/assistant/understand/understand';
const world = { now: new Date('2026-11-22T11:00:00Z'), zone:'UTC', things:[], mentions:[], hasCalendar:false, firstName:null };
for (const t of process.argv.slice(2)) { const m = understand(t, world as any); console.log(t,'=>',JSON.stringify({c:m.calls,s:m.says,o:m.offer?.question,q:m.question?.ask,i:m.intents,cert:m.certainty})); }
