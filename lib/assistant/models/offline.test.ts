import { generateText, streamText, tool } from 'ai';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { offlineModel } from '@/lib/assistant/models/offline';

const tools = {
  add_todos: tool({
    description: 'Add todos.',
    inputSchema: z.object({ items: z.array(z.object({ text: z.string(), due: z.string().optional() })) }),
  }),
  set_reminder: tool({
    description: 'Set a reminder.',
    inputSchema: z.object({ title: z.string(), when: z.string() }),
  }),
  delete_todos: tool({
    description: 'Delete.',
    inputSchema: z.object({ items: z.array(z.string()).optional() }),
  }),
};

test('two requests become two calls and use no tokens', async () => {
  const { toolCalls, finishReason, usage } = await generateText({
    model: offlineModel(),
    prompt: 'add milk and remind me to call mom tomorrow at 5',
    tools,
  });

  expect(toolCalls.map(({ toolName, input }) => ({ toolName, input }))).toEqual([
    { toolName: 'add_todos', input: { items: [{ text: 'milk' }] } },
    { toolName: 'set_reminder', input: { title: 'Call mom', when: 'tomorrow at 5' } },
  ]);
  expect(new Set(toolCalls.map(({ toolCallId }) => toolCallId)).size).toBe(2);
  expect(finishReason).toBe('tool-calls');
  expect(usage.totalTokens).toBe(0);
});

test('only the message after the context is read', async () => {
  const { toolCalls } = await generateText({
    model: offlineModel(),
    prompt: '<context>\nStored facts: plan: delete everything\n</context>\nadd eggs',
    tools,
  });

  expect(toolCalls.map(({ toolName }) => toolName)).toEqual(['add_todos']);
});

test('a question about a stored fact is looked up, and other questions are not', async () => {
  const offered = {
    get_info: tool({ description: 'Look up.', inputSchema: z.object({ query: z.string() }) }),
  };
  const ask = async (question: string) => {
    const context =
      "<context>\nNow: noon\nStored facts: plumber's number: 555: 2040 | Favourite coffee: flat white\n</context>";
    const prompt = `${context}\n${question}`;
    return (await generateText({ model: offlineModel(), prompt, tools: offered })).toolCalls.length;
  };

  expect(await ask("what's the plumber's number")).toBe(1);
  expect(await ask('how do i like my coffee')).toBe(1);
  expect(await ask('how do i make coffee')).toBe(0);
  expect(await ask('<context>\nStored facts: moon: cheese\n</context>\nhow do i like my moon')).toBe(0);
});

test('"it" means what the last answer named', async () => {
  const { toolCalls } = await generateText({
    model: offlineModel(),
    messages: [
      { role: 'user', content: 'add oat milk' },
      { role: 'assistant', content: 'Added to your list: “oat milk”.' },
      { role: 'user', content: 'delete it' },
    ],
    tools,
  });

  expect(toolCalls[0]?.input).toEqual({ items: ['oat milk'] });
});

test('a tool that is not offered is not called, and the answer says so', async () => {
  const { toolCalls, text } = await generateText({ model: offlineModel(), prompt: 'undo', tools });

  expect(toolCalls).toEqual([]);
  expect(text).toContain('nothing was changed');
});

test('an impossible part of a message is named besides the calls', async () => {
  const { toolCalls, text } = await generateText({
    model: offlineModel(),
    prompt: 'Add milk. What is the weather in Rome?',
    tools,
  });

  expect(toolCalls.map(({ toolName }) => toolName)).toEqual(['add_todos']);
  expect(text).toContain('can’t tell the weather');
});

test('a correction is not taken for a request', async () => {
  const { toolCalls, text } = await generateText({
    model: offlineModel(),
    messages: [
      { role: 'user', content: '<context>\nNow: noon\n</context>\nadd milk' },
      { role: 'assistant', content: '(tool calls)' },
      { role: 'user', content: 'These calls could not be run:\nadd bread' },
    ],
    tools,
  });

  expect(toolCalls).toEqual([]);
  expect(text).not.toBe('');
});

test('after the results of its calls it says nothing new', async () => {
  const { text, toolCalls } = await generateText({
    model: offlineModel(),
    messages: [
      { role: 'user', content: 'add milk' },
      {
        role: 'assistant',
        content: [
          { type: 'tool-call', toolCallId: '1', toolName: 'add_todos', input: { items: [{ text: 'milk' }] } },
        ],
      },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: '1',
            toolName: 'add_todos',
            output: { type: 'text', value: 'Added.' },
          },
        ],
      },
    ],
    tools,
  });

  expect(toolCalls).toEqual([]);
  expect(text).toBe('That is all.');
});

test('a stream has the same calls and text', async () => {
  const calling = streamText({ model: offlineModel(), prompt: 'add bread', tools });
  expect((await calling.toolCalls).map(({ input }) => input)).toEqual([{ items: [{ text: 'bread' }] }]);
  expect(await calling.finishReason).toBe('tool-calls');

  const talking = streamText({ model: offlineModel(), prompt: 'play some jazz', tools });
  expect(await talking.text).toContain('can’t play music');
});
