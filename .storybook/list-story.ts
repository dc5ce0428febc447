import { screen, within } from 'storybook/test'
import type { Region } from '#mocks/contracts/shared/region.ts'

interface User {
  click: (element: Element) => Promise<void>
}

/** A screen's place in a story, and what stands in its address. */
export function atAddress({ pattern, href }: { pattern: string; href: (region: Region) => string }) {
  return (search = '') => ({ route: { pattern, url: `${href('eu')}${search && `?${search}`}` } })
}

/** The rows of a list under its head. */
export async function listRows(name: string): Promise<HTMLElement[]> {
  return within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
}

/** Chooses one value of a filter. */
export async function chooseOption(userEvent: User, name: string, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

/** Opens a row's menu and presses one of its entries. */
export async function pressInMenu(userEvent: User, name: string, entry: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

/** Deletes what a row shows; the question that was asked stays open where it is refused. */
export async function deleteRow(userEvent: User, one: string, name: string) {
  await pressInMenu(userEvent, name, 'Delete')
  const question = within(await screen.findByRole('alertdialog', { name: `Delete ${one}?` }))
  await userEvent.click(question.getByRole('button', { name: `Delete ${one}` }))
  return question
}
