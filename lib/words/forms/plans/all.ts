import { askedForms } from '@/lib/words/forms/plans/asked';
import { orderForms } from '@/lib/words/forms/plans/orders';
import { factForms } from '@/lib/words/forms/plans/told-facts';
import { toldForms } from '@/lib/words/forms/plans/told-plans';
import type { Rewrite } from '@/lib/words/short-forms';

/** Rewrites of plans, lists and questions about them into the words that the phrases know, in this order. */
export const planForms: Rewrite[] = [...factForms, ...toldForms, ...orderForms, ...askedForms];
