import { hrefOf, useStoryIndex } from './story-index.ts'
import '../page/page.css'

/** Every group with its controls, screens and pages, from the list the sidebar is made of. */
export function CatalogueMap() {
  const entries = useStoryIndex()
  if (!entries) return <p>Reading the list…</p>
  const groups = [...new Set(entries.map(({ title }) => title.split('/')[0] ?? title))]
  return (
    <div className="doc-columns">
      {groups.map((group) => {
        const titles = [...new Set(entries.map(({ title }) => title))].filter((title) =>
          title.startsWith(`${group}/`),
        )
        if (titles.length === 0) return null
        return (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {titles.map((title) => {
                const own = entries.filter((entry) => entry.title === title)
                const states = own.filter(({ type, tags }) => type === 'story' && !tags.includes('walk'))
                const first = own[0]
                return (
                  <li key={title}>
                    <a href={first && hrefOf(first)} target="_top">
                      {title.slice(group.length + 1)}
                    </a>
                    {states.length > 1 && ` ${states.length} states`}
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
