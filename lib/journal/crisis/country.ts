/** Where somebody finds a person to talk to. `source` is the public page it was taken from. */
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
  /** IANA time zones, separated by spaces. Zones that another country shares are left out. */
  zones: string;
  emergency: string;
  lines: Omit<HelpLine, 'country'>[];
}

export const always = 'day and night';
