import { GuideCard, type GuideCardView } from '../parts/GuideCard.tsx';

export function RelatedGuides({ view }: { view: readonly GuideCardView[] }) {
  return (
    <div className="cards cards--4 cards--rows">
      {view.map((card) => (
        <GuideCard key={card.title} card={card} heading="h3" />
      ))}
    </div>
  );
}
