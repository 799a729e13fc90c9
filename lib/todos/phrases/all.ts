import type { Phrase } from '@/lib/phrases/phrase';
import { addingPhrases } from '@/lib/todos/phrases/adding';
import { askingPhrases } from '@/lib/todos/phrases/asking';
import { enumeratingPhrases } from '@/lib/todos/phrases/enumerating';
import { fillingPhrases } from '@/lib/todos/phrases/filling';
import { listNamePhrases } from '@/lib/todos/phrases/list-names';
import { listPhrases } from '@/lib/todos/phrases/lists';
import { menuPhrases } from '@/lib/todos/phrases/menus';
import { namedListPhrases } from '@/lib/todos/phrases/named-lists';
import { needingPhrases } from '@/lib/todos/phrases/needing';
import { orderPhrases } from '@/lib/todos/phrases/orders';
import { severalListsPhrases } from '@/lib/todos/phrases/several-lists';
import { bothListsPhrases } from '@/lib/todos/phrases/tasks/both-lists';
import { dumpedPhrases } from '@/lib/todos/phrases/tasks/dumped';
import { listedTaskPhrases } from '@/lib/todos/phrases/tasks/listed';
import { placedPhrases } from '@/lib/todos/phrases/tasks/placed';
import { progressPhrases } from '@/lib/todos/phrases/tasks/progress';
import { purposePhrases } from '@/lib/todos/phrases/tasks/purposes';
import { takerPhrases } from '@/lib/todos/phrases/tasks/takers';
import { togetherPhrases } from '@/lib/todos/phrases/together';

export const todoPhrases: Phrase[] = [
  ...enumeratingPhrases,
  ...listedTaskPhrases,
  ...dumpedPhrases,
  ...togetherPhrases,
  ...severalListsPhrases,
  ...bothListsPhrases,
  ...menuPhrases,
  ...takerPhrases,
  ...progressPhrases,
  ...purposePhrases,
  ...placedPhrases,
  ...orderPhrases,
  ...namedListPhrases,
  ...listPhrases,
  ...listNamePhrases,
  ...needingPhrases,
  ...addingPhrases,
  ...fillingPhrases,
  ...askingPhrases,
];
