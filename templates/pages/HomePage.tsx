import { Fragment } from 'react';
import { Art, type ArtView, BoxCount, Disc } from '../parts/Art.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Stats, Tags, type StatsView } from '../parts/Facts.tsx';
import type { About, Resources } from '../../src/domain/data.ts';
import { formatDate } from '../../src/domain/dates.ts';
import type { SearchBoxProps } from '../islands/search/SearchBox.tsx';
import { Newsletter, type NewsletterView } from '../parts/Newsletter.tsx';
import { InlineProse, Prose } from '../parts/Prose.tsx';
import { Search } from '../parts/Search.tsx';

export interface SpineView {
  name: string;
  href: string;
  picture: ArtView['picture'];
  game: string;
  boxes: number;
}

export interface HomeCardView {
  title: string;
  description: string;
  href: string;
  art: ArtView;
  boxes: number;
  firstPick: string;
  stats: StatsView;
  tags: readonly string[];
  isNew: boolean;
  /** Null if the page shows it once for all cards. */
  lastUpdated: string | null;
}

export interface HomePageView {
  hero: { title: string; text: string };
  search: SearchBoxProps;
  indexHref: string;
  shelf: readonly SpineView[];
  /** updated: the date of all guides on the page, if it is the same. */
  top: {
    heading: string;
    updated: string | null;
    weights: string | null;
    lead: HomeCardView;
    rows: readonly HomeCardView[];
  };
  explore: { heading: string; text: string; cards: readonly HomeCardView[] };
  about: About;
  resources: Resources;
  newsletter: NewsletterView | null;
}

export function HomePage({ page }: { page: HomePageView }) {
  return (
    <main id="main" tabIndex={-1}>
      <HomeHero page={page} />
      <TopGuides top={page.top} />
      {page.explore.cards.length > 0 && <Explore explore={page.explore} indexHref={page.indexHref} />}
      <AboutProject about={page.about} />
      <section className="band" aria-labelledby="resources-h">
        <div className="wrap">
          <div className="head">
            <h2 id="resources-h">{page.resources.heading}</h2>
          </div>
          <ul className="leaders">
            {page.resources.links.map(({ label, href, note }) => (
              <li key={href}>
                <a href={href}>
                  {label}
                  {note !== undefined && (
                    <>
                      <span className="vh">: </span>
                      <span>{note}</span>
                    </>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Newsletter newsletter={page.newsletter} />
    </main>
  );
}

function HomeHero({ page: { hero, shelf, search } }: { page: HomePageView }) {
  return (
    <section className="open felt" aria-labelledby="home-h">
      <div className="wrap">
        <div className="open__txt">
          <h1 id="home-h">{hero.title}</h1>
          <div className="stack">
            <p className="lede">{hero.text}</p>
            <Search search={search} />
          </div>
        </div>
        <nav className="shelf" aria-label="Guides on the shelf">
          <ul>
            {shelf.map((spine) => (
              <li key={spine.href}>
                <a className="spine" data-game={spine.game} href={spine.href}>
                  <Picture picture={spine.picture} alt="" sizes="2.75rem" load="last" />
                  <b>{spine.name}</b>
                  <i>
                    <BoxCount count={spine.boxes} />
                  </i>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

function TopGuides({ top }: { top: HomePageView['top'] }) {
  const { lead } = top;
  return (
    <section className="band band--sheet" aria-labelledby="top-h">
      <div className="wrap">
        <div className="head">
          <h2 id="top-h">{top.heading}</h2>
          <p className="small muted">
            {top.updated !== null && (
              <>
                <Updated date={top.updated} />.{' '}
              </>
            )}
            {top.weights}
          </p>
        </div>
        <div className="tops">
          <article className="lead">
            <Art art={lead.art} eager>
              <span className="count">
                <BoxCount count={lead.boxes} />
              </span>
            </Art>
            <div>
              <CardTitle card={lead} />
              <FirstPick card={lead} />
              <p>{lead.description}</p>
              <Stats stats={lead.stats} />
              <ViewGuide card={lead} />
            </div>
          </article>
          <div className="rows">
            {top.rows.map((card, at) => (
              <article key={card.href} className="row">
                <Art art={card.art} shape="32" eager={at === 0} />
                <div>
                  <CardTitle card={card} />
                  <FirstPick card={card} />
                  <p className="small muted">{card.description}</p>
                  <ViewGuide card={card} line />
                </div>
              </article>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Explore({ explore, indexHref }: { explore: HomePageView['explore']; indexHref: string }) {
  return (
    <section className="band" aria-labelledby="explore-h">
      <div className="wrap">
        <div className="head">
          <h2 id="explore-h">{explore.heading}</h2>
          <p className="muted">{explore.text}</p>
        </div>
        <div className="cats">
          {explore.cards.map((card) => (
            <article key={card.href} className="cat">
              <Art art={card.art} shape="sq" />
              <div>
                <CardTitle card={card} />
                <p className="small muted">{card.description}</p>
                <Stats stats={card.stats} />
                <Tags tags={card.tags} />
                {card.lastUpdated !== null && (
                  <p className="chk">
                    <Updated date={card.lastUpdated} />
                  </p>
                )}
              </div>
            </article>
          ))}
        </div>
        <p className="more">
          <a className="btn btn--line" href={indexHref}>
            Browse All Guides
          </a>
        </p>
      </div>
    </section>
  );
}

function AboutProject({ about }: { about: About }) {
  return (
    <section className="band band--sheet" aria-labelledby="about-h">
      <div className="wrap about">
        <div className="stack">
          <h2 id="about-h">{about.heading}</h2>
          <p className="lede">{about.lede}</p>
          <Prose text={about.text} />
          <p>
            <a className="btn btn--line" href={about.link.href}>
              {about.link.label}
            </a>
          </p>
        </div>
        <ol className="steps">
          {about.steps.map(({ label, text }, index) => (
            <li key={label}>
              <Disc number={index + 1} />
              <div>
                <h3>{label}</h3>
                <p className="muted">
                  <InlineProse text={text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function CardTitle({ card }: { card: HomeCardView }) {
  return (
    <h3>
      <a href={card.href}>{card.title}</a>
      {card.isNew && (
        <Fragment>
          {' '}
          <span className="badge badge--new">New</span>
        </Fragment>
      )}
    </h3>
  );
}

function FirstPick({ card }: { card: HomeCardView }) {
  return (
    <p className="pick">
      First pick: <b>{card.firstPick}</b>
      {card.lastUpdated !== null && (
        <span className="pick__date">
          {' '}
          <Updated date={card.lastUpdated} />
        </span>
      )}
    </p>
  );
}

function Updated({ date }: { date: string }) {
  return (
    <>
      Updated <time dateTime={date}>{formatDate(date)}</time>
    </>
  );
}

function ViewGuide({ card, line = false }: { card: HomeCardView; line?: boolean }) {
  return (
    <a className={line ? 'btn btn--line' : 'btn'} href={card.href} aria-label={`View Guide: ${card.title}`}>
      View Guide
    </a>
  );
}
