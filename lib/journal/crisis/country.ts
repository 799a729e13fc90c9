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
  /** IANA time zones that only this country has, separated by spaces. */
  zones: string;
  emergency: string;
  lines: Omit<HelpLine, 'country'>[];
}

export const always = 'day and night';
