import { Art, type ArtView } from '../parts/Art.tsx';
import { GuideCard, type GuideCardView } from '../parts/GuideCard.tsx';

export interface NotFoundPageView {
  code: string;
  title: string;
  text: string;
  art: ArtView;
  buttons: readonly { label: string; href: string }[];
  cards: readonly GuideCardView[];
}

export function NotFoundPage({ page }: { page: NotFoundPageView }) {
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <div className="lost">
        <div className="stack">
          <p className="code">{page.code}</p>
          <h1>{page.title}</h1>
          <p className="lede">{page.text}</p>
          <p className="acts">
            {page.buttons.map(({ label, href }, index) => (
              <a key={label} className={index === 0 ? 'btn' : 'btn btn--line'} href={href}>
                {label}
              </a>
            ))}
          </p>
        </div>
        <Art art={page.art} eager />
      </div>
      <div className="cards cards--2">
        {page.cards.map((card) => (
          <GuideCard key={card.title} card={card} heading="h2" />
        ))}
      </div>
    </main>
  );
}
