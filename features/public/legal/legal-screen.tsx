import { useId } from 'react'
import { readBoot } from '#features/shared/boot.ts'
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
      <div className="vg-legal">
        <nav className="vg-legal__contents" aria-label="On this page">
          <ol>
            {text.sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#${anchor(index)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="vg-legal__text">
          <header>
            <h1>{text.title}</h1>
            <p className="vg-legal__lead">{named(text.lead)}</p>
            <p className="vg-legal__changed">
              Last changed <time dateTime={text.changed}>{day.format(new Date(text.changed))}</time>
            </p>
          </header>
          {text.sections.map(({ heading, paragraphs, list }, index) => (
            <section key={heading} aria-labelledby={anchor(index)}>
              <h2 id={anchor(index)}>{heading}</h2>
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
            </section>
          ))}
          <Operator />
        </article>
      </div>
    </PublicLayout>
  )
}

/** The page of one text. */
export function legalPage(text: LegalDocument) {
  return () => <LegalScreen document={text} />
}
