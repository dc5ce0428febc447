import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { cssTarget } from '#ui/theme/css-target.ts'
import { kB } from '../shared/units.ts'

/** Most bytes (gzip) that every page pays for the design system, besides react-dom and Radix. */
export const kernelLimit = 25 * kB

/** What the kernel is. */
const parts = [
  '#ui/theme/theme.css',
  '#ui/theme/theme-scope.tsx',
  '#ui/button/button.tsx',
  '#ui/field/field.tsx',
  '#ui/text-field/text-field.tsx',
  '#ui/drawer/drawer.tsx',
  '#ui/modal/modal.tsx',
  '#ui/tabs/tabs.tsx',
]

const entry = 'virtual:ui-kernel'

/** Bytes of the kernel, gzip. */
export interface KernelSize {
  js: number
  css: number
}

/** Builds the kernel as the app is built, with react, react-dom and Radix left outside. */
export async function measureKernel(): Promise<KernelSize> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      cssTarget,
      rolldownOptions: {
        input: entry,
        external: [/^react($|\/)/, /^react-dom($|\/)/, /^@radix-ui\//],
        preserveEntrySignatures: 'exports-only',
      },
    },
    plugins: [
      {
        name: 'kernel',
        resolveId: (id) => (id === entry ? `${import.meta.dirname}/kernel.ts` : undefined),
        load: (id) => (id.endsWith('/tests/bench/ui/kernel.ts') ? kernelSource() : undefined),
      },
    ],
  })) as Rollup.RollupOutput
  const files = outputs.output
  const size = (isKind: (file: (typeof files)[number]) => boolean) =>
    files
      .filter(isKind)
      .reduce((sum, file) => sum + gzipSync('code' in file ? file.code : file.source).length, 0)
  return {
    js: size((file) => file.fileName.endsWith('.js')),
    css: size((file) => file.fileName.endsWith('.css')),
  }
}

function kernelSource(): string {
  return parts
    .map((part) => (part.endsWith('.css') ? `import '${part}'` : `export * from '${part}'`))
    .join('\n')
}
