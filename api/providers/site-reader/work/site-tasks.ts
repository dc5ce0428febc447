import { rankColors } from '../brand/rank-colors.ts'
import { packStylesheet } from '../brand/stylesheet.ts'
import { readRobots } from '../crawl/robots-rules.ts'
import { readSitemap } from '../crawl/sitemap.ts'
import { readPage } from '../page/read-page.ts'
import { readablePages } from '../page/readable-pages.ts'

/** Everything that parses what a website sent; none of it runs on the server's own thread. */
export const siteTasks = {
  page: readPage,
  texts: readablePages,
  sheet: packStylesheet,
  colors: rankColors,
  sitemap: readSitemap,
  robots: readRobots,
}
