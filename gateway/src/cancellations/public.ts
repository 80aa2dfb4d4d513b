export { cancellationsOf, cancelledSince } from './read.ts'
