import type { Source } from '#mocks/contracts/conversations/message.schema.ts'
import { Icon, linkIcon } from './icon.tsx'
import { safeUrl } from './safe-url.ts'

/** The pages an answer came from, as small links under it. */
export function Sources({ sources }: { sources: Source[] }) {
  return (
    <ul className="vg-widget__sources" aria-label="Sources">
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
