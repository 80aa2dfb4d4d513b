import { writeFile } from 'node:fs/promises'
import { browsersDocument, DOCUMENT } from './browsers-document.ts'

await writeFile(DOCUMENT, browsersDocument())
