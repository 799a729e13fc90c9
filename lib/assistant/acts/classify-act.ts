import weights from '@/lib/assistant/acts/act-weights.json';
import { classifierOf } from '@/lib/assistant/understand/classify';
import { type Features, featuresOf } from '@/lib/assistant/understand/intent-features';
import type { Thing, World } from '@/lib/phrases/phrase';

/**
 * What happened to the thing mentioned last, such as 'made' or 'shown'. 'asked' means that Sidekick waits for
 * an answer, and 'none' that nothing was mentioned.
 */
export type ActContext = World['mentions'][number]['how'] | 'asked' | 'none';

export interface ActProbability {
  act: string;
  probability: number;
}

const classify = classifierOf(weights);

export function classifyAct(masked: string, context: ActContext): ActProbability[] {
  return classify(actFeatures(masked, context)).map(({ intent, probability }) => ({
    act: intent,
    probability,
  }));
}

export function actFeatures(masked: string, context: ActContext): Features {
  const [first = ''] = masked.split(' ', 1);
  return featuresOf(masked, [
    [`x ${context}`, 0.5],
    [`x ${context} ${first}`, 0.3],
  ]);
}

const needs: [RegExp, Thing['kind'][]][] = [
  [/^list_(?:move|clear)$/, ['list']],
  [/^early$/, ['reminder', 'date']],
  [/^(?:skip|end|pause)$/, ['reminder']],
  [/^ask_age$/, ['date']],
];

// Acts about a setting, each with the tool that changes the setting.
const topics: [RegExp, RegExp][] = [
  [/^summary_/, /^set_daily_summary$/],
  [/^(?:quiet|recap)_/, /^set_preferences$/],
  [/^zone_/, /^set_timezone$/],
  [/^journal_(?!remove)/, /^journal/],
];

const settings = /^set_(?:daily_summary|preferences|timezone)$/;
const aboutThings = /^(?:ask_when|ask_next|ask_agenda|early|end|pause|delete|skip|both)$/;

const [withoutNeeded, ofLastTopic, ofOtherTopic, ofThings] = [0.15, 8, 0.3, 0.1];

export function likelyActs(
  acts: ActProbability[],
  { things, lastChanges = [] }: World,
  namesThing: boolean,
): ActProbability[] {
  const kinds = new Set(things.map(({ kind }) => kind));
  const isAboutSetting = !namesThing && lastChanges.some(({ tool }) => settings.test(tool));
  const weighed = acts.map(({ act, probability }) => ({
    act,
    probability:
      probability *
      weightOf(act, kinds, lastChanges) *
      (isAboutSetting && aboutThings.test(act) ? ofThings : 1),
  }));
  const sum = weighed.reduce((all, { probability }) => all + probability, 0);
  return weighed
    .map(({ act, probability }) => ({ act, probability: probability / sum }))
    .sort((a, b) => b.probability - a.probability);
}

function weightOf(act: string, kinds: Set<string>, lastChanges: { tool: string }[]): number {
  const need = needs.find(([acts]) => acts.test(act));
  if (need && !need[1].some((kind) => kinds.has(kind))) return withoutNeeded;
  if (isAboutLast(act, lastChanges)) return ofLastTopic;
  // "Till 7" after the quiet hours is not about the summary.
  const isOtherSetting =
    topics.some(([acts]) => acts.test(act)) && lastChanges.some(({ tool }) => settings.test(tool));
  return isOtherSetting ? ofOtherTopic : 1;
}

export function isAboutLast(act: string, lastChanges: { tool: string }[]): boolean {
  const topic = topics.find(([acts]) => acts.test(act));
  return topic !== undefined && lastChanges.some(({ tool }) => topic[1].test(tool));
}
