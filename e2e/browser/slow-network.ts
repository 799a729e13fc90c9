import type { Page } from '@playwright/test';

/**
 * Delays every response by 800 ms, because browsers do not count layout shifts in the first 500 ms after an
 * input. Returns a function that ends the delay.
 */
export async function slowNetwork(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const setLatency = (latency: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await setLatency(800);
  return async () => {
    await setLatency(0);
  };
}

export async function slowProcessor(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
