import { type ReactNode, useState } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import { BrandMark } from '#features/shared/brand/brand-mark.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { glowPaths } from './glow-paths.ts'
import './entry-layout.css'

interface EntryLayoutProps {
  /** The page's name; its only `h1`. */
  title: string
  /** One line under it. */
  help?: ReactNode
  /** Under the form: the way to the other screen. */
  footer?: ReactNode
  children: ReactNode
}

/** The way in: the brand beside a form of 360 px; on a phone the form alone. */
export function EntryLayout({ title, help, footer, children }: EntryLayoutProps) {
  const [paths] = useState(glowPaths)
  const { name } = readBoot().brand
  return (
    <div className="vg-entry">
      <aside className="vg-entry__brand" aria-label={name}>
        <svg
          className="vg-entry__pattern"
          viewBox="0 0 800 800"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
        <p className="vg-entry__name">
          <BrandMark />
          {name}
        </p>
        <p className="vg-entry__line">Chat and voice agents that answer from what your business knows.</p>
      </aside>
      <main className="vg-entry__main">
        <Stack gap={5} className="vg-entry__form">
          <BrandMark className="vg-entry__mark" />
          <Stack gap={2}>
            <Heading level={1}>{title}</Heading>
            {help !== undefined && <Text tone="muted">{help}</Text>}
          </Stack>
          {children}
          {footer !== undefined && <Text tone="muted">{footer}</Text>}
        </Stack>
      </main>
    </div>
  )
}
