import type { Page, Route } from '@playwright/test';

// What a real server does not do when it is asked to.

/** Lets the answers to these calls wait until the returned function is called. */
export async function holdAnswers(page: Page, url: string): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await letGo;
    await route.continue();
  });
  return resolve;
}

/** The next such call is answered so, with JSON or with a text or with nothing; the ones after it reach the server again. */
export async function answerOnce(
  page: Page,
  url: string,
  status: number,
  answer: object | string = '',
): Promise<void> {
  const body = typeof answer === 'string' ? { body: answer, contentType: 'text/html' } : { json: answer };
  await page.route(url, (route) => route.fulfill({ status, ...body }), { times: 1 });
}

/** The next such call reaches the server, which does what it was asked to, and the line breaks before it has said so. */
export async function loseAnswerOnce(page: Page, url: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(url, lose, { times: 1 });
}

/** The next such call finds no server. */
export async function loseOnce(page: Page, url: string): Promise<void> {
  await page.route(url, (route) => route.abort('connectionfailed'), { times: 1 });
}
