import { words } from 'virtual:story-words'
import { useState } from 'react'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { findWords } from './find-words.ts'
import { hrefOf, useStoryIndex } from './story-index.ts'
import './parts.css'

/** Finds controls, screens and their states by what can be read on them. */
export function FindByWords() {
  const [asked, ask] = useState('')
  const entries = useStoryIndex() ?? []
  const found = findWords(words, asked)
  const entryOf = (title: string, story?: string) =>
    entries.find((entry) => entry.title === title && (story ? entry.exportName === story : true))
  return (
    <ThemeScope className="doc-scope sb-unstyled">
      <SearchField
        label="Words you see on the screen"
        placeholder="No agents yet"
        value={asked}
        onChange={(event) => ask(event.target.value)}
      />
      <p role="status" className="doc-quiet">
        {asked.length > 1 && `${found.length} found`}
      </p>
      <ul>
        {found.map(({ title, state, story, text }) => {
          const entry = entryOf(title, story)
          return (
            <li key={`${title} ${state}`}>
              {entry ? (
                <a href={hrefOf(entry)} target="_top">
                  {title.replace('/', ': ')}
                  {state && `, ${state}`}
                </a>
              ) : (
                title
              )}
              <div className="doc-quiet">{text}</div>
            </li>
          )
        })}
      </ul>
    </ThemeScope>
  )
}
