import { readBoot } from '#features/shared/boot.ts'
import { paths } from '#features/shared/paths.ts'
import { Link } from '#ui/link/link.tsx'
import { Text } from '#ui/text/text.tsx'
import './local-mail-notice.css'

/** Says where codes are when no mail server is configured; nothing otherwise. */
export function LocalMailNotice() {
  const { mail } = readBoot()
  if (mail === 'smtp') return null
  return (
    <Text size="sm" tone="muted" className="vg-_local-mail-notice">
      {mail === 'local' ? (
        <Kept />
      ) : (
        'No mail server is configured, so no code can be sent. Whoever runs this server has to set SMTP_URL.'
      )}
    </Text>
  )
}

function Kept() {
  return (
    <>
      No mail server is configured: codes are kept at{' '}
      <Link href={paths.outbox.href()} external>
        /dev/outbox
      </Link>{' '}
      on this machine. The first time, open it with the key printed where the server was started.
    </>
  )
}
