import type { Source } from '#mocks/contracts/conversations/message.schema.ts'
import { Icon } from './icon.tsx'
import { safeUrl } from './safe-url.ts'
import { linkIcon } from './thread-icons.ts'
import { useWords } from './words-context.ts'

/** The pages an answer came from, as small links under it. */
export function Sources({ sources }: { sources: Source[] }) {
  const words = useWords()
  return (
    <ul className="vg-widget__sources" aria-label={words.sources}>
      {sources.map(({ title, url }) => {
        const href = safeUrl(url)
        return (
          <li key={url}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer nofollow">
                <bdi>{title || href}</bdi>
                <Icon path={linkIcon} />
              </a>
            ) : (
              title
            )}
          </li>
        )
      })}
    </ul>
  )
}
