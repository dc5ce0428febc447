import { regions } from '#mocks/contracts/shared/region.ts'
import { outboxOf } from '../providers/mail/outbox-mail.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import type { Stores } from '../store/store.ts'

const shown = 50

/** The mails this machine kept instead of sending them, newest first. Only for the machine itself. */
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
      `<li><h2>${escapeHtml(mail.subject)}</h2><p class="to">To ${escapeHtml(mail.to)} · <time>${new Date(mail.ts).toISOString()}</time></p><pre>${escapeHtml(mail.text)}</pre></li>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>
:root{color-scheme:light dark}
body{font:14px/20px system-ui,sans-serif;max-width:640px;margin:40px auto;padding:0 16px;}
ol{list-style:none;padding:0;display:grid;gap:16px}li{border:1px solid #8884;border-radius:10px;padding:16px}
h1{font-size:24px;line-height:32px;font-weight:500}h2{font-size:16px;font-weight:500;margin:0}.to{opacity:.75;margin:4px 0 12px}pre{white-space:pre-wrap;margin:0;font:inherit}
</style></head><body><main><h1>Outbox</h1><p>No mail server is configured, so mails are kept on this machine.</p>${
    items.length ? `<ol>${items.join('')}</ol>` : '<p>No mail yet.</p>'
  }</main></body></html>`
}
