import { OfferList, type OfferView } from '../parts/Offers.tsx';
import { Prose } from '../parts/Prose.tsx';

export interface OfferGroupView {
  id: string;
  heading: string;
  offers: readonly OfferView[];
}

/** statements are the sentences that shops' affiliate programmes demand. */
export interface WhereToBuyView {
  text: string;
  disclosure: string;
  statements: readonly string[];
  groups: readonly OfferGroupView[];
  items: readonly OfferGroupView[];
}

export function WhereToBuy({ view }: { view: WhereToBuyView }) {
  return (
    <>
      <Prose text={view.text} />
      <p className="small muted">
        {view.disclosure}
        {view.statements.map((statement) => ` ${statement}`)}
      </p>
      {view.groups.map((group) => (
        <OfferGroup key={group.id} group={group} />
      ))}
      {view.items.length > 0 && (
        <>
          <h3>Every box, shop by shop</h3>
          {view.items.map((group) => (
            <details key={group.id} className="shops">
              <summary id={group.id}>{group.heading}</summary>
              <OfferList offers={group.offers} labelledBy={group.id} />
            </details>
          ))}
        </>
      )}
    </>
  );
}

function OfferGroup({ group }: { group: OfferGroupView }) {
  return (
    <>
      <h3 id={group.id}>{group.heading}</h3>
      <OfferList offers={group.offers} labelledBy={group.id} />
    </>
  );
}
