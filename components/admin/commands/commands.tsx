'use client';

import { useState } from 'react';
import { AddCommandForm } from '@/components/admin/commands/add-command-form';
import { CommandRow } from '@/components/admin/commands/command-row';
import { CommonCommands } from '@/components/admin/commands/common-commands';
import { useCommands } from '@/components/admin/commands/use-commands';
import { ListState } from '@/components/common/list-state';
import { Section } from '@/components/ui/section';

export function CommandsTab() {
  const commands = useCommands();
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <div className="grid items-start gap-10 pb-8 lg:grid-cols-[2fr_1fr] lg:gap-x-12">
      <div className="grid min-w-0 gap-10">
        <Section title="Add Command">
          <AddCommandForm />
        </Section>
        <Section title="Commands">
          <ListState
            query={commands}
            name="The commands"
            isEmpty={(list) => list.length === 0}
            empty="No commands configured yet."
          >
            {(list) => (
              <ul className="divide-y divide-border">
                {list.map((command) => (
                  <CommandRow
                    key={command.id}
                    command={command}
                    others={list.filter(({ id }) => id !== command.id)}
                    editing={editing === command.id}
                    onEdit={(open) => setEditing(open ? command.id : null)}
                  />
                ))}
              </ul>
            )}
          </ListState>
        </Section>
      </div>
      <CommonCommands />
    </div>
  );
}
