import type { Page } from '@playwright/test';

/**
 * Delays every response by 800 ms until the returned function is called. For half a second, browsers attribute
 * layout shifts to the last input. Only later responses therefore show whether the page keeps its layout.
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

/** Makes the processor as slow as a phone's, so that a page is painted while its markup is still arriving. */
export async function slowProcessor(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
