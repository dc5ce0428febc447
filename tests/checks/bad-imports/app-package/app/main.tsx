import Koa from 'koa'

export const server = new Koa()
