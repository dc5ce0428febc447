// The two forms public font services are asked in, and every kind of family they have.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFontService } from '#api/agency/fonts/font-service.ts'
import { families, startFonts } from '../../fakes/fonts/fonts.ts'

let service: Awaited<ReturnType<typeof startFonts>>
beforeAll(async () => {
  service = await startFonts()
})
afterAll(() => service.close())
beforeEach(() => {
  service.asked.length = 0
})

function fetchFont(form: '/css' | '/css2', family: string) {
  const fonts = { sheetUrl: `${service.url}${form}`, fileOrigins: [service.filesUrl] }
  return createFontService({ fonts, siteReaderAllow: service.hosts }).fetch(family.replaceAll(' ', '+'))
}

/** The weights of a font that was fetched, and how many faces and files it has. */
async function summary(form: '/css' | '/css2', family: string) {
  const font = await fetchFont(form, family)
  if (typeof font === 'string') return font
  const weights = [...new Set(font.faces.map(({ weight }) => weight))]
  return { weights, faces: font.faces.length, files: font.files.length }
}

describe.each(['/css', '/css2'] as const)('a service asked at %s', (form) => {
  it('gives a family of seven scripts in three weights, each a file', async () => {
    expect(await summary(form, 'Poppins')).toEqual({ weights: ['400', '500', '700'], faces: 21, files: 21 })
    expect(service.asked).toHaveLength(1)
  })

  it('gives a variable font, whose weights share their files', async () => {
    expect(await summary(form, 'Open Sans')).toEqual({ weights: ['400', '500', '700'], faces: 21, files: 7 })
  })

  it('gives the weights there are of a family that lacks some', async () => {
    expect(await summary(form, 'Lato')).toEqual({ weights: ['400', '700'], faces: 4, files: 4 })
    expect(await summary(form, 'Pacifico')).toEqual({ weights: ['400'], faces: 7, files: 7 })
  })

  it('keeps of each part which letters it has', async () => {
    const font = await fetchFont(form, 'Lato')
    const ranges = typeof font === 'string' ? [] : font.faces.map(({ unicodeRange }) => unicodeRange)
    expect(ranges).toContain(families.Lato.subsets.latin.replaceAll(' ', ''))
  })

  it('has families of more files than are kept, which are counted and not fetched', async () => {
    expect(await summary(form, 'Noto Sans JP')).toBe('too-many-files')
  })

  it('does not know every name', async () => {
    expect(await summary(form, 'Nobodys Font')).toBe('unknown')
  })
})

it('each form is asked as it is described', async () => {
  await fetchFont('/css', 'Open Sans')
  await fetchFont('/css2', 'Pacifico')
  expect(service.asked).toEqual([
    '/css?family=Open+Sans:400,500,700&display=swap',
    '/css2?family=Pacifico:wght@400;500;700&display=swap',
    '/css2?family=Pacifico:wght@400;700&display=swap',
    '/css2?family=Pacifico&display=swap',
  ])
})
