import type { AgencyFields } from '#mocks/contracts/agency/agency.schema.ts'
import type { MailMessage, MailPicture } from '../providers/mail/mail.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import { oneLine } from '../shared/one-line.ts'

/** What of an agency stands in its mails. */
export type MailBrand = Pick<AgencyFields, 'name' | 'address' | 'supportEmail' | 'mainWebsite'>

/** The picture's name within a mail. */
export const logoId = 'logo'

/**
 * A mail as its agency sends it: in its name, under its logo, with where its business is at its foot. Nothing in it is
 * the product's, and nothing in it is loaded.
 */
export function brandMail(message: MailMessage, brand: MailBrand, logo: MailPicture | null): MailMessage {
  const name = oneLine(brand.name)
  const foot = [name, oneLine(brand.address), brand.mainWebsite, brand.supportEmail].filter(Boolean)
  return {
    ...message,
    from: { name },
    ...(brand.supportEmail && { replyTo: brand.supportEmail, unsubscribe: brand.supportEmail }),
    text: `${message.text}\n\n-- \n${foot.join('\n')}`,
    html: page(message.text, { name, foot, logo }),
    pictures: logo ? [logo] : [],
  }
}

const font = "font-family:-apple-system,'Segoe UI',Arial,sans-serif"

function page(
  text: string,
  { name, foot, logo }: { name: string; foot: string[]; logo: MailPicture | null },
) {
  const head = logo
    ? `<img src="cid:${logo.id}" alt="${escapeHtml(name)}" width="48" height="48" style="border-radius:8px">`
    : `<strong style="font-size:18px">${escapeHtml(name)}</strong>`
  return [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>',
    `<body style="margin:0;padding:24px;${font};font-size:15px;line-height:1.5">`,
    `<div style="max-width:600px;margin:0 auto"><p style="margin:0 0 24px">${head}</p>`,
    `<div style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</div>`,
    `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #8886;font-size:12px;color:#777">${foot
      .map(escapeHtml)
      .join('<br>')}</p></div></body></html>`,
  ].join('')
}
