import type { ReactNode } from 'react'
import { Link } from '#ui/link/link.tsx'
import { Text } from '#ui/text/text.tsx'

const marks = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g

/** Words of a guide: `…` is code, [words](address) a link. */
export function RichText({ text }: { text: string }) {
  const nodes: ReactNode[] = []
  let end = 0
  for (const { 0: whole, 1: code, 2: words, 3: href, index } of text.matchAll(marks)) {
    nodes.push(text.slice(end, index))
    nodes.push(
      code === undefined ? (
        <Link key={index} href={href}>
          {words}
        </Link>
      ) : (
        <Text key={index} as="span" code>
          {code}
        </Text>
      ),
    )
    end = index + whole.length
  }
  return [...nodes, text.slice(end)]
}
