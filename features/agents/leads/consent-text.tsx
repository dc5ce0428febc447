import { Link } from '#ui/link/link.tsx'
import { Text } from '#ui/text/text.tsx'
import { consentRuns } from './consent-runs.ts'

/** What a visitor could read about their details as they left them, with its links. */
export function ConsentText({ text }: { text: string }) {
  return (
    <Text size="sm">
      Consent text they were shown:{' '}
      <q>
        <bdi>
          {consentRuns(text).map(({ text: words, href }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
            <Run key={index} words={words} href={href} />
          ))}
        </bdi>
      </q>
    </Text>
  )
}

function Run({ words, href }: { words: string; href: string | undefined }) {
  if (!href) return words
  return (
    <Link href={href} external={href.startsWith('http')}>
      {words}
    </Link>
  )
}
