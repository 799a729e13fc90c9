/** Where the worlds of this run are; made by setup.ts, handed to the workers in the environment. */
export interface Places {
  /** The demo: PGlite with the seed, the offline assistant, the simulated phone. */
  demo: { url: string };
  /** The product as in production: PostgreSQL, Twilio, Google and an AI provider, all on loopback. */
  real: Server & { openai: string; twilio: TwilioPlace; google: string };
  /** A database for the test that takes it away. */
  spareDatabase: string;
}

export interface Server {
  url: string;
  databaseUrl: string;
  authSecret: string;
}

export interface TwilioPlace {
  url: string;
  accountSid: string;
  authToken: string;
  /** The product's own number, E.164. */
  number: string;
}

const variable = 'SIDEKICK_E2E';

export function places(): Places {
  const kept = process.env[variable];
  if (!kept) throw new Error('The servers are not up: run the tests with "npm run test:e2e".');
  return JSON.parse(kept);
}

export function announce(made: Places): void {
  process.env[variable] = JSON.stringify(made);
}
