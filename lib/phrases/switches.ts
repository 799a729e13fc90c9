import type { Heard } from '@/lib/phrases/phrase';

/** Template for turning the setting that was changed last on or off: "turn it on again". */
export const switchIt =
  '(turn|switch) (it|that|this|them) (on|off|back on|back off) [again|completely|altogether|entirely|for good|for now]|(turn|switch) (on|off|back on) (it|that|this) [again]|(resume|restart|enable|disable|reactivate|pause|stop) (it|that|this) [again]';

export function isSwitchedOn({ whole }: Heard): boolean {
  return /\bon\b|^(?:resume|restart|enable|reactivate)\b/i.test(whole);
}

/** Returns whether a call of `tool` made the last change. With `fields`, it must have set one of them. */
export function wasChanged({ world }: Heard, tool: string, fields: string[] = []): boolean {
  return (world.lastChanges ?? []).some(
    (call) =>
      call.tool === tool && (fields.length === 0 || fields.some((field) => call.input[field] != null)),
  );
}
