import { parseArgs } from 'node:util'

/** What a run is asked for. */
interface Options {
  quick: boolean
  rivals: boolean
  files: boolean
  /** How much of what a section is about there is; each says what it counts. */
  size: number | undefined
}

interface Section {
  about: string
  run(options: Options): Promise<void>
}

/** Each section loads only when it runs. */
const sections: Record<string, Section> = {
  http: {
    about: 'reads of agents against a bare Koa route, at 10, 1,000 and 100,000 agents',
    async run({ quick }) {
      const { benchHttp } = await import('./http/http.bench.ts')
      await benchHttp(quick ? [10, 1000] : [10, 1000, 100_000])
    },
  },
  live: {
    about: "a visitor's message to members' streams, with 200 open, and the memory of each; size: streams",
    async run({ quick, size = 200 }) {
      const { benchLive } = await import('./http/live.bench.ts')
      await benchLive({ streams: size, rounds: quick ? 10 : 40 })
    },
  },
  hosts: {
    about:
      "a first page on an agency's host and on unknown ones against our own, and a host of one of 10,000 agencies against 100",
    async run({ quick }) {
      const { benchHosts } = await import('./hosts/hosts.bench.ts')
      await benchHosts({ agencies: quick ? 1000 : 10_000, rounds: quick ? 100 : 500 })
    },
  },
  brand: {
    about:
      "an agency's pages in a browser against our own, layout shift of its theme, what changed on a second server process",
    async run({ quick }) {
      const { benchBrand } = await import('./hosts/brand.bench.ts')
      await benchBrand({ rounds: quick ? 3 : 9, changes: quick ? 2 : 5 })
    },
  },
  sizes: {
    about: 'bytes a browser loads: embed, login, sign-up, shell',
    async run({ files }) {
      const { benchSizes } = await import('./sizes/sizes.bench.ts')
      await benchSizes({ files })
    },
  },
  ui: {
    about: 'the design system: bytes of its kernel, and a theme switch against a bare page',
    async run({ quick }) {
      const { benchUi } = await import('./ui/ui.bench.ts')
      await benchUi({ rounds: quick ? 20 : 60 })
    },
  },
  screens: {
    about: 'the agents list and the agent switcher at 10,000 agents against 100, and going between screens',
    async run({ quick }) {
      const { benchScreens } = await import('./screens/screens.bench.ts')
      await benchScreens({ rounds: quick ? 5 : 15 })
    },
  },
  storybook: {
    about: 'the built catalogue from an empty browser to its first story; builds it where it is not built',
    async run({ quick }) {
      const { benchCatalogue } = await import('./catalogue/catalogue.bench.ts')
      await benchCatalogue({ rounds: quick ? 3 : 5 })
    },
  },
  canvas: {
    about: 'frames while a node is dragged over a canvas of 500 nodes, against one of 20',
    async run({ quick }) {
      const { benchCanvas } = await import('./canvas/canvas.bench.ts')
      await benchCanvas({ rounds: quick ? 2 : 6 })
    },
  },
  embed: {
    about: 'the popup on a plain website at 4× CPU slow-down, against a bare probe',
    async run({ quick, rivals }) {
      const { benchEmbed } = await import('./embed/embed.bench.ts')
      await benchEmbed({ rounds: quick ? 3 : 11, rivals })
    },
  },
  search: {
    about: 'the search of an agent, per key, against reading every word of its entries',
    async run({ quick }) {
      const { benchSearch } = await import('./search/search.bench.ts')
      benchSearch({ rounds: quick ? 20 : 100 })
    },
  },
  figures: {
    about:
      "a year of an agent's figures, a million messages, against a week of them, over HTTP and in a browser; Chats of 100,000 conversations against 100; size: conversations",
    async run({ quick, size = quick ? 5_000 : 100_000 }) {
      const { benchFigures } = await import('./figures/figures.bench.ts')
      await benchFigures({
        conversations: size,
        rounds: quick ? 15 : 40,
        paints: quick ? 3 : 9,
      })
    },
  },
  gate: {
    about: 'the publish gate: fifty cases in the background, and stopping them; size: cases',
    async run({ quick, size = quick ? 10 : 50 }) {
      const { benchGate } = await import('./gate/gate.bench.ts')
      await benchGate({ cases: size })
    },
  },
  inbox: {
    about:
      'the inbox of 100,000 conversations against 100, and the search of a million messages; size: conversations',
    async run({ quick, size = quick ? 2_000 : 100_000 }) {
      const { benchInbox } = await import('./inbox/inbox.bench.ts')
      await benchInbox({ conversations: size, rounds: quick ? 20 : 60 })
    },
  },
  'inbox-scroll': {
    about:
      'scrolling Chats in a browser, of which 5,000 conversations were read, against 100; size: conversations',
    async run({ quick, size = quick ? 500 : 5_000 }) {
      const { benchInboxScroll } = await import('./inbox/inbox-scroll.bench.ts')
      await benchInboxScroll({ rows: size, steps: quick ? 120 : 400 })
    },
  },
  waiting: {
    about: 'who waits for a member, and the tags to choose from; size: conversations',
    async run({ quick, size = quick ? 10_000 : 50_000 }) {
      const { benchWaiting } = await import('./inbox/waiting.bench.ts')
      await benchWaiting({ conversations: size, rounds: quick ? 20 : 100 })
    },
  },
  ingest: {
    about: 'reading 1,000 pages into an agent: what others wait meanwhile, against the same server at rest',
    async run({ quick }) {
      const { benchIngest } = await import('./ingest/ingest.bench.ts')
      await benchIngest({ pages: quick ? 200 : 1000 })
    },
  },
  knowledge: {
    about:
      'questions to 5,000 documents of 50 MB: while they are read, first after a start, after a change; size: documents',
    async run({ quick, size = quick ? 500 : 5_000 }) {
      const { benchKnowledge } = await import('./knowledge/knowledge.bench.ts')
      await benchKnowledge({ documents: size, characters: 10_000, starts: quick ? 4 : 10 })
    },
  },
  responder: {
    about: "the local responder's first and next answers on 30 pages",
    async run({ quick }) {
      const { benchResponder } = await import('./responder/responder.bench.ts')
      await benchResponder({ agents: quick ? 40 : 100 })
    },
  },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    rivals: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    size: { type: 'string' },
  },
})
const options = { ...values, size: values.size === undefined ? undefined : Number(values.size) }

const unknown = positionals.filter((name) => !Object.hasOwn(sections, name))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no section ${unknown.join(', ')}. Sections: ${Object.keys(sections).join(', ')}\n`,
  )
  process.exitCode = 1
} else if (options.help) {
  process.stdout.write(help())
} else {
  for (const [name, section] of Object.entries(sections)) {
    if (positionals.length === 0 || positionals.includes(name)) await section.run(options)
  }
}

function help(): string {
  const lines = Object.entries(sections).map(([name, { about }]) => `  ${name.padEnd(13)}${about}`)
  return `npm run bench -- [sections] [flags]   every section when none is named

${lines.join('\n')}

  --quick    fewer rounds, and a twentieth of what fills a store
  --size n   how much there is of what a section is about, where it says so
  --files    sizes: also every file of every page
  --rivals   embed: also other widgets from npm, installed into a temporary folder
`
}
