/**
 * setup.ts starts the servers of this run and passes their URLs to the workers in an environment variable.
 */
export interface Addresses {
  /** PGlite with the seeded accounts, the offline assistant and the simulated phone. */
  demo: { url: string };
  /** As in production: PostgreSQL, Twilio, Google and an AI provider, all on loopback. */
  production: {
    url: string;
    databaseUrl: string;
    openai: string;
    twilio: TwilioAddress;
    google: string;
    /** URL of the stand-in for the Bot API. */
    telegram: string;
    mails: string;
  };
  demoFolder: string;
}

export interface TwilioAddress {
  url: string;
  accountSid: string;
  authToken: string;
  /** The product's own number, E.164. */
  number: string;
}

const variable = 'SIDEKICK_E2E';

export function addresses(): Addresses {
  const given = process.env[variable];
  if (!given) throw new Error('The servers are not running. Start the tests with "npm run test:e2e".');
  return JSON.parse(given);
}

export function setAddresses(made: Addresses): void {
  process.env[variable] = JSON.stringify(made);
}
