import type { Plugin } from 'vite'
import { htmlSandbox } from '#mocks/contracts/agency/tabs/tab-frame.ts'
import { tabFramePage } from '#mocks/contracts/agency/tabs/tab-frame-page.ts'
import { tabKinds } from '#mocks/contracts/agency/tabs/tab-rules.ts'

/** Frames of custom tabs where stories are shown, at the address the server has them at; in a built catalogue as files. */
export function tabFrames(): Plugin {
  return {
    name: 'tab-frames',
    configureServer({ middlewares }) {
      middlewares.use('/custom-tab', (request, response, next) => {
        const kind = tabKinds.find((each) => request.url?.split('?')[0] === `/${each}`)
        if (!kind) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        if (kind === 'html') response.setHeader('Content-Security-Policy', `sandbox ${htmlSandbox}`)
        response.end(tabFramePage(kind))
      })
    },
    generateBundle() {
      for (const kind of tabKinds) {
        this.emitFile({
          type: 'asset',
          fileName: `custom-tab/${kind}/index.html`,
          source: tabFramePage(kind),
        })
      }
    },
  }
}
