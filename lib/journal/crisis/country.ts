/** A crisis service with its contact details. `source` is the public page they were taken from. */
export interface HelpLine {
  country: string;
  name: string;
  phone?: string;
  text?: string;
  url?: string;
  hours?: string;
  source: string;
}

export interface Country {
  name: string;
  /** IANA time zones, separated by spaces. Zones shared with another country are left out. */
  zones: string;
  emergency: string;
  lines: Omit<HelpLine, 'country'>[];
}

export const always = 'day and night';
