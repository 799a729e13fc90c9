import { createServer } from 'node:http';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { listen } from './http';

export interface MailServer {
  url: string;
  listUrl: string;
  mails: ParsedMail[];
  /** Refuses mails to addresses that contain `part`. If `answer` is null, accepts such mails again. */
  refuse: (part: string, answer: { code: number; text: string } | null) => void;
  close: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const refusals = new Map<string, { code: number; text: string }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _, done) => {
      const refusal = [...refusals].find(([part]) => address.includes(part))?.[1];
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: (stream, _, done) => {
      simpleParser(stream).then(
        (mail) => {
          mails.push(mail);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the mail server has no address');
  const list = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://x').searchParams.get('to') ?? '';
    const found = mails.filter((mail) => JSON.stringify(mail.to).includes(to));
    response
      .setHeader('Content-Type', 'application/json')
      .end(
        JSON.stringify(
          found.map(({ subject, text, headers }) => ({ subject, text, list: headers.get('list') })),
        ),
      );
  });
  const listed = await listen(list);
  return {
    listUrl: listed.url,
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuse: (part, answer) => {
      if (answer) refusals.set(part, answer);
      else refusals.delete(part);
    },
    close: async () => {
      await listed.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export function linkIn(mail: Pick<ParsedMail, 'text'> | undefined, path: string): URL {
  const link = mail?.text?.match(/https?:\/\/\S+/g)?.find((one) => new URL(one).pathname.startsWith(path));
  if (!link) throw new Error(`the mail has no link to ${path}`);
  return new URL(link);
}
