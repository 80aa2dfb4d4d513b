import { root } from '@borong/build/units'
import { parseSync } from 'oxc-parser'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  refusedInPath,
  refusedInProse,
  refusedInTitle,
  titlesIn,
  type RefusedWord,
} from './words.ts'

const FILES = '**/*.{ts,tsx,mjs,cjs,css,md}'
const GENERATED = /node_modules|^(dist|\.tsc|\.cache|\.data)$/

interface Found extends RefusedWord {
  file: string
}

/** A sentence for every private word in a comment, a test title, a document or a file name. */
export async function findWords(): Promise<string[]> {
  const found: Found[] = []
  for await (const file of glob(FILES, { cwd: root, exclude: (name) => GENERATED.test(name) }))
    found.push(...(await refusedInFile(file)))
  return found.map(({ file, word, instead }) => `${file}: “${word}”; write: ${instead}`)
}

async function refusedInFile(file: string): Promise<Found[]> {
  const source = await readFile(join(root, file), 'utf8')
  const titles = /\.(test|spec)\.tsx?$/.test(file) ? titlesIn(source) : []
  return [
    ...refusedInPath(file),
    ...titles.flatMap(refusedInTitle),
    ...proseOf(file, source).flatMap(refusedInProse),
  ].map((word) => ({ ...word, file }))
}

function proseOf(file: string, source: string): string[] {
  if (file.endsWith('.md')) return source.replace(/```.*?```/gs, '').split(/\n\s*\n|\|/)
  if (file.endsWith('.css')) return [...source.matchAll(/\/\*(.*?)\*\//gs)].map(([, text]) => text!)
  return commentsOf(file, source)
}

// Consecutive line comments are one text.
function commentsOf(file: string, source: string): string[] {
  const texts: string[] = []
  let end = -1
  for (const { type, value, start, end: next } of parseSync(file, source).comments) {
    const isContinued = type === 'Line' && end >= 0 && source.slice(end, start).trim() === ''
    if (isContinued) texts.push(`${texts.pop()} ${value}`)
    else texts.push(value)
    end = type === 'Line' ? next : -1
  }
  return texts
}
