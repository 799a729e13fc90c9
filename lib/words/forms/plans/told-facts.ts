import type { Rewrite } from '@/lib/words/short-forms';

const diet =
  '(?:allergic|intolerant|vegetarian|veggie|vegan|coeliac|celiac|diabetic|gluten[- ]free|lactose|pescatarian|asthmatic)';

/** Rewrites of facts as they are told. */
export const factForms: Rewrite[] = [
  // "Venmo'd him 40" pays.
  [/\b(?:venmo|paypal|zelle|revolut|cash ?app)['’]?e?d (?=\p{L})/giu, 'sent '],
  // "Dana's allergic to nuts and Rob's veggie".
  [new RegExp(`(?<=^|\\b(?:and|but) )(\\p{L}+)['’]s (?=(?:also |a )?${diet}\\b)`, 'giu'), '$1 is '],
  [
    new RegExp(
      `(?<=\\b${diet}\\b[^.!?]{0,30}),? (?:and|but) (?=(?:my |our )?\\p{L}+ is (?:also |a )?${diet}\\b)`,
      'giu',
    ),
    '. ',
  ],
];
