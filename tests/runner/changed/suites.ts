/** The files each suite of vitest runs; a check asks vitest whether that is so. */
export const suiteFiles = {
  unit: /^(ui|features|app|api|mocks|\.storybook)\/.*\.test\.ts$|^tests\/(checks|concierge|store|cluster|faults|bench|visual|talk|responder|search)\/.*\.test\.ts$/,
  api: /^tests\/(contract|security|demo)\/.*\.test\.ts$/,
  light: /\.stories\.tsx$/,
  dark: /\.stories\.tsx$/,
  rtl: /^ui\/.*\.stories\.tsx$/,
  visual: /^tests\/visual\/.*\.visual\.ts$/,
  e2e: /^tests\/e2e\/.*\.e2e\.ts$/,
} satisfies Record<string, RegExp>

/** Of the unit suite, what reads the whole repository and so runs whatever changed. */
export const checks = /^tests\/checks\/(?!generators|readable-themes).*\.test\.ts$/

/** It builds on a copy of the repository for a minute, and runs when the generators change. */
export const generators = /^tests\/(generators\/|checks\/generators\.test\.ts$)/

/** Read by tools before any module is, so that no import says whom they reach. */
export const readByTools =
  /^(package\.json|package-lock\.json|\.npmrc|tsconfig\.json|vitest\.config\.ts|biome\.json|\.storybook\/(main|vite\.config)\.ts|\.storybook\/public\/.*|tests\/run\.mjs|tests\/runner\/.*|tests\/harness\/chromium-flags\.ts)$/

/** Read by the checks alone. */
export const readByChecks =
  /^([^/]+\.md|\.gitignore|\.gitattributes|\.env\.example|\.ci\/.*|tests\/checks\/bad-.*)$/

/** What makes the built app, besides the modules in it. */
export const buildInputs =
  /^(vite\.config\.ts|app\/(embed\/)?vite\.config\.ts|app\/.*\/?build\/.*|app\/.*\.html|app\/public\/.*)$/

/** What only the built product shows: how it starts, is put together and served. */
export const servedApp = /^app\/|^api\/(pages|bootstrap|embed)\/|^api\/[^/]+\.(ts|mjs)$/

/** Where both sides of the store can part. */
export const storeSides = /^(api\/store|tests\/store|tests\/mongo|tests\/cluster)\//

/** Pages of the catalogue, and how it is put together. */
export const catalogue = /^\.storybook\/|\.mdx$/

/** What takes and compares pictures, and what they are compared with. */
export const pictures = /^tests\/visual\//
