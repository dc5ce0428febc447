import { describe, expect, it } from 'vitest'
import { fieldCatalogue } from '#mocks/contracts/agents/field-catalogue.ts'
import { readSource, repositoryFiles } from './source/repository.ts'

/** What an input is called where it is not called as its field is. */
const inputs: Readonly<Record<string, string>> = {
  vg_initMessages: 'suggestions',
  widgetTexts: 'texts',
  mutedMails: 'mails',
}

/** Fields chosen once, while the agent is made, by the screen that asks and the words it asks in. */
const chosenAtFirst: Readonly<Record<string, [screen: string, asks: string]>> = {
  agentPlatform: ['features/agents/new-agent/new-agent-fields.tsx', 'Choose Platform'],
}

/** What reads a field by another name: a rule beside the contract, or the widget in whose words it arrives. */
const readAs: Readonly<Record<string, string>> = {
  mutedMails: 'isMailed',
  widgetTexts: 'useWords',
  enableNodes: 'answeringFlow',
  'vapiConfig.promptOnWeb': 'callSetupOf',
  'voiceConfig.config.backgroundNoise': 'callSetupOf',
  'voiceConfig.transcriber.utteranceThreshold': 'callSetupOf',
}

/** Copies fields as a whole, or passes them on to whoever reads them. */
const passesOn =
  /^api\/(agents\/templates\/|agents\/copy-pictures|onboarding\/|embed\/public-agent\.presenter)/

const sources = (files: RegExp) =>
  repositoryFiles(files)
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file) && !passesOn.test(file))
    .map((file) => readSource(file))

const readers = sources(/^(api|features\/widget|app\/embed)\/.+\.tsx?$/)
const editors = sources(/^features\/agents\/.+\.tsx$/)

/** Fields that decide what a screen shows, by the screen: no server and no widget has to know them. */
const readOnScreen: Readonly<Record<string, string>> = {
  'ui.widgetType': 'features/agents/bar/website-script-modal.tsx',
}

/** A file that names every part of a field's path reads it. */
function isRead(path: string, files = readers): boolean {
  const screen = readOnScreen[path]
  if (screen) return readSource(screen).includes(path)
  const parts = (readAs[path] ?? path).split('.').map((part) => new RegExp(`\\b${part}\\b`))
  return files.some((text) => parts.every((part) => part.test(text)))
}

/** A screen with an input of that name edits it. */
function isEdited(path: string, files = editors): boolean {
  const [screen, asks] = chosenAtFirst[path] ?? []
  if (screen && asks) return readSource(screen).includes(`label="${asks}"`)
  const input = inputs[path] ?? path.replace(/^\w+\./, '')
  const named = new RegExp(`['"\`](?:[\\w.]+\\.)?${input.replace('.', '\\.')}['"\`.]`)
  return files.some((text) => named.test(text))
}

describe('fields of an agent', () => {
  it('each have a reader', () => {
    expect(fieldCatalogue.length).toBeGreaterThan(0)
    expect(fieldCatalogue.filter(({ path }) => !isRead(path))).toEqual([])
  })

  it('each have an editor', () => {
    expect(fieldCatalogue.filter(({ path }) => !isEdited(path))).toEqual([])
  })

  it('would notice one that nothing reads and nothing edits', () => {
    expect(isRead('ui.secretSauce', ['agent.ui', 'agent.secretSauce'])).toBe(false)
    expect(isRead('ui.secretSauce', ['agent.ui.secretSauce'])).toBe(true)
    expect(isEdited('secretSauce', ['values.secretSauce', "register('secretSauces')"])).toBe(false)
    expect(isEdited('secretSauce', ['<SettingSwitch name="secretSauce" />'])).toBe(true)
  })
})
