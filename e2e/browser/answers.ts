import type { Page, Route } from '@playwright/test';

// These functions simulate responses which a real server does not give on request.

export async function holdAnswers(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}

export async function answerOnce(
  page: Page,
  url: string,
  status: number,
  answer: object | string = '',
): Promise<void> {
  const body = typeof answer === 'string' ? { body: answer, contentType: 'text/html' } : { json: answer };
  await page.route(url, (route) => route.fulfill({ status, ...body }), { times: 1 });
}

export async function loseAnswerOnce(page: Page, url: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(url, lose, { times: 1 });
}
