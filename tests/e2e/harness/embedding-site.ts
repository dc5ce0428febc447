import { embedCode } from '#features/shared/embed-code/embed-code.ts'
import { startPages } from '../../fakes/sites/static-site.ts'

/** The website of somebody who put an agent's bubble on it; `agent.origin` is where the product is served. */
export function startEmbeddingSite(
  agent: { origin: string; agentId: string; title: string },
  title = 'A shop',
) {
  const code = embedCode('popup', { ...agent, region: 'eu', lang: 'en' })
  return startPages({
    '/': `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,">${code}</html>`,
  })
}
