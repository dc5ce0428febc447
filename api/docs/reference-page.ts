import { contracts } from '#mocks/contracts/registry.ts'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import { buildOpenApi } from './openapi.ts'
import { whoMay } from './who-may.ts'

type Operation = {
  requestBody?: Part
  responses: Record<string, Part>
  parameters: { name: string; in: string; required: boolean }[]
}
type Part = { content: Record<string, { schema: unknown }> }

let made: string | undefined

/** A readable reference of every endpoint, made from the same contracts as the OpenAPI file. No scripts. */
export function referencePage(): { type: string; body: string; csp: string } {
  made ??= render()
  return {
    type: 'text/html; charset=utf-8',
    body: made,
    csp: "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  }
}

function render(): string {
  const { paths } = buildOpenApi() as { paths: Record<string, Record<string, Operation>> }
  const areas = [...new Set(contracts.map(areaOf))]
  const nav = areas
    .map((area) => {
      const links = ofArea(area).map(
        (c) => `<li><a href="#${c.id}">${escapeHtml(c.id.slice(area.length + 1))}</a></li>`,
      )
      return `<li>${escapeHtml(area)}<ul>${links.join('')}</ul></li>`
    })
    .join('')
  const sections = areas.map(
    (area) =>
      `<section><h2>${escapeHtml(area)}</h2>${ofArea(area)
        .map((c) => article(c, paths))
        .join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API reference</title><style>${style}</style></head><body><nav aria-label="Endpoints"><ul>${nav}</ul></nav><main><h1>API reference</h1><p>Machine-readable: <a href="/api/openapi.json">openapi.json</a>. Every error carries <code>{ code, message, fields?, requestId }</code>.</p>${sections.join('')}</main></body></html>`
}

function areaOf(contract: Contract): string {
  return contract.id.slice(0, contract.id.indexOf('.'))
}

function ofArea(area: string): Contract[] {
  return contracts.filter((contract) => areaOf(contract) === area)
}

function article(contract: Contract, paths: Record<string, Record<string, Operation>>): string {
  const operation = paths[contract.path.replace(/:(\w+)/g, '{$1}')]?.[contract.method.toLowerCase()]
  if (!operation) return ''
  const limits = (contract.rateLimit ?? [])
    .map((l) => `${l.points} per ${l.seconds} s and ${l.by}`)
    .join(', ')
  const parameters = operation.parameters
    .map((p) => `${p.name} (${p.in}${p.required ? '' : ', optional'})`)
    .join(', ')
  const facts = [
    ['Who', whoMay(contract.needs)],
    ['From', contract.spec],
    ['Parameters', parameters],
    ['Limits', limits],
  ].filter(([, value]) => value)
  return `<article id="${contract.id}"><h3>${escapeHtml(contract.summary)}</h3><p class="line"><b>${contract.method}</b> <code>${escapeHtml(contract.path)}</code></p><dl>${facts
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`)
    .join('')}</dl>${operation.requestBody ? schema('Body', operation.requestBody) : ''}${Object.entries(
    operation.responses,
  )
    .map(([status, part]) => schema(status, part))
    .join('')}</article>`
}

function schema(title: string, part: Part): string {
  const json = JSON.stringify(part.content['application/json']?.schema, null, 2)
  return `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(json)}</pre></details>`
}

const style = `
:root{color-scheme:light dark;--line:#8884}
body{font:14px/20px system-ui,sans-serif;margin:0;display:grid;grid-template-columns:240px minmax(0,1fr)}
nav{padding:24px 16px;border-inline-end:1px solid var(--line);position:sticky;top:0;height:100vh;box-sizing:border-box;overflow:auto}
nav ul{list-style:none;padding:0;margin:0}nav ul ul{padding-inline-start:12px;margin-block:4px 12px}nav a{text-decoration:none;color:inherit;opacity:.8}
main{max-width:800px;padding:24px}h1{font-size:24px;line-height:32px;font-weight:500}h2{font-weight:500;text-transform:capitalize}h3{margin:0 0 8px;font-weight:500;font-size:16px}
article{border:1px solid var(--line);border-radius:10px;padding:16px;margin-block:16px}.line{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:100px 1fr;gap:4px}dt{opacity:.7}dd{margin:0}pre{overflow:auto;max-height:360px;background:#8881;padding:12px;border-radius:6px}summary{cursor:pointer;padding-block:4px}
@media(max-width:720px){body{display:block}nav{position:static;height:auto;border:0}}`
