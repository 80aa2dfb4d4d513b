/// <reference lib="dom" />
import { asCandidate, type Act } from './actions.ts'
import { button, cell, draw, moment, table } from './draw.ts'
import type { ListedRelease } from '../../api/answers.ts'

const HEADINGS = ['Version', 'Contract', 'Published', 'By', 'Note', 'Size', 'Live in', 'Actions']

/** Every release of a unit, the latest first. */
export function releasesTable(
  unit: string,
  releases: readonly ListedRelease[],
  act: Act,
): HTMLElement {
  const rows = releases.map(
    ({
      version,
      contract,
      publishedAt,
      publishedBy,
      note,
      brotli,
      channels,
      fetchable,
      ineligible,
    }) =>
      draw(
        'tr',
        { 'data-version': version },
        draw('th', { scope: 'row' }, version),
        cell(contract),
        cell(moment(publishedAt)),
        cell(publishedBy),
        cell(note ?? ''),
        draw('td', { class: 'number' }, `${(brotli / 1000).toFixed(1)} kB`),
        cell(
          ineligible
            ? draw('span', { class: 'quiet' }, ineligible)
            : fetchable
              ? channels.join(', ')
              : draw('span', { class: 'quiet' }, 'retired'),
        ),
        cell(
          !ineligible &&
            draw(
              'div',
              { class: 'actions' },
              button(
                'Promote',
                () => void act(unit, { action: 'promote', version }),
                `Promote ${unit} ${version}`,
              ),
              button(
                'In steps',
                () => void act(unit, { action: 'roll-out', version }),
                `Roll ${unit} ${version} out in steps`,
              ),
              button(
                'To a share',
                () => void asCandidate(act, unit, version),
                `Give ${unit} ${version} to a share`,
              ),
            ),
        ),
      ),
  )
  return table(HEADINGS, rows)
}
