import type { AgentFigures } from '#mocks/contracts/analytics/figures.schema.ts'
import { Row } from '#ui/row/row.tsx'
import { CountedList } from './counted-list.tsx'

const channelNames: Readonly<Record<string, string>> = { widget: 'Website widget' }
const languages = new Intl.DisplayNames('en', { type: 'language' })
const countries = new Intl.DisplayNames('en', { type: 'region' })

/** Where visitors come from and how they speak. */
export function WhereFrom({ figures }: { figures: AgentFigures }) {
  const { from, to } = figures
  const fileName = (of: string) => `${of}-${from}-${to}`
  return (
    <Row columns="lg" gap={4}>
      <CountedList
        title="Pages"
        items={figures.pages.map(({ name, count }) => ({ key: name, name: pathOf(name), count }))}
        empty="The agent does not ask on which page a visitor writes, or nobody has written yet."
        fileName={fileName('pages')}
      />
      <CountedList
        title="Languages"
        items={figures.languages.map(({ name, count }) => ({
          key: name || 'unknown',
          name: name === '' ? 'Too short to tell' : (languages.of(name) ?? name),
          count,
        }))}
        empty="Nobody has written yet."
        fileName={fileName('languages')}
      />
      {figures.countries && (
        <CountedList
          title="Countries"
          items={figures.countries.map(({ name, count }) => ({
            key: name,
            name: countryName(name),
            count,
          }))}
          empty="No country is known of any visitor."
          fileName={fileName('countries')}
        />
      )}
      <CountedList
        title="Channels"
        items={figures.channels.map(({ name, count }) => ({
          key: name,
          name: channelNames[name] ?? name,
          count,
        }))}
        empty="Nobody has written yet."
        fileName={fileName('channels')}
      />
    </Row>
  )
}

/** A country's name; what is no country's letters stays as it is. */
function countryName(code: string): string {
  try {
    return countries.of(code) ?? code
  } catch {
    return code
  }
}

/** A page without what all pages of its website share. */
function pathOf(address: string): string {
  try {
    const { host, pathname } = new URL(address)
    return pathname === '/' ? host : `${host}${pathname}`
  } catch {
    return address
  }
}
