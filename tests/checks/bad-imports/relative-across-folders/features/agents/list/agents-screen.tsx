import { Button } from '../../../ui/button/button.tsx'

export const Press = Button
