import type { Heard } from '@/lib/phrases/phrase';

/**
 * Template for requests such as "turn it on again". The word "it" means the setting that was changed last.
 */
export const switchIt =
  '(turn|switch) (it|that|this|them) (on|off|back on|back off) [again|completely|altogether|entirely|for good|for now]|(turn|switch) (on|off|back on) (it|that|this) [again]|(resume|restart|enable|disable|reactivate|pause|stop) (it|that|this|them) [again|for now|please|for a while]';

export function isSwitchedOn({ whole }: Heard): boolean {
  return /\bon\b|^(?:resume|restart|enable|reactivate)\b/i.test(whole);
}

/**
 * Returns whether the last change was made by `tool`. With `fields`, at least one of these inputs must have
 * been set.
 */
export function wasChanged({ world }: Heard, tool: string, fields: string[] = []): boolean {
  return (world.lastChanges ?? []).some(
    (call) =>
      call.tool === tool && (fields.length === 0 || fields.some((field) => call.input[field] != null)),
  );
}
