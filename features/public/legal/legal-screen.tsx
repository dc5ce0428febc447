import { useId } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Link } from '#ui/link/link.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { LegalDocument } from './legal-document.ts'
import { Operator } from './operator.tsx'
import './legal.css'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** A text of the legal set, with its contents beside it (spec 2 §2.2). */
export function LegalScreen({ document: text }: { document: LegalDocument }) {
  const { name } = readBoot().brand
  const id = useId()
  const anchor = (index: number) => `${id}-${index}`
  const named = (words: string) => words.replaceAll('{brand}', name)
  return (
    <PublicLayout title={text.title}>
      <div className="vg-_legal">
        <nav className="vg-_legal__contents" aria-label="On this page">
          <Stack as="ol" gap={3}>
            {text.sections.map(({ heading }, index) => (
              <li key={heading}>
                <Link href={`#${anchor(index)}`} tone="quiet">
                  {heading}
                </Link>
              </li>
            ))}
          </Stack>
        </nav>
        <Stack as="article" gap={7} className="vg-_legal__text">
          <Stack as="header" gap={3}>
            <Heading level={1} size="3xl">
              {text.title}
            </Heading>
            <Text tone="muted">{named(text.lead)}</Text>
            <Text size="md" tone="muted">
              Last changed <time dateTime={text.changed}>{day.format(new Date(text.changed))}</time>
            </Text>
          </Stack>
          {text.sections.map(({ heading, paragraphs, list }, index) => (
            <Stack as="section" key={heading} gap={3} aria-labelledby={anchor(index)}>
              <Heading id={anchor(index)} level={2} size="xl">
                {heading}
              </Heading>
              {paragraphs.map((words) => (
                <p key={words}>{named(words)}</p>
              ))}
              {list && (
                <ul>
                  {list.map((words) => (
                    <li key={words}>{named(words)}</li>
                  ))}
                </ul>
              )}
            </Stack>
          ))}
          <Operator />
        </Stack>
      </div>
    </PublicLayout>
  )
}

/** The page of one text. */
export function legalPage(text: LegalDocument) {
  return () => <LegalScreen document={text} />
}
