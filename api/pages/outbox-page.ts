import { regions } from '#mocks/contracts/shared/region.ts'
import { outboxOf } from '../providers/mail/outbox-mail.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import type { Stores } from '../store/store.ts'

const shown = 50

/** The mails this machine kept instead of sending them, newest first. Only for whoever started the server. */
export async function outboxPage(stores: Stores): Promise<string> {
  const kept = await Promise.all(
    regions.map((region) =>
      outboxOf(stores, region)
        .find({}, { sort: { ts: -1 }, limit: shown })
        .toArray(),
    ),
  )
  const mails = kept
    .flat()
    .sort((a, b) => b.ts - a.ts)
    .slice(0, shown)
  const items = mails.map(
    (mail) =>
      `<li><h2>${escapeHtml(mail.subject)}</h2><p class="to">${mail.from ? `From ${escapeHtml(mail.from.name)}${mail.from.address ? ` ${escapeHtml(`<${mail.from.address}>`)}` : ''} · ` : ''}To ${escapeHtml(mail.to)} · <time>${new Date(mail.ts).toISOString()}</time></p><pre>${escapeHtml(mail.text)}</pre></li>`,
  )
  return page(
    `<p>No mail server is configured, so mails are kept on this machine.</p>${
      items.length ? `<ol>${items.join('')}</ol>` : '<p>No mail yet.</p>'
    }`,
  )
}

/** Asks for the key: a proxy on this machine may pass strangers on, and the mails hold every sign-in code. */
export function outboxKeyPage(isWrong: boolean): string {
  return page(`<p>${isWrong ? 'That key is not right. ' : ''}The mails kept on this machine open with a key. It is in the terminal or the log where the server was started, in the line that begins with “Mails are kept at”. Open that address once, or enter its key here.</p>
<form method="get"><label for="key">Key</label><input id="key" name="key" type="password" autocomplete="off" required autofocus><button>Open the outbox</button></form>`)
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>
:root{color-scheme:light dark}
body{font:14px/20px system-ui,sans-serif;max-width:640px;margin:40px auto;padding:0 16px;}
ol{list-style:none;padding:0;display:grid;gap:16px}li{border:1px solid #8884;border-radius:10px;padding:16px}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:center}input{flex:1;min-width:200px}input,button{font:inherit;padding:8px 12px}
h1{font-size:24px;line-height:32px;font-weight:500}h2{font-size:16px;font-weight:500;margin:0}.to{opacity:.75;margin:4px 0 12px}pre{white-space:pre-wrap;margin:0;font:inherit}
</style></head><body><main><h1>Outbox</h1>${content}</main></body></html>`
}
