export interface Addresses {
  demo: { url: string };
  production: {
    url: string;
    databaseUrl: string;
    openai: string;
    twilio: TwilioAddress;
    google: string;
    telegram: string;
    mails: string;
  };
  demoFolder: string;
}

export interface TwilioAddress {
  url: string;
  accountSid: string;
  authToken: string;
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
