import { useAppearance } from '#features/shared/appearance/appearance-context.ts'
import dark from './pictures/agent-dark.webp'
import light from './pictures/agent-light.webp'
import './product-picture.css'

/** The product as it is, photographed (`tests/demo/pictures.ts`), in the mode of the page. */
export function ProductPicture() {
  const { mode } = useAppearance()
  return (
    <img
      className="vg-_product-picture"
      src={mode === 'dark' ? dark : light}
      width={1280}
      height={800}
      loading="lazy"
      alt="An agent’s page: its settings, and its chat with an answer"
    />
  )
}
