import { describe, expect, it } from 'vitest'
import { agencyFieldsSchema } from '#mocks/contracts/agency/agency.schema.ts'
import { agencyDefaults } from '#mocks/contracts/agency/agency-defaults.ts'
import type { CustomTab } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'
import { newTab } from '#mocks/contracts/agency/tabs/tab-template.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { agencyLabels, checkAgency } from './agency-values.ts'

describe('what is said of an agency before it is sent', () => {
  it.each([
    {},
    { name: 'n'.repeat(100) },
    { name: ` ${'n'.repeat(100)} ` },
    { name: 'n'.repeat(101) },
    { brandingText: 'n'.repeat(2001) },
    { mainWebsite: ' https://northwind.example ' },
    { mainWebsite: 'northwind.example' },
    { tosPage: 'javascript:alert(1)' },
    { privacyPolicypPage: 'https://owner:secret@evil.example' },
    { privacyPolicypPage: `https://a.example/${'x'.repeat(2000)}` },
    { supportEmail: ' Help@Northwind.example ' },
    { supportEmail: 'nobody' },
    { supportEmail: '@' },
    { supportEmail: 'a%0abcc=x@b.de' },
    { supportEmail: '\u202ea@b.de' },
    { mainWebsite: 'https://@evil.example/' },
    { address: ` ${'n'.repeat(300)} ` },
    { address: 'n'.repeat(301) },
  ])('is what the server says: %j', (change) => {
    const values = { ...agencyDefaults, ...change }
    const checked = validate(agencyFieldsSchema, values)
    expect(checkAgency(values)).toEqual(checked.ok ? {} : checked.fields)
  })

  const tab = { ...newTab, label: 'Reports', href: '/reports' }
  it.each<Partial<CustomTab>[]>([
    [tab],
    [{ label: '' }],
    [{ label: 'n'.repeat(41) }],
    [{ href: 'reports' }],
    [{ href: ' /reports ' }],
    [{ href: '/Settings' }],
    [{ href: '/a/b' }],
    [{ href: `/${'a'.repeat(80)}` }],
    [tab, tab],
    [tab, { href: '/reports ' }],
    [{ htmlContent: 'n'.repeat(50_001), jsContent: 'n'.repeat(50_001) }],
    [{ pageType: 'iframe' }],
    [{ pageType: 'iframe', iframeUrl: 'javascript:alert(1)' }],
    [{ iframeUrl: 'http://example.com' }],
    [{ allowedHosts: ['cdn.example.com', 'x'] }],
    [{ allowedHosts: Array.from({ length: 11 }, (_, index) => `h${index}.example.com`) }],
    Array.from({ length: 11 }, (_, index) => ({ href: `/tab-${index}` })),
  ])('is what the server says of tabs: %#', (...changes) => {
    const values = { ...agencyDefaults, customTabs: changes.map((change) => ({ ...tab, ...change })) }
    const checked = validate(agencyFieldsSchema, values)
    // The server names the one host of several; the form, the field.
    const said = Object.entries(checked.ok ? {} : checked.fields).map(([path, words]) => [
      path.replace(/(allowedHosts)\.\d+$/, '$1'),
      words,
    ])
    expect(checkAgency(values)).toEqual(Object.fromEntries(said))
  })

  it('has a label for every field', () => {
    expect(Object.keys(agencyLabels).sort()).toEqual(Object.keys(agencyFieldsSchema.shape).sort())
  })
})
