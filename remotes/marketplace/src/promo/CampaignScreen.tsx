import { campaignDetail } from '@borong/api/campaigns'
import { callQuery, useParams, useQuery } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band, Bands } from '@borong/ui/Band'
import { Skeleton } from '@borong/ui/Skeleton'
import { ProductSection } from '../shop/ProductSection.tsx'
import { isGone } from '../shop/is-gone.ts'
import { campaignPath } from '../shop/paths.ts'
import { NoPromo } from './NoPromo.tsx'
import { PromoHead } from './PromoHead.tsx'

/** A campaign with its sections of products. */
export function CampaignScreen() {
  const { id = '' } = useParams()
  const query = useQuery(callQuery(campaignDetail, { params: { id } }))
  if (isGone(query.error)) return <NoPromo />
  return (
    <Bands isWide>
      <QueryContent
        query={query}
        skeleton={
          <Band>
            <Skeleton height={150} radius={10} />
          </Band>
        }
      >
        {({ result: campaign }) => (
          <>
            <PromoHead about={campaign} path={campaignPath(id)} />
            {campaign.sections.map((section) => (
              <ProductSection key={section.id} section={section} />
            ))}
          </>
        )}
      </QueryContent>
    </Bands>
  )
}
