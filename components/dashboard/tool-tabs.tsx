'use client';

import { type ReactNode, useRef } from 'react';
import { chooseTool, isTool, type ToolName, tools, useChosenTool } from '@/components/dashboard/chosen-tool';
import { useWideWindow } from '@/components/hooks/use-wide-window';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

export function ToolTabs({ children }: { children: ReactNode }) {
  const chosen = useChosenTool();
  const isWide = useWideWindow();
  const top = useRef<HTMLDivElement>(null);

  function choose(name: string) {
    top.current?.scrollIntoView();
    if (isTool(name)) chooseTool(name);
  }

  return (
    <Tabs
      ref={top}
      value={chosen}
      onValueChange={choose}
      orientation={isWide ? 'vertical' : 'horizontal'}
      className="block scroll-mt-6 lg:grid lg:grid-cols-[11rem_minmax(0,48rem)] lg:gap-12"
    >
      <div className="sticky -top-6 z-10 -mx-4 -mt-6 mb-4 bg-background px-4 py-2 sm:-mx-6 sm:px-6 lg:top-0 lg:m-0 lg:self-start lg:p-0">
        <TabsList
          aria-label="Tools"
          className="flex w-full gap-0 rounded-lg border-0 bg-secondary p-0.5 max-lg:overflow-x-auto max-lg:overflow-y-hidden lg:flex-col lg:gap-0.5 lg:bg-transparent lg:p-0"
        >
          {Object.entries(tools).map(([name, { label, icon: Icon }]) => (
            <TabsTrigger
              key={name}
              value={name}
              aria-controls={panelId(name)}
              className="mb-0 min-w-11 shrink-0 grow rounded-md border-0 px-1 text-sm font-medium data-[state=active]:bg-background data-[state=active]:font-medium data-[state=active]:text-foreground data-[state=active]:shadow-sm lg:w-full lg:justify-start lg:gap-3 lg:px-3 lg:text-base lg:hover:bg-accent lg:data-[state=active]:bg-secondary lg:data-[state=active]:shadow-none max-lg:dark:data-[state=active]:bg-accent forced-colors:data-[state=active]:underline"
            >
              <Icon aria-hidden className="max-lg:hidden" />
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
      </div>
      {children}
    </Tabs>
  );
}

export function ToolPanel({ name, children }: { name: ToolName; children: ReactNode }) {
  return (
    <TabsContent
      forceMount
      value={name}
      id={panelId(name)}
      tabIndex={-1}
      className="@container min-w-0 scroll-mt-20 pb-20 data-[state=inactive]:hidden lg:pb-8"
    >
      {children}
    </TabsContent>
  );
}

const panelId = (name: string) => `tools-${name}`;
