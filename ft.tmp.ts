import { spellOut } from '@/lib/words/chat-spelling';
for (const w of process.argv.slice(2)) console.log(w, '=>', spellOut(w, 'Europe/London'));
