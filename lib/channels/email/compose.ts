export interface MailContent {
  heading: string;
  body: string;
  /** Links of the mail. Opening a link must change nothing, because mail scanners open links too. */
  links: MailLink[];
  reason: string;
  unsubscribe?: { page: string; names: string } | undefined;
}

interface MailLink {
  label: string;
  url: string;
}

export function mailText({ heading, body, links, reason, unsubscribe }: MailContent): string {
  return [
    ...(body.startsWith(heading) ? [] : [heading]),
    body,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    '--',
    reason,
    ...(unsubscribe ? [`No more ${unsubscribe.names} by e-mail: ${unsubscribe.page}`] : []),
  ].join('\n\n');
}

export function mailHtml(content: MailContent): string {
  const { heading, body, links, reason, unsubscribe } = content;
  const rest = body.startsWith(heading) ? body.slice(heading.length).trim() : body;
  const paragraphs = rest.split(/\n{2,}/).filter(Boolean);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(heading)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #1a1816 !important; color: #ece6dc !important; }
  .card { background: #23201d !important; border-color: #3a352f !important; }
  .quiet, .quiet a { color: #aea598 !important; }
  .main { background: #aebaf3 !important; color: #1a1816 !important; border-color: #aebaf3 !important; }
  .other { color: #aebaf3 !important; border-color: #857c70 !important; }
}
</style>
</head>
<body class="page" style="${styles.page}">
<div style="${styles.column}">
<p class="quiet" style="${styles.brand}">Sidekick</p>
<div class="card" style="${styles.card}">
<h1 style="${styles.heading}">${escaped(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="${styles.paragraph}">${lines(paragraph)}</p>`).join('\n')}
${links.length > 0 ? `<p style="${styles.links}">${links.map(linkHtml).join('\n')}</p>` : ''}
</div>
<p class="quiet" style="${styles.footer}">${lines(reason)}${
    unsubscribe
      ? `<br><a style="${styles.quietLink}" href="${escaped(unsubscribe.page)}">No more ${escaped(unsubscribe.names)} by e-mail</a>`
      : ''
  }</p>
</div>
</body>
</html>
`;
}

function linkHtml({ label, url }: MailLink, index: number): string {
  const [name, style] = index === 0 ? ['main', styles.main] : ['other', styles.other];
  return `<a class="${name}" style="${style}" href="${escaped(url)}">${escaped(label)}</a>`;
}

function lines(text: string): string {
  return text.trim().split('\n').map(escaped).join('<br>\n');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (one) => entities[one] ?? one);
}

const button =
  'display:inline-block;padding:11px 18px;margin:0 8px 8px 0;border-radius:8px;border:1px solid;font-weight:600;text-decoration:none;';

// Inline styles, because some mail programs drop style sheets. The colors are those of tailwind.config.ts.
const styles = {
  page: 'margin:0;padding:0;background:#faf7f1;color:#25221d;font:16px/1.5 Figtree,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;'.replaceAll(
    '"',
    "'",
  ),
  column: 'max-width:560px;margin:0 auto;padding:24px 16px;',
  brand: 'margin:0 0 12px;font-weight:600;color:#645d53;',
  card: 'background:#fffdf9;border:1px solid #e5dece;border-radius:12px;padding:24px;',
  heading: 'margin:0 0 12px;font-size:20px;line-height:1.3;font-weight:600;',
  paragraph: 'margin:0 0 12px;overflow-wrap:anywhere;',
  links: 'margin:20px 0 0;',
  main: `${button}background:#38478a;color:#fffdf9;border-color:#38478a;`,
  other: `${button}color:#38478a;border-color:#8d8577;`,
  footer: 'margin:16px 0 0;font-size:14px;color:#645d53;',
  quietLink: 'color:#645d53;',
};
