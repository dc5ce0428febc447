import { describe, expect, it } from 'vitest'
import { agencyFieldsSchema } from '#mocks/contracts/agency/agency.schema.ts'
import { agencyDefaults } from '#mocks/contracts/agency/agency-defaults.ts'
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
  ])('is what the server says: %j', (change) => {
    const values = { ...agencyDefaults, ...change }
    const checked = validate(agencyFieldsSchema, values)
    expect(checkAgency(values)).toEqual(checked.ok ? {} : checked.fields)
  })

  it('has a label for every field', () => {
    expect(Object.keys(agencyLabels).sort()).toEqual(Object.keys(agencyFieldsSchema.shape).sort())
  })
})
