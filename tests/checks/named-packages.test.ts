import { describe, expect, it } from 'vitest'
import { importsOf } from './source/imports.ts'
import { readSource, repositoryFiles } from './source/repository.ts'

/** Packages the product is to be made of, by name, each with the files that must really use it. */
const namedPackages: Record<string, RegExp> = {
  react: /^(ui|features)\//,
  'react-dom': /^app\//,
  '@radix-ui/react-dialog': /^ui\//,
  '@radix-ui/react-popover': /^ui\//,
  '@radix-ui/react-tabs': /^ui\//,
  'react-hook-form': /^features\//,
  'react-router-dom': /^(app|features)\//,
  zod: /^mocks\/contracts\//,
  msw: /^mocks\//,
  koa: /^api\//,
  '@koa/router': /^api\//,
  mongodb: /^api\//,
  storybook: /^(ui|features)\/.+\.stories\.tsx$/,
  playwright: /^tests\//,
}

/** Named packages whose part of the product is still to come: listed in package.json once code uses them. */
const awaitedPackages: Record<string, RegExp> = {
  stripe: /^api\//,
}

const { dependencies, devDependencies } = JSON.parse(readSource('package.json')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const versions: Record<string, string> = { ...dependencies, ...devDependencies }

/** Every package named at run time, with the files that name it. */
function filesByPackage(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of repositoryFiles(/\.(tsx?|mjs)$/)) {
    for (const { specifier, isTypeOnly } of importsOf(file, readSource(file))) {
      const name = /^(@[^/]+\/)?[^./#@][^/]*/.exec(specifier)?.[0]
      if (name && !isTypeOnly) found.set(name, [...(found.get(name) ?? []), file])
    }
  }
  return found
}

describe('the packages named for the product', () => {
  const users = filesByPackage()
  const isUsed = (name: string, where: RegExp) => (users.get(name) ?? []).some((file) => where.test(file))

  it.each(Object.entries(namedPackages))('%s is installed at one version and used', (name, where) => {
    expect(versions[name]).toMatch(/^\d+\.\d+\.\d+$/)
    expect(isUsed(name, where)).toBe(true)
  })

  it.each(Object.entries(awaitedPackages))(
    '%s is installed when, and only when, it is used',
    (name, where) => {
      expect(name in versions).toBe(isUsed(name, where))
    },
  )

  it('have Storybook run on @storybook/react-vite, which its configuration names as words', () => {
    expect(versions['@storybook/react-vite']).toMatch(/^\d+\.\d+\.\d+$/)
    expect(readSource('.storybook/main.ts')).toMatch(/framework: \{\s+name: '@storybook\/react-vite'/)
  })

  it('have no bundle of the same beside them', () => {
    expect(Object.keys(versions)).not.toContain('radix-ui')
  })

  it('would notice one that is only listed', () => {
    expect(isUsed('left-pad', /^/)).toBe(false)
  })
})
