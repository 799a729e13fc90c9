'use client';

import { type ReactNode, useRef } from 'react';
import { chooseTool, isTool, type ToolName, tools, useChosenTool } from '@/components/dashboard/chosen-tool';
import { useWideWindow } from '@/components/hooks/use-wide-window';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

export function ToolTabs({ children }: { children: ReactNode }) {
  const chosen = useChosenTool();
  const top = useRef<HTMLDivElement>(null);

  function choose(name: string) {
    top.current?.scrollIntoView();
    if (isTool(name)) chooseTool(name);
  }

  return (
    <Tabs ref={top} value={chosen} onValueChange={choose} className="block scroll-mt-6">
      <div className="sticky -top-6 z-10 -mx-4 -mt-6 mb-4 bg-background px-4 py-2 sm:-mx-6 sm:px-6 lg:hidden">
        <TabsList
          aria-label="Tools"
          className="flex w-full gap-0 overflow-x-auto overflow-y-hidden rounded-lg border-0 bg-secondary p-0.5"
        >
          {Object.entries(tools).map(([name, label]) => (
            <TabsTrigger
              key={name}
              value={name}
              aria-controls={panelId(name)}
              className="mb-0 min-w-11 shrink-0 grow rounded-md border-0 px-1 text-sm font-medium data-[state=active]:font-medium data-[state=active]:bg-background dark:data-[state=active]:bg-accent data-[state=active]:text-foreground data-[state=active]:shadow-sm forced-colors:data-[state=active]:underline"
            >
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
      </div>
      {children}
    </Tabs>
  );
}

// In wide windows the tabs are hidden, so nothing is a panel of a tab.
const noPanel = { role: undefined, 'aria-labelledby': undefined };

export function ToolPanel({ name, children }: { name: ToolName; children: ReactNode }) {
  const isWide = useWideWindow();
  return (
    <TabsContent
      forceMount
      value={name}
      id={panelId(name)}
      tabIndex={-1}
      className="min-w-0 scroll-mt-20 max-lg:data-[state=inactive]:hidden"
      {...(isWide ? noPanel : {})}
    >
      {children}
    </TabsContent>
  );
}

const panelId = (name: string) => `tools-${name}`;
